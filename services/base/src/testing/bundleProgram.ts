import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

const caches = fileURLToPath(new URL('../../../../.cache/programs', import.meta.url))
const conditions = ['@latchkit/source', 'node', 'import', 'default']
/** Packages of hundreds of small modules, which Node takes longer to find and read than the bundle to make. */
const bundled = /\/node_modules\/(viem|ox|abitype|zod|drizzle-orm)\//
const bundles = new Map<string, Promise<string>>()

/**
 * Bundles a program in TypeScript and resolves with a file for Node, for tests that start it in a separate process. `tsx`
 * needs seconds of processor time for each start, since it resolves every module of every package in another thread.
 *
 * Our modules are in the bundle, with `import.meta.url` of their sources. Most packages are imported from where they are.
 */
export function bundleProgram(entry: string): Promise<string> {
  const bundle = bundles.get(entry) ?? bundleOnce(entry)
  bundles.set(entry, bundle)
  return bundle
}

async function bundleOnce(entry: string): Promise<string> {
  // Most tests start no program.
  const { build } = await import('vite')
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [fromSources],
    ssr: { noExternal: true, resolve: { conditions } },
    build: {
      ssr: entry,
      write: false,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'program.mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  const files = output.flatMap(chunk =>
    chunk.type === 'chunk' ? [[chunk.fileName, chunk.code] as const] : [],
  )
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16)
  const folder = path.join(caches, hash)
  if (!existsSync(folder)) {
    const first = `${folder}.${process.pid}`
    await mkdir(first, { recursive: true })
    for (const [name, code] of files) await writeFile(path.join(first, name), code)
    // When two processes create the folder at the same time, the second keeps the folder of the first.
    await rename(first, folder).catch(() => rm(first, { recursive: true, force: true }))
  }
  return path.join(folder, 'program.mjs')
}

const fromSources: Plugin = {
  name: 'from-sources',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    if (isBuiltin(id)) return { id, external: true }
    const found = importer && (await this.resolve(id, importer, { ...options, skipSelf: true }))
    if (!found || bundled.test(found.id) || !found.id.includes('/node_modules/')) return found || null
    return { id: pathToFileURL(found.id).href, external: true }
  },
  async transform(code, id) {
    let moved = code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
    for (const [call, name = ''] of code.matchAll(/import\.meta\.resolve\('(.+?)'\)/g)) {
      const found = await this.resolve(name, id)
      if (found) moved = moved.replace(call, JSON.stringify(pathToFileURL(found.id).href))
    }
    return moved
  },
}
