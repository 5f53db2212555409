/**
 * The one script of the public pages, which React does not hydrate (docs/decisions/0022). It adds
 * what HTML alone cannot do; every page reads and works without it. Markup asks for it by data
 * attributes:
 *
 * | Attribute           | On           | Does                                                        |
 * | ------------------- | ------------ | ----------------------------------------------------------- |
 * | `data-menu`         | `<details>`  | closes on Escape, on a press or focus outside, on a choice  |
 * | `data-theme-switch` | `<button>`   | changes between light and dark                              |
 * | `data-live`         | GET `<form>` | shows the results while the visitor chooses or types        |
 * | `data-alert`        | `<form>`     | shows the attribute's text as an alert instead of sending   |
 * | `data-copy`         | `<button>`   | copies what the element of this id shows                    |
 * | `data-toast`        | any          | is announced, and goes after a while or when it is closed   |
 * | `data-scroll-row`   | any          | scrolls its current entry into view                         |
 * | `data-picture`      | `<img>`      | gives way to initials or a pattern when it is broken        |
 *
 * Listeners stand on the document, so that parts which arrive late have them too.
 */
import { enhanceCopyButtons } from "./copy-buttons";
import { enhanceContactForm } from "./contact-form";
import { enhanceLiveForms } from "./live-form";
import { enhanceMenus } from "./menus";
import { enhancePictures } from "./pictures";
import { enhanceScrollRows } from "./scroll-rows";
import { enhanceTheme } from "./theme-switch";
import { enhanceToasts } from "./toasts";

enhanceMenus();
enhanceTheme();
enhanceLiveForms();
enhanceContactForm();
enhanceToasts();
enhanceScrollRows();
enhanceCopyButtons();
enhancePictures();

// While developing: a changed component reloads the page, since nothing can be replaced in it.
import.meta.hot?.on("remix:hmr", () => location.reload());
