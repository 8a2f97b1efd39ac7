import path from 'node:path'
import { applyEdits, type Node, parse, renameUses } from '../../source/source.js'
import { changeImports, readImports } from '../source/imports.js'
import { editFile, type Project } from './project.js'

const withoutExtension = (file: string) => file.replace(/\.[cm]?[jt]sx?$/, '').replace(/\/index$/, '')

/** Whether an import of a file names another file of the project: by a relative path, or by an alias such as `@/`. */
export function isImportOf(module: string, from: string, file: string): boolean {
  const target = withoutExtension(file)
  if (module.startsWith('.'))
    return withoutExtension(path.posix.join(path.posix.dirname(from), module)) === target
  const alias = /^(?:@|~+|src|#)\/(.+)$/.exec(module)?.[1]
  return (
    alias !== undefined &&
    (target === withoutExtension(alias) || target.endsWith(`/${withoutExtension(alias)}`))
  )
}

/** The files that import a name of a file, with the name that it has there. */
export function findImporters(
  project: Project,
  file: string,
  name: string,
): { file: string; module: string; local: string }[] {
  return [...project.files].flatMap(([from, text]) =>
    text.includes(name)
      ? readImports(parse(from, text))
          .filter(found => found.name === name && isImportOf(found.module, from, file))
          .map(({ module, local }) => ({ file: from, module, local }))
      : [],
  )
}

/** Renames an export in its file and in the files that import it. */
export function renameExport(project: Project, file: string, name: string, next: string): void {
  for (const importer of findImporters(project, file, name)) {
    const text = project.files.get(importer.file) ?? ''
    const changed = changeImports(importer.file, text, {
      remove: { [importer.module]: [name] },
      add: { [importer.module]: [importer.local === name ? next : `${next} as ${importer.local}`] },
    })
    const root = parse(importer.file, changed)
    project.files.set(
      importer.file,
      importer.local === name ? applyEdits(changed, renameUses(root, name, next)) : changed,
    )
  }
  const text = project.files.get(file) ?? ''
  project.files.set(file, applyEdits(text, renameUses(parse(file, text), name, next)))
}

/** Imports the names that expressions use in a file also in another one; a variable of that file is exported. */
export function copyImports(
  project: Project,
  from: string,
  to: string,
  expressions: readonly string[],
): void {
  if (from === to) return
  const source = parse(from, project.files.get(from) ?? '')
  const there = new Set(readImports(parse(to, project.files.get(to) ?? '')).map(({ local }) => local))
  const names = listNames(expressions).filter(name => !there.has(name))
  for (const name of names) {
    const found = readImports(source).find(({ local }) => local === name)
    const variable = source.children().find(statement => declares(statement, name))
    if (found) {
      const module = found.module.startsWith('.') ? moveModule(found.module, from, to) : found.module
      addName(project, to, module, found.name === name ? name : `${found.name} as ${name}`)
    } else if (variable) {
      addName(project, to, relativeModule(to, from), name)
      const { start } = variable.range()
      const edit = { start: start.index, end: start.index, text: 'export ' }
      if (variable.kind() !== 'export_statement') editFile(project, from, () => [edit])
    }
  }
}

/** Variables of expressions, without their properties and texts. */
function listNames(expressions: readonly string[]): string[] {
  const found = expressions.flatMap(expression =>
    expression.replaceAll(/'[^']*'|"[^"]*"|\.\w+|\w+:/g, '').match(/[A-Za-z_$][\w$]*/g),
  )
  return [...new Set(found.flatMap(name => name ?? []))]
}

function declares(statement: Node, name: string): boolean {
  const declaration = statement.kind() === 'export_statement' ? statement.field('declaration') : statement
  if (declaration?.kind() !== 'lexical_declaration') return false
  return declaration.children().some(child => child.field('name')?.text() === name)
}

function addName(project: Project, file: string, module: string, name: string): void {
  project.files.set(file, changeImports(file, project.files.get(file) ?? '', { add: { [module]: [name] } }))
}

/** A relative path of one file as another one writes it. */
function moveModule(module: string, from: string, to: string): string {
  return relativeModule(to, path.posix.join(path.posix.dirname(from), module))
}

/** The path by which a file imports another one. */
export function relativeModule(from: string, file: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), withoutExtension(file))
  return relative.startsWith('.') ? relative : `./${relative}`
}
