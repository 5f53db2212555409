/** Where a row of tabs is wider than the screen, the current tab is scrolled into view. */
export function enhanceScrollRows(): void {
  for (const row of document.querySelectorAll<HTMLElement>("[data-scroll-row]")) {
    const tab = row.querySelector("[aria-current]")?.parentElement;
    if (tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }
}
