/** What the browser fetches to bring a page to life. */
export interface PageModules {
  /** Shared by the routes, and the manifest: fetched together, so that nothing waits in line. */
  shared: readonly string[];
  /** The module of each matched route. */
  routes: Readonly<Record<string, string>>;
  /** Begins hydration; waits for `lateModules`. */
  entry: string;
}

declare global {
  interface Window {
    /** Settles once the page's modules are in place; absent where the page starts at once. */
    lateModules?: Promise<unknown>;
    /** Ends the watch for what was used too early and hands it over; gone once the page runs. */
    takeMissed?: () => [target: HTMLElement, type: string][];
  }
}

/** What shows that somebody is about to use the page. */
const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"];

/**
 * The inline script that brings a page to life. The modules are fetched when the page is
 * painted and the browser has nothing better to do (not at all where data is to be saved), and run at the first sign of use.
 * The same page always gives the same text, so that a policy may name it by its hash.
 * @param isUrgent starts at once: something on the page cannot be seen without its script
 */
export function lateStartScript({ shared, routes, entry }: PageModules, isUrgent: boolean): string {
  const modules = JSON.stringify([shared, routes, entry]).replaceAll("<", "\\u003c");
  return `(([shared,routes,entry],isUrgent)=>{
const signs=${JSON.stringify(SIGNS)},events=["click","change","input"],missed=[],links=[];
const each=(types,how,listener)=>types.forEach(type=>document[how+"EventListener"](type,listener,{capture:true,passive:true}));
const note=({target,type})=>{const used=target.closest?.(type==="click"?"button[type=button]":"select,input,textarea");if(used&&!missed.some(([each,kind])=>each===used&&kind===type))missed.push([used,type])};
let hasStarted=false;
const start=()=>{if(hasStarted)return;hasStarted=true;each(signs,"remove",start);
links.forEach(link=>link.remove());
window.__remixRouteModules={};
window.lateModules=Promise.all([...shared.map(url=>import(url)),...Object.keys(routes).map(id=>import(routes[id]).then(module=>{window.__remixRouteModules[id]=module}))]);
import(entry)};
const fetchAll=()=>{if(hasStarted)return;for(const href of [...shared,...Object.values(routes),entry])links.push(document.head.appendChild(Object.assign(document.createElement("link"),{rel:"modulepreload",fetchPriority:"low",href})))};
window.takeMissed=()=>{each(events,"remove",note);return missed};
each(events,"add",note);
if(isUrgent)return start();
each(signs,"add",start);
const whenIdle=window.requestIdleCallback??(work=>setTimeout(work,200));
if(!navigator.connection?.saveData)addEventListener("load",()=>new PerformanceObserver((_,observer)=>{observer.disconnect();whenIdle(fetchAll)}).observe({type:"paint",buffered:true}));
})(${modules},${isUrgent});`;
}

/** Repeats what was pressed or chosen before the page could answer. */
export function repeatMissed(): void {
  const missed = window.takeMissed?.() ?? [];
  delete window.takeMissed;
  for (const [target, type] of missed) {
    if (type === "click") target.click();
    else target.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
