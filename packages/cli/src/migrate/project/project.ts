import type { Change } from '../../changes/writeChanges.js'
import { type App, openApp } from '../../source/app.js'
import { listDependencies, type Manifest, readManifest, writeManifest } from '../../source/manifest.js'
import { applyEdits, type Edit, type Node, parse } from '../../source/source.js'

/** An app: its files as they were read, and as the steps of a migration leave them. */
export type Project = {
  app: App
  /** Version of the packages of Latchkit to install. */
  version: string
  /** Move to wagmi 3: rename its hooks and raise its version. */
  toWagmi3: boolean
  /** Whether a server renders the app, so that an instance belongs to a request. */
  isServerRendered: boolean
  /** Source files: path from the root, with `/` on every system, → text with `\n`. */
  files: Map<string, string>
  manifest: Manifest
}

type ReadProjectParameters = Pick<Project, 'version' | 'toWagmi3'> & { root: string }

const servers = ['next', '@remix-run/react', '@react-router/node', '@tanstack/react-start', 'astro', 'gatsby']

/** Reads the app in a folder. Throws `InputError` if it has no `package.json`, or one that is no JSON. */
export function readProject({ root, version, toWagmi3 }: ReadProjectParameters): Project {
  const app = openApp(root)
  const manifest = readManifest(app)
  const all = listDependencies(manifest)
  // The kits have no version for Vue that is moved.
  const names = app.files.filter(file => !file.endsWith('.vue'))
  return {
    app,
    version,
    toWagmi3,
    isServerRendered: servers.some(name => name in all),
    files: new Map(names.map(file => [file, app.read(file) ?? ''])),
    manifest,
  }
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
export function listChanges({ app, files, manifest }: Project): Change[] {
  writeManifest(app, manifest)
  for (const [file, text] of files) app.write(file, text)
  return app.changes()
}
