import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** Files of an app: path with `/` → text, or a value that is written as JSON. */
export type Files = Readonly<Record<string, string | object>>

/** Makes a temporary folder with these files, which is removed after the test. */
export function createFolder(files: Files = {}): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'latchkit-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [file, content] of Object.entries(files)) {
    const at = path.join(root, file)
    mkdirSync(path.dirname(at), { recursive: true })
    writeFileSync(at, typeof content === 'string' ? content : `${JSON.stringify(content, undefined, 2)}\n`)
  }
  return root
}

/** Returns the texts of all files in a folder: path with `/` → text. */
export function readFolder(root: string): Record<string, string> {
  const files = readdirSync(root, { recursive: true })
    .map(String)
    .filter(file => statSync(path.join(root, file)).isFile())
    .sort()
  return Object.fromEntries(
    files.map(file => [file.replaceAll(path.sep, '/'), readFileSync(path.join(root, file), 'utf8')]),
  )
}
