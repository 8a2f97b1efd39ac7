import { findElements, openingOf, readAttributes, rewriteTag } from '../../source/jsx.js'
import { closest, indentOf, parse, startOf } from '../../source/source.js'
import { inStyle, readStyle } from '../../source/style.js'
import { relativeModule } from '../project/importers.js'
import { editFile, forFilesWith, type Project } from '../project/project.js'
import { commentAbove } from '../source/comments.js'
import { addToFunction, isInFunction, usesLocal } from '../source/functions.js'
import { changeImports, localName, readImports } from '../source/imports.js'
import { createOptions, formatCreateLatchkit, needImport } from './options.js'
import type { ProviderProps, ProviderReader } from './types.js'

/** The file and the name of an instance, or of a function that makes an instance for a request. */
export type Instance = { file: string; name: string }

export type FoundProvider = { file: string; local: string; props: ProviderProps }

/** Finds the kit's provider, and reads its props. */
export function findProvider(
  project: Project,
  { module, provider, resolved = [], readProp }: ProviderReader,
): FoundProvider | undefined {
  let found: FoundProvider | undefined
  forFilesWith(project, provider, (file, root) => {
    const local = localName(root, module, provider)
    const [element] = local === undefined ? [] : findElements(root, local)
    if (local === undefined || !element || found) return
    const props: ProviderProps = { options: createOptions(), notes: [] }
    for (const attribute of readAttributes(element)) {
      const { name, expression } = attribute
      // The instance is made outside of the component, or once for a request.
      if (expression && !resolved.includes(name) && usesLocal(expression))
        props.notes.push(`${name} is made in the component: set its value in createLatchkit.`)
      else readProp(attribute, props)
    }
    if (
      openingOf(element)
        .children()
        .some(node => node.kind() === 'jsx_expression')
    )
      props.notes.push(`props that were spread into ${provider}: set them in createLatchkit.`)
    found = { file, local, props }
  })
  return found
}

/** Makes `LatchkitProvider` of the kit's provider, with an instance that another file has. */
export function useInstance(project: Project, provider: FoundProvider, instance: Instance): void {
  const { file } = provider
  renameProvider(project, provider)
  if (project.isServerRendered) {
    const { semicolon } = readStyle(project.files.get(file) ?? '')
    insertStatement(project, file, `const [latchkit] = useState(${instance.name})${semicolon}`)
    addImports(project, file, { react: ['useState'] })
  }
  const root = parse(file, project.files.get(file) ?? '')
  const isThere = file === instance.file || readImports(root).some(({ local }) => local === instance.name)
  if (!isThere) addImports(project, file, { [relativeModule(file, instance.file)]: [instance.name] })
}

/** Makes `LatchkitProvider` of the kit's provider, and the instance beside it. */
export function createInstance(project: Project, provider: FoundProvider): void {
  const { file, props } = provider
  const { options } = props
  renameProvider(project, provider)
  const text = project.files.get(file) ?? ''
  const style = readStyle(text)
  if (!options.others.has('adapters')) needImport(options, '@latchkit/adapter-wagmi', 'wagmiAdapter')
  needImport(options, '@latchkit/react', 'createLatchkit')
  if (project.isServerRendered) {
    const [element] = findElements(parse(file, text), 'LatchkitProvider')
    const { unit } = style
    const indent = element && isInFunction(element) ? unit : ''
    const created = inStyle(formatCreateLatchkit(options, `${indent}${unit}`, unit), style)
    insertStatement(
      project,
      file,
      `const [latchkit] = useState(() =>\n${indent}${unit}${created},\n${indent})${style.semicolon}`,
    )
    addImports(project, file, { ...options.imports, react: ['useState'] })
    return
  }
  editFile(project, file, root => {
    const [element] = findElements(root, 'LatchkitProvider')
    const statement = element && closest(element, node => node.parent()?.kind() === 'program')
    if (!statement) return []
    const created = `const latchkit = ${inStyle(formatCreateLatchkit(options, '', style.unit), style)}${style.semicolon}\n\n`
    return [{ start: startOf(statement), end: startOf(statement), text: created }]
  })
  addImports(project, file, options.imports)
}

/** Leaves a comment about each prop that has no counterpart. */
export function leaveNotes(project: Project, { file, props }: FoundProvider): void {
  editFile(project, file, root => {
    const [element] = findElements(root, 'LatchkitProvider')
    return element ? props.notes.map(note => commentAbove(element, note)) : []
  })
}

function renameProvider(project: Project, { file, local, props }: FoundProvider): void {
  editFile(project, file, (root, text) => {
    const [element] = findElements(root, local)
    if (!element) return []
    const style = readStyle(text)
    const edits = rewriteTag(element, 'LatchkitProvider', ['latchkit={latchkit}'])
    const [opening, closing] = edits
    if (props.inner && opening && closing) {
      const { name, attributes } = props.inner
      const indent = indentOf(element)
      opening.text += `\n${indent}${style.unit}<${[name, ...attributes].join(' ')}>`
      // Spaces behind a child on the same line would be a text.
      const isOwnLine = /\n[ \t]*$/.test(text.slice(0, closing.start))
      closing.text = `${isOwnLine ? style.unit : ''}</${name}>\n${indent}${closing.text}`
    }
    if (props.mode && opening)
      opening.text += `\n${indentOf(element)}${style.unit}<ThemeMode mode={${inStyle(props.mode, style)}} />`
    return edits
  })
  addImports(project, file, { '@latchkit/react': ['LatchkitProvider'] })
  if (props.mode) addThemeMode(project, file)
}

/** Adds a component that passes a mode on that changes while the app runs. */
function addThemeMode(project: Project, file: string): void {
  const text = project.files.get(file) ?? ''
  const style = readStyle(text)
  // next-themes has a hook of the same name.
  const hook = readImports(parse(file, text)).some(({ local }) => local === 'useTheme')
    ? 'useLatchkitTheme'
    : 'useTheme'
  const type = /\.tsx?$/.test(file) ? `: { mode: 'light' | 'dark' | 'system' }` : ''
  const lines = [
    `/** Gives the theme of the app to the modal and the buttons. */`,
    `function ThemeMode({ mode }${type}) {`,
    `${style.unit}const { setMode } = ${hook}()${style.semicolon}`,
    `${style.unit}useEffect(() => setMode(mode), [mode, setMode])${style.semicolon}`,
    `${style.unit}return null${style.semicolon}`,
    '}\n',
  ]
  project.files.set(file, `${text.trimEnd()}\n\n${inStyle(lines.join('\n'), style)}`)
  addImports(project, file, {
    react: ['useEffect'],
    '@latchkit/react': [hook === 'useTheme' ? hook : `useTheme as ${hook}`],
  })
}

function insertStatement(project: Project, file: string, statement: string): void {
  editFile(project, file, root => {
    const [element] = findElements(root, 'LatchkitProvider')
    return element ? addToFunction(element, statement) : []
  })
}

function addImports(project: Project, file: string, add: Record<string, readonly string[]>): void {
  project.files.set(file, changeImports(file, project.files.get(file) ?? '', { add }))
}
