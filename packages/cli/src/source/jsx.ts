import { type Edit, endOf, indentOf, type Node, replace, startOf } from './source.js'

/** Elements with this name, with or without children. */
export function findElements(root: Node, name: string): Node[] {
  return [...findKind(root, 'jsx_element'), ...findKind(root, 'jsx_self_closing_element')].filter(
    node => tagOf(node) === name,
  )
}

function findKind(root: Node, kind: string): Node[] {
  try {
    return root.findAll({ rule: { kind } })
  } catch {
    // The grammar of a `.ts` file has no elements.
    return []
  }
}

/** The opening tag, or the element itself if it has no children. */
export function openingOf(element: Node): Node {
  return element.kind() === 'jsx_element' ? (element.child(0) ?? element) : element
}

function closingOf(element: Node): Node | undefined {
  return element.children().find(node => node.kind() === 'jsx_closing_element')
}

/** The name in the tag, such as `React.StrictMode`. */
export function tagOf(element: Node): string | undefined {
  return openingOf(element)
    .children()
    .find(node => node.isNamed())
    ?.text()
}

export type Attribute = {
  name: string
  node: Node
  /** The value as an expression: `dark` of `theme={dark}`, `'dark'` of `theme="dark"`, `true` of `theme`. */
  value: string
  /** The node of the value, undefined for `theme`. */
  expression: Node | undefined
}

/** Attributes of an element. A spread is not in the list. */
export function readAttributes(element: Node): Attribute[] {
  return openingOf(element)
    .children()
    .filter(node => node.kind() === 'jsx_attribute')
    .map(node => {
      const [name, ...values] = node.children().filter(child => child.isNamed())
      const [value] = values
      const expression =
        value?.kind() === 'jsx_expression'
          ? value.children().find(child => child.isNamed())
          : (value ?? undefined)
      return {
        name: name?.text() ?? '',
        node,
        value: expression ? quote(expression) : 'true',
        expression: expression ?? undefined,
      }
    })
}

const quote = (node: Node) => (node.kind() === 'string' ? `'${node.text().slice(1, -1)}'` : node.text())

/** Gives an element another name and other attributes; its children stay. */
export function rewriteTag(element: Node, name: string, attributes: readonly string[]): Edit[] {
  const tag = [name, ...attributes].join(' ')
  const closing = closingOf(element)
  if (!closing) return [replace(element, `<${tag} />`)]
  return [replace(openingOf(element), `<${tag}>`), replace(closing, `</${name}>`)]
}

/** Replaces an element by its children, which move to its indentation. */
export function unwrap(element: Node): Edit {
  const closing = closingOf(element)
  if (!closing) return replace(element, 'null')
  const text = element.getRoot().root().text()
  const inner = text.slice(endOf(openingOf(element)), startOf(closing))
  const children = element
    .children()
    .filter(node => node.isNamed() && !/^jsx_(opening|closing)/.test(String(node.kind())))
  const elements = children.filter(node => node.kind() !== 'jsx_text' || node.text().trim() !== '')
  const outer = indentOf(element)
  const [first] = elements
  const isInElement = /^jsx_(element|fragment)$/.test(String(element.parent()?.kind()))
  const own = first ? indentOf(first) : outer
  const body = inner
    .trim()
    .split('\n')
    .map((line, index) => (index > 0 && line.startsWith(own) ? outer + line.slice(own.length) : line))
    .join('\n')
  // Outside of another element, several children or a text need a fragment around them.
  const isAlone =
    elements.length === 1 && /^jsx_(element|self_closing_element|fragment)$/.test(String(first?.kind()))
  return replace(element, isInElement || isAlone ? body : `<>${body}</>`)
}
