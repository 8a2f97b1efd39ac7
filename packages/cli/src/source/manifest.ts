import path from 'node:path'
import { InputError } from '../errors.js'
import type { App } from './app.js'

/** Fields of a `package.json` that the commands read. */
export type Manifest = {
  name?: string | undefined
  packageManager?: unknown
  dependencies?: Record<string, string> | undefined
  devDependencies?: Record<string, string> | undefined
  peerDependencies?: Record<string, string> | undefined
}

const file = 'package.json'

/** Reads `package.json` of an app. Throws `InputError` if it is not an object in JSON. */
export function readManifest(app: App): Manifest {
  try {
    const manifest: unknown = JSON.parse(app.read(file) ?? '')
    if (typeof manifest === 'object' && manifest !== null && !Array.isArray(manifest)) return manifest
  } catch (cause) {
    throw new InputError(
      `${path.join(app.root, file)} is not valid JSON. Correct it, and run the command again.`,
      { cause },
    )
  }
  throw new InputError(
    `${path.join(app.root, file)} is not an object. Correct it, and run the command again.`,
  )
}

/** Dependencies of every kind, with their ranges. */
export function listDependencies({
  dependencies,
  devDependencies,
  peerDependencies,
}: Manifest): Record<string, string> {
  return { ...peerDependencies, ...devDependencies, ...dependencies }
}

/** Writes `package.json` with the indentation that it has. The text stays if nothing is different. */
export function writeManifest(app: App, manifest: Manifest): void {
  const before = app.read(file) ?? '{}'
  if (JSON.stringify(JSON.parse(before)) === JSON.stringify(manifest)) return
  const indent = /^[ \t]+/m.exec(before)?.[0] ?? '  '
  app.write(file, `${JSON.stringify(manifest, undefined, indent)}${before.endsWith('\n') ? '\n' : ''}`)
}
