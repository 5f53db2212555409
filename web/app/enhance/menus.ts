/** Closes `<details data-menu>` as a menu closes: on Escape, outside, and when a link is chosen. */
export function enhanceMenus(): void {
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const menu of openMenus()) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
  });
  document.addEventListener("pointerdown", closeOthers);
  document.addEventListener("focusin", closeOthers);
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    for (const menu of openMenus()) if (menu.contains(link)) menu.open = false;
  });
}

function closeOthers({ target }: Event): void {
  for (const menu of openMenus()) {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  }
}

function openMenus(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll("details[data-menu][open]");
}
