/** Constructed stylesheets by text, shared by all islands of a page. */
const stylesheets = new Map<string, CSSStyleSheet>();

function stylesheetOf(css: string): CSSStyleSheet {
  let stylesheet = stylesheets.get(css);
  if (!stylesheet) {
    stylesheet = new CSSStyleSheet();
    stylesheet.replaceSync(css);
    stylesheets.set(css, stylesheet);
  }
  return stylesheet;
}

/** Adopts a stylesheet into a shadow root or the document, once. */
export function adoptStylesheet(root: ShadowRoot | Document, css: string): void {
  const stylesheet = stylesheetOf(css);
  if (!root.adoptedStyleSheets.includes(stylesheet)) root.adoptedStyleSheets.push(stylesheet);
}
