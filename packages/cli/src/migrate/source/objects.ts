import type { Node } from '../../source/source.js'

/** Properties of an object literal: name → node of the value. Undefined if it has a spread, a method or a computed name. */
export function readObject(object: Node | undefined): Map<string, Node> | undefined {
  if (object?.kind() !== 'object') return undefined
  const properties = new Map<string, Node>()
  for (const child of object.children().filter(node => node.isNamed() && node.kind() !== 'comment')) {
    const key = child.field('key')
    const value = child.field('value')
    if (child.kind() === 'pair' && key && value && key.kind() !== 'computed_property_name')
      properties.set(key.text().replace(/^['"]|['"]$/g, ''), value)
    else if (child.kind() === 'shorthand_property_identifier') properties.set(child.text(), child)
    else return undefined
  }
  return properties
}

/** `name: value`, or `name` where both are the same. */
export function toProperty(name: string, value: string): string {
  const key = /^[\w$]+$/.test(name) ? name : `'${name}'`
  return key === value ? name : `${key}: ${value}`
}

/** An object literal on one line. */
export function toObject(properties: ReadonlyMap<string, string>): string {
  return `{ ${[...properties].map(([name, value]) => toProperty(name, value)).join(', ')} }`
}
