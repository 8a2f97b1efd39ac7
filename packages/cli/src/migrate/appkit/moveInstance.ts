import { findElements, rewriteTag } from '../../source/jsx.js'
import {
  applyEdits,
  closest,
  findCalls,
  findUses,
  indentOf,
  type Node,
  parse,
  readArguments,
  remove,
  replace,
  textAt,
} from '../../source/source.js'
import { inStyle, readStyle } from '../../source/style.js'
import { findImporters } from '../project/importers.js'
import { editFile, forFilesWith, type Project } from '../project/project.js'
import { createOptions, formatCreateLatchkit, needImport, type Options } from '../provider/options.js'
import { commentAbove } from '../source/comments.js'
import { addToFunction } from '../source/functions.js'
import { changeImports, readImports } from '../source/imports.js'
import { readObject } from '../source/objects.js'
import { removeUnusedVariables } from '../source/variables.js'
import { unwrapProviders } from '../wagmi/unwrapProviders.js'
import { readOptions } from './readOptions.js'

const classes: Record<string, string> = {
  WagmiAdapter: 'wagmiAdapter',
  EthersAdapter: 'wagmiAdapter',
  Ethers5Adapter: 'wagmiAdapter',
  SolanaAdapter: 'solanaAdapter',
}

/** `createAppKit` becomes `createLatchkit`, and its adapters those of Latchkit. */
export function moveInstance(project: Project): void {
  if (!isUnderstood(project)) return
  const { adapters, names } = removeAdapters(project)
  forFilesWith(project, 'createAppKit', (file, root) => {
    const name = readImports(root).find(found => found.name === 'createAppKit')?.local
    const [call] = name === undefined ? [] : findCalls(root, name)
    const properties = call && readObject(readArguments(call)[0])
    if (!call || !properties) return
    const options = createOptions()
    const notes = readOptions(properties, options, project.manifest.name)
    if (root.text().includes('cookieToInitialState'))
      notes.push('cookies: pass them to createCookieStorage, as the guide for server rendering shows.')
    const used = [...new Set(adapters.size > 0 ? adapters : ['wagmiAdapter'])]
    options.others.set('adapters', `[${used.map(adapter => `${adapter}()`).join(', ')}]`)
    for (const adapter of used)
      needImport(
        options,
        adapter === 'solanaAdapter' ? '@latchkit/adapter-solana' : '@latchkit/adapter-wagmi',
        adapter,
      )
    needImport(options, '@latchkit/react', 'createLatchkit')
    needImport(options, '@latchkit/react', 'LatchkitProvider')
    writeInstance(project, file, call, options)
    writeProvider(project, file, root, notes)
  })
  unwrapProviders(project, false)
  forFilesWith(project, '.wagmiConfig', (file, root) => {
    const left = root
      .findAll({ rule: { kind: 'member_expression' } })
      .filter(node => names.some(name => node.text() === `${name}.wagmiConfig`))
    const note = 'wagmiAdapter() makes the config, and getConfig() of the adapter has it.'
    editFile(project, file, () => left.map(node => commentAbove(node, note)))
  })
}

/** Whether the parameters of `createAppKit` can be read: without them its adapters stay too. */
function isUnderstood(project: Project): boolean {
  let isReadable = false
  forFilesWith(project, 'createAppKit', (_, root) => {
    const name = readImports(root).find(found => found.name === 'createAppKit')?.local
    const calls = name === undefined ? [] : findCalls(root, name)
    if (calls.some(call => readObject(readArguments(call)[0]))) isReadable = true
  })
  return isReadable
}

/** Puts the instance where `createAppKit` was, or into the component if a server renders it. */
function writeInstance(project: Project, file: string, call: Node, options: Options): void {
  const text = project.files.get(file) ?? ''
  const style = readStyle(text)
  const statement = closest(call, node => node.parent()?.kind() === 'program') ?? call
  const isConst = statement.kind() === 'lexical_declaration' || statement.kind() === 'export_statement'
  const created = formatCreateLatchkit(options, '', style.unit)
  const variable = isConst
    ? (closest(call, node => node.kind() === 'variable_declarator')
        ?.field('name')
        ?.text() ?? '')
    : ''
  const edits = project.isServerRendered
    ? [remove(statement)]
    : [
        replace(
          statement,
          inStyle(
            `${statement.kind() === 'export_statement' ? 'export ' : ''}const latchkit = ${created}${style.semicolon}`,
            style,
          ),
        ),
      ]
  const root = parse(file, text)
  // `modal.open()` is a method of the instance's modal.
  for (const use of variable ? findUses(root, variable) : [])
    if (use.parent()?.kind() === 'member_expression') edits.push(replace(use, 'latchkit.modal'))
  let changed = applyEdits(text, edits)
  if (project.isServerRendered) {
    const now = parse(file, changed)
    const place = findPlace(now)
    const inner = inStyle(formatCreateLatchkit(options, style.unit.repeat(2), style.unit), style)
    const state = `const [latchkit] = useState(() =>\n${style.unit.repeat(2)}${inner},\n${style.unit})${style.semicolon}`
    changed = applyEdits(changed, place ? addToFunction(place, state) : [])
    options.imports.react = ['useState']
  }
  project.files.set(file, changeImports(file, changed, { add: options.imports }))
}

