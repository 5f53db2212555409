// Loads Google Analytics for the id that the owner has set; the page names it in its script tag.
(() => {
  const id = document.currentScript?.dataset.measurementId;
  if (!id) return;
  // A page that was prerendered counts as visited when it is shown.
  if (document.prerendering) {
    document.addEventListener("prerenderingchange", () => load(id), { once: true });
  } else load(id);

  function load(id) {
    window.dataLayer = window.dataLayer || [];
    window.gtag = function gtag() {
      window.dataLayer.push(arguments);
    };
    window.gtag("js", new Date());
    window.gtag("config", id);
    const script = document.createElement("script");
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
    document.head.append(script);
  }
})();
