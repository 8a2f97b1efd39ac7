/** Adopts sheets into a shadow root, each text once, in the order in which components ask. */
export function createStyleAdopter(root: ShadowRoot): (css: string) => void {
  const adopted = new Set<string>()
  return css => {
    if (adopted.has(css)) return
    adopted.add(css)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  }
}