/** `WagmiProvider` becomes `LatchkitProvider`; without one, it is put around the page. */
function writeProvider(project: Project, file: string, before: Node, notes: readonly string[]): void {
  editFile(project, file, root => {
    const place = findPlace(root)
    if (!place) return []
    const comments = notes.map(note => commentAbove(place, note))
    if (findElements(root, 'WagmiProvider').length > 0)
      return [...rewriteTag(place, 'LatchkitProvider', ['latchkit={latchkit}']), ...comments]
    const indent = indentOf(place)
    const { unit } = readStyle(root.text())
    const inner = `${indent}${unit}${textAt(place, indent + unit)}`
    return [
      replace(place, `<LatchkitProvider latchkit={latchkit}>\n${inner}\n${indent}</LatchkitProvider>`),
      ...comments,
    ]
  })
  const text = project.files.get(file) ?? ''
  project.files.set(file, removeUnusedVariables(file, text, before))
}

/** The app's `WagmiProvider`, else what the first component of the file returns. */
function findPlace(root: Node): Node | undefined {
  const [provider] = findElements(root, 'WagmiProvider')
  if (provider) return provider
  const returned = root
    .findAll({ rule: { kind: 'return_statement' } })
    .find(node => /\(?\s*</.test(node.text()))
  return (
    returned?.find({ rule: { any: [{ kind: 'jsx_element' }, { kind: 'jsx_self_closing_element' }] } }) ??
    undefined
  )
}

/** Removes `new WagmiAdapter(…)` and its config, and returns the functions that replace the classes. */
function removeAdapters(project: Project): { adapters: ReadonlySet<string>; names: readonly string[] } {
  const adapters = new Set<string>()
  const removed: string[] = []
  for (const [file, text] of [...project.files]) {
    if (!/new \w+Adapter\b/.test(text)) continue
    const root = parse(file, text)
    const imported = readImports(root).filter(({ module }) => module.startsWith('@reown/appkit-adapter-'))
    const names: string[] = []
    const edits = root.findAll({ rule: { kind: 'variable_declarator' } }).flatMap(declarator => {
      const value = declarator.field('value')
      const statement = closest(declarator, node => node.parent()?.kind() === 'program')
      const variable = declarator.field('name')?.text() ?? ''
      if (!value || !statement) return []
      const made =
        value.kind() === 'new_expression'
          ? imported.find(({ local }) => local === value.field('constructor')?.text())
          : undefined
      const isConfig = names.some(name => value.text().startsWith(`${name}.wagmiConfig`))
      if (!made && !isConfig) return []
      if (made) adapters.add(classes[made.name] ?? 'wagmiAdapter')
      names.push(variable)
      const uses = isConfig
        ? findImporters(project, file, variable).filter(
            ({ file: from, local }) => countUses(project, from, local) > 0,
          )
        : []
      return uses.length > 0
        ? [
            commentAbove(
              statement,
              'the adapter makes the config: wagmi hooks find it, and adapter.getConfig() has it.',
            ),
          ]
        : [remove(statement)]
    })
    if (edits.length === 0) continue
    project.files.set(file, `${removeUnusedVariables(file, applyEdits(text, edits), root).trimEnd()}\n`)
    removed.push(...names)
    for (const name of names)
      for (const importer of findImporters(project, file, name)) {
        const current = project.files.get(importer.file) ?? ''
        project.files.set(
          importer.file,
          changeImports(importer.file, current, { remove: { [importer.module]: [name] } }),
        )
      }
  }
  return { adapters, names: removed }
}

function countUses(project: Project, file: string, name: string): number {
  return findUses(parse(file, project.files.get(file) ?? ''), name).length
}
