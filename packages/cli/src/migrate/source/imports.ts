import {
  applyEdits,
  findUses,
  type Node,
  parse,
  readText,
  remove,
  replace,
  startOf,
} from '../../source/source.js'

export type ImportedName = { module: string; name: string; local: string; isType: boolean }

/** Imported names of a file. The name of a default export is `default`, that of a namespace `*`. */
export function readImports(root: Node): ImportedName[] {
  return findImports(root).flatMap(({ node, module }) =>
    [...readNames(node), ...readOthers(node)].map(name => ({ module, ...name })),
  )
}

/** The name that an import has in this file, or undefined if it is not imported. */
export function localName(root: Node, module: string, name: string): string | undefined {
  return readImports(root).find(found => found.module === module && found.name === name)?.local
}

/** Whether anything is imported, or exported again, from a module that has the test. */
export function importsFrom(root: Node, test: (module: string) => boolean): boolean {
  return [...findImports(root), ...readReexports(root)].some(({ module }) => test(module))
}

/** Statements that export names of another module. */
export function readReexports(root: Node): { node: Node; module: string }[] {
  return root.children().flatMap(node => {
    const module = node.kind() === 'export_statement' ? readText(node.field('source')) : undefined
    return module === undefined ? [] : [{ node, module }]
  })
}

type ImportChanges = {
  /** Names to remove by module. */
  remove?: Record<string, readonly string[]> | undefined
  /** Names to add by module, such as `{ react: ['useState', 'type ReactNode'] }`. */
  add?: Record<string, readonly string[]> | undefined
}

/** Removes and adds named imports. New modules are imported where the first removed one was, else after the last import. */
export function changeImports(
  file: string,
  text: string,
  { remove: gone = {}, add = {} }: ImportChanges,
): string {
  const root = parse(file, text)
  const imports = findImports(root)
  const missing = new Map(Object.entries(add).filter(([, names]) => names.length > 0))
  let at: number | undefined
  const edits = imports.flatMap(({ node, module }) => {
    const names = readNames(node)
    const kept = names.filter(({ name }) => !gone[module]?.includes(name))
    const clause = node.children().find(child => child.kind() === 'import_clause')
    const list = clause?.children().find(child => child.kind() === 'named_imports')
    const added = missing.get(module)
    const isWholeType = /^import\s+type\b/.test(node.text())
    if (readOthers(node).some(({ name }) => gone[module]?.includes(name)) && names.length === 0)
      return [remove(node)]
    const [only] = clause?.children().filter(child => child.isNamed()) ?? []
    if (!list && clause && added && !isWholeType && only?.kind() === 'identifier') {
      missing.delete(module)
      return [replace(clause, `${only.text()}, ${formatNames([...added], '')}`)]
    }
    if (!list || (isWholeType && kept.length === names.length)) return []
    if (added) missing.delete(module)
    if (!added && kept.length === names.length) return []
    const all = [...new Set([...kept.map(toSpecifier), ...(added ?? [])])]
    const specifiers = new Set(module.startsWith('@latchkit/') ? all.sort(byName) : all)
    const others = (clause?.children() ?? []).filter(
      child => child.isNamed() && child !== list && child.id() !== list.id(),
    )
    if (specifiers.size > 0) return [replace(list, formatNames([...specifiers], node.text()))]
    at ??= startOf(node)
    return [
      others.length > 0 && clause
        ? replace(clause, others.map(other => other.text()).join(', '))
        : remove(node),
    ]
  })
  const [first] = imports
  const quote = first?.node.text().includes("'") || !first ? "'" : '"'
  const end = first && !first.node.text().endsWith(';') ? '' : ';'
  const lines = [...missing].map(
    ([module, names]) =>
      `import ${formatClause([...names].sort(byName))} from ${quote}${module}${quote}${end}\n`,
  )
  if (lines.length > 0) {
    const position = at ?? startOfNew(root, imports)
    // An edit that removes the line at this position comes after the new lines.
    const removal = edits.find(edit => edit.start === position)
    if (removal) {
      removal.text = lines.join('') + removal.text
      // The empty line after the old import stays after the new ones.
      if (text.slice(0, removal.end).endsWith('\n\n')) removal.end -= 1
    } else edits.push({ start: position, end: position, text: lines.join('') })
  }
  return applyEdits(text, edits)
}

