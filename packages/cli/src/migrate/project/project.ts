import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Change } from '../../changes/writeChanges.js'
import { InputError } from '../../errors.js'
import { applyEdits, type Edit, type Node, parse } from '../../source/source.js'

/** An app: its files as they were read, and as the steps of a migration leave them. */
export type Project = {
  root: string
  /** Version of the packages of Latchkit to install. */
  version: string
  /** Move to wagmi 3: rename its hooks and raise its version. */
  toWagmi3: boolean
  /** Whether a server renders the app, so that an instance belongs to a request. */
  isServerRendered: boolean
  /** Source files: path from the root, with `/` on every system, → text with `\n`. */
  files: Map<string, string>
  manifest: Manifest
  /** Files as they were read. */
  originals: ReadonlyMap<string, string>
}

export type Manifest = {
  name?: string | undefined
  dependencies?: Record<string, string> | undefined
  devDependencies?: Record<string, string> | undefined
  peerDependencies?: Record<string, string> | undefined
}

type ReadProjectParameters = Pick<Project, 'root' | 'version' | 'toWagmi3'>

const manifestName = 'package.json'
const isSource = /\.(?:[cm]?[jt]s|[jt]sx)$/
/** Folders of others, and those that a build writes. Hidden folders, such as `.next`, are left out too. */
const skipped: ReadonlySet<string> = new Set(['node_modules', 'dist', 'build', 'out', 'coverage', 'public'])
const servers = ['next', '@remix-run/react', '@react-router/node', '@tanstack/react-start', 'astro', 'gatsby']

/** Reads the app in a folder. Throws `InputError` if it has no `package.json`, or one that is no JSON. */
export function readProject(parameters: ReadProjectParameters): Project {
  const { root } = parameters
  const originals = new Map([[manifestName, readManifest(root)]])
  for (const file of listFiles(root)) originals.set(file, readFileSync(path.join(root, file), 'utf8'))
  const manifest = parseManifest(root, originals.get(manifestName) ?? '')
  const all = listDependencies(manifest)
  const sources = [...originals].filter(([file]) => file !== manifestName)
  return {
    ...parameters,
    isServerRendered: servers.some(name => name in all),
    files: new Map(sources.map(([file, text]) => [file, text.replaceAll('\r\n', '\n')])),
    manifest,
    originals,
  }
}

/** Dependencies of every kind, with their ranges. */
export function listDependencies({
  dependencies,
  devDependencies,
  peerDependencies,
}: Manifest): Record<string, string> {
  return { ...peerDependencies, ...devDependencies, ...dependencies }
}

/** Replaces text of a file. The edits belong to the text as it is now. */
export function editFile(
  project: Project,
  file: string,
  edit: (root: Node, text: string) => readonly Edit[],
): void {
  const text = project.files.get(file)
  if (text !== undefined) project.files.set(file, applyEdits(text, edit(parse(file, text), text)))
}

/** Parses each file that has a text in it: most files of an app name no kit and are not parsed. */
export function forFilesWith(
  project: Project,
  part: string,
  visit: (file: string, root: Node) => void,
): void {
  for (const [file, text] of [...project.files]) if (text.includes(part)) visit(file, parse(file, text))
}

/** The changes to write: only files that are different, with the line ends that they had. */
export function listChanges(project: Project): Change[] {
  const { originals, files, manifest } = project
  return [...originals].flatMap(([file, before]) => {
    const now = file === manifestName ? formatManifest(manifest, before) : (files.get(file) ?? before)
    const after = before.includes('\r\n') ? now.replaceAll(/\r?\n/g, '\r\n') : now
    return before === after ? [] : [{ file, before, after }]
  })
}

function formatManifest(manifest: Manifest, before: string): string {
  if (JSON.stringify(JSON.parse(before)) === JSON.stringify(manifest)) return before
  const indent = /^[ \t]+/m.exec(before)?.[0] ?? '  '
  return `${JSON.stringify(manifest, undefined, indent)}${before.endsWith('\n') ? '\n' : ''}`
}

function readManifest(root: string): string {
  try {
    return readFileSync(path.join(root, manifestName), 'utf8')
  } catch (cause) {
    throw new InputError(`${root} has no package.json. Name the folder of the app.`, { cause })
  }
}

function parseManifest(root: string, text: string): Manifest {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new InputError(
      `${path.join(root, manifestName)} is not valid JSON. Correct it, and run the command again.`,
      { cause },
    )
  }
}

function listFiles(root: string, folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const file = folder ? `${folder}/${entry.name}` : entry.name
      if (entry.isDirectory())
        return skipped.has(entry.name) || entry.name.startsWith('.') ? [] : listFiles(root, file)
      return entry.isFile() && isSource.test(entry.name) && !entry.name.endsWith('.d.ts') ? [file] : []
    })
}
