import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Change } from '../changes/writeChanges.js'
import { InputError } from '../errors.js'

/** The files of an app, as they are and as the steps change them. Paths are relative to the app, with `/`. */
export type App = {
  readonly root: string
  /** Source files with their tests, without declarations. */
  readonly files: readonly string[]
  /** Source files without tests. */
  readonly sources: readonly string[]
  /** Returns the text with `\n`, or `undefined` if there is no such file. */
  read(file: string): string | undefined
  /** Line ends of a file stay as they are. */
  write(file: string, text: string): void
  changes(): Change[]
}

/** Opens the app in `root` and writes nothing. Throws `InputError` if there is none. */
export function openApp(root: string): App {
  if (!existsSync(path.join(root, 'package.json')))
    throw new InputError(`${root} has no package.json. Name the folder of the app.`)
  const originals = new Map<string, string | undefined>()
  const texts = new Map<string, string>()
  const readOriginal = (file: string) => {
    if (!originals.has(file)) originals.set(file, readText(path.join(root, file)))
    return originals.get(file)
  }
  const files = listFiles(root)
  return {
    root,
    files,
    sources: files.filter(file => !isTest.test(file)),
    read: file => texts.get(file) ?? readOriginal(file)?.replaceAll('\r\n', '\n'),
    write: (file, text) => {
      readOriginal(file)
      texts.set(file, text)
    },
    changes: () =>
      [...texts].flatMap(([file, text]) => {
        const before = originals.get(file)
        const after = before?.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text
        return before === after ? [] : [{ file, before, after }]
      }),
  }
}

function readText(file: string): string | undefined {
  try {
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new InputError(`${file} cannot be read: ${reason}`, { cause: error })
  }
}

const isSource = /\.(?:[cm]?[jt]s|[jt]sx|vue)$/
const isDeclaration = /\.d\.[cm]?ts$/
const isTest = /(?:^|\/)(?:e2e|tests?)\/|\.(?:test|spec|stories)\.\w+$/
/** Folders of others and of builds. Hidden ones are left out too. */
const skipped: ReadonlySet<string> = new Set(['node_modules', 'dist', 'build', 'out', 'coverage', 'public'])

function listFiles(root: string, folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .flatMap(entry => {
      const file = `${folder}${entry.name}`
      if (entry.isDirectory())
        return skipped.has(entry.name) || entry.name.startsWith('.') ? [] : listFiles(root, `${file}/`)
      return entry.isFile() && isSource.test(file) && !isDeclaration.test(file) ? [file] : []
    })
    .sort()
}