/** Removes named imports that have the test and that the file does not use. */
export function removeUnused(file: string, text: string, test: (name: ImportedName) => boolean): string {
  const root = parse(file, text)
  const unused = readImports(root).filter(name => test(name) && findUses(root, name.local).length === 0)
  if (unused.length === 0) return text
  const gone: Record<string, string[]> = {}
  for (const { module, name } of unused) gone[module] = [...(gone[module] ?? []), name]
  // Without its imports a file starts with its first statement.
  return changeImports(file, text, { remove: gone }).replace(/^\n+/, '')
}

/** Removes imports without a name, such as `import 'kit/styles.css'`. */
export function removeSideEffects(file: string, text: string, test: (module: string) => boolean): string {
  const found = findImports(parse(file, text)).filter(
    ({ node, module }) => !/\bfrom\b/.test(node.text()) && test(module),
  )
  return applyEdits(
    text,
    found.map(({ node }) => remove(node)),
  )
}

function findImports(root: Node): { node: Node; module: string }[] {
  return root.children().flatMap(node => {
    if (node.kind() !== 'import_statement') return []
    const module = readText(node.children().find(child => child.kind() === 'string'))
    return module === undefined ? [] : [{ node, module }]
  })
}

function readNames(statement: Node): Omit<ImportedName, 'module'>[] {
  const isType = /^import\s+type\b/.test(statement.text())
  return statement.findAll({ rule: { kind: 'import_specifier' } }).map(specifier => {
    const name = specifier.field('name')?.text() ?? ''
    return {
      name,
      local: specifier.field('alias')?.text() ?? name,
      isType: isType || /^type\s/.test(specifier.text()),
    }
  })
}

/** The name of a default import, or of a namespace. */
function readOthers(statement: Node): Omit<ImportedName, 'module'>[] {
  const clause = statement.children().find(child => child.kind() === 'import_clause')
  return (clause?.children() ?? []).flatMap(child => {
    if (child.kind() === 'identifier') return [{ name: 'default', local: child.text(), isType: false }]
    const local = child.kind() === 'namespace_import' ? child.find({ rule: { kind: 'identifier' } }) : null
    return local ? [{ name: '*', local: local.text(), isType: false }] : []
  })
}

function toSpecifier({ name, local, isType }: Omit<ImportedName, 'module'>): string {
  return `${isType ? 'type ' : ''}${name}${local === name ? '' : ` as ${local}`}`
}

const withoutType = (name: string) => name.replace(/^type /, '').toLowerCase()
const byName = (a: string, b: string) => (withoutType(a) < withoutType(b) ? -1 : 1)

/** `default as a` alone is written as `a`, and `* as a` as it is. */
function formatClause(names: readonly string[]): string {
  const [only = ''] = names
  if (names.length === 1 && /^(?:default|\*) as /.test(only)) return only.replace(/^default as /, '')
  return formatNames(names, '')
}

/** A list that was on several lines stays so if it is longer than a line. */
function formatNames(names: readonly string[], before: string): string {
  const line = `{ ${names.join(', ')} }`
  const typed = /^import\s+type\b/.test(before)
  const plain = typed ? line.replaceAll('type ', '') : line
  return plain.length <= 76 || !before.includes('\n')
    ? plain
    : `{\n${names.map(name => `  ${name},\n`).join('')}}`
}

/** Packages whose imports the new ones take the place of. */
const replaced = /^(?:@rainbow-me|connectkit|@reown|@solana\/wallet-adapter)/

/** Before the first import of a kit, else after the last import, else after directives such as `'use client'` and comments at the top. */
function startOfNew(root: Node, imports: readonly { node: Node; module: string }[]): number {
  const old = imports.find(({ module }) => replaced.test(module) && !module.endsWith('.css'))
  if (old) return startOf(old.node)
  const text = root.text()
  const last =
    imports.at(-1)?.node ??
    root
      .children()
      .filter(node => /^['"]use /.test(node.text()))
      .at(-1)
  if (!last) return 0
  const lineEnd = text.indexOf('\n', last.range().end.index)
  return lineEnd < 0 ? text.length : lineEnd + 1
}
