import path from 'node:path'
import { build } from 'vite'
import { root } from './root.mjs'

const entry = '\0bundle-entry'
// The snippet has no separate folder: its imports are resolved as those of the bench apps are.
const home = path.join(root, 'tooling/bench/package.json')

/**
 * Bundles a snippet against the built packages, as an app's bundler would, and returns the code of its static imports.
 * `annotations: false` ignores `sideEffects: false`, so that what a module does on import becomes visible. `isStatic` leaves
 * dynamic imports out: Rolldown builds those of unused functions too, and keeps what they share with the entry.
 */
export async function bundle(code, { annotations = true, isStatic = !annotations } = {}) {
  const result = await build({
    configFile: false,
    root: path.join(root, 'tooling/bench'),
    logLevel: 'error',
    plugins: [
      {
        name: 'snippet',
        enforce: 'pre',
        async resolveId(id, importer, options) {
          if (id === 'snippet') return entry
          // Code that loads later does not run now. Followed, it would keep whatever it shares with the entry.
          if (isStatic && options.kind === 'dynamic-import') return { id, external: true }
          const found = await this.resolve(id, importer === entry ? home : importer, {
            ...options,
            skipSelf: true,
          })
          // The chains that core has built in are viem's code, which declares itself free of side effects.
          const isOurs = found && !found.external && !found.id.includes('/dist/viem/')
          return isOurs && !annotations ? { ...found, moduleSideEffects: true } : found
        },
        load: id => (id === entry ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: 'snippet',
        // Libraries declare `sideEffects: false` themselves; @noble/hashes computes the tables of SHA-3 on import.
        external: id =>
          /^(react|react-dom|vitest|wagmi|viem|jotai|zod|@tanstack|@noble\/hashes|@solana\/(?:kit|web3\.js|wallet-adapter-base))(\/|$)/.test(
            id,
          ),
      },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const chunks = outputs.flatMap(({ output }) => output).filter(one => one.type === 'chunk')
  const first = new Set()
  function follow(chunk) {
    if (!chunk || first.has(chunk)) return
    first.add(chunk)
    for (const name of chunk.imports) follow(chunks.find(one => one.fileName === name))
  }
  follow(chunks.find(chunk => chunk.isEntry))
  return [...first].map(chunk => chunk.code).join('\n')
}
