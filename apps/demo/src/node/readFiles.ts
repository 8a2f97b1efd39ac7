import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { DemoServerError } from './demoServerError.js'

/** Every file of the built demo by its path in a URL. What is not among them is not served. */
export async function readFiles(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const contents = await Promise.all(
    files.map(
      async file => [`/${relative(folder, file).split(sep).join('/')}`, await readFile(file)] as const,
    ),
  )
  const byPath = new Map(contents)
  if (byPath.has('/index.html')) return byPath
  throw new DemoServerError(
    'demo/not-built',
    'The demo is not built yet: run "npm run demo", which builds and serves it.',
  )
}
