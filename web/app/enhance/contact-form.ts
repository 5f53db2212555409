/**
 * Shows the alert of `<form data-alert="…">` instead of sending the form: the contact form sends
 * nothing (public spec §2). Without this script the form's own address says the same.
 */
export function enhanceContactForm(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset["alert"] === undefined) return;
    event.preventDefault();
    window.alert(form.dataset["alert"]);
    form.reset();
  });
}
