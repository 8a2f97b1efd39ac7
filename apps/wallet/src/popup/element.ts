type Child = Node | string | undefined | false

type Attributes = Record<string, string | number | boolean | ((event: Event) => void) | undefined>

/** Makes an element; `onX` attributes are listeners, booleans are set or left out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') node.addEventListener(name.slice(2), value)
    else if (value === true) node.setAttribute(name, '')
    else if (value !== undefined && value !== false) node.setAttribute(name, String(value))
  }
  for (const child of children) if (child) node.append(child)
  return node
}
