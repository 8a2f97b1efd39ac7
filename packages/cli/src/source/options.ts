import type { App } from './app.js'
import { type Node, parse, readText } from './source.js'

/** The options that a file passes to `createLatchkit`, as an object literal. */
export type FoundOptions = { readonly file: string; readonly options: Node }

/** Returns the options of each `createLatchkit` of an app. Options that are computed are left out. */
export function findOptions(app: App): FoundOptions[] {
  return app.sources.flatMap(file => {
    const text = app.read(file) ?? ''
    // A file of Vue is not JavaScript.
    if (!text.includes('createLatchkit(') || file.endsWith('.vue')) return []
    return parse(file, text)
      .findAll('createLatchkit($OPTIONS)')
      .flatMap(call => {
        const options = resolve(call.getMatch('OPTIONS') ?? undefined)
        return options?.kind() === 'object' ? [{ file, options }] : []
      })
  })
}

/** Returns the value of a property of an object literal. */
export function findValue(object: Node | undefined, key: string): Node | undefined {
  for (const child of resolve(object)?.children() ?? []) {
    if (child.kind() === 'shorthand_property_identifier' && child.text() === key) return child
    if (child.kind() === 'pair' && child.field('key')?.text() === key)
      return child.field('value') ?? undefined
  }
  return undefined
}

/** Returns the text of a value. */
export function readConstant(value: Node | undefined): string | undefined {
  return readText(resolve(value))
}

/** Returns the value that a name has in the same file, without `as` and `satisfies`. */
function resolve(value: Node | undefined): Node | undefined {
  const plain = withoutType(value)
  if (plain?.kind() !== 'identifier' && plain?.kind() !== 'shorthand_property_identifier') return plain
  const constant = plain
    .getRoot()
    .root()
    .findAll({ rule: { kind: 'variable_declarator' } })
    .find(declarator => declarator.field('name')?.text() === plain.text())
  return withoutType(constant?.field('value') ?? undefined)
}

function withoutType(value: Node | undefined): Node | undefined {
  const isTyped = value?.kind() === 'as_expression' || value?.kind() === 'satisfies_expression'
  return isTyped ? withoutType(value.children()[0]) : value
}
