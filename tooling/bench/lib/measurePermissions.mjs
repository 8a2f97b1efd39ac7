import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const core = '@latchkit/core/permissions'

/** Imports of an app or the modal for each use. */
const uses = {
  grant: `export { grantPermissions } from '${core}'`,
  revoke: `export { revokePermissions } from '${core}'`,
}
/** Files of the packages that are for permissions alone. */
const own = /\/(core|react)\/dist\/(.*\/)?(\w*permission\w*|checkGrant|sessions)\.js$/i

/**
 * Gzipped bytes of what each use of permissions downloads, with what it loads later: `{ grant, revoke }`. The
 * modules of connections and of other areas are not in it.
 *
 * @throws TypeError when a use has no file
 */
export async function measurePermissions() {
  const sizes = {}
  for (const [use, code] of Object.entries(uses)) sizes[use] = await measure(use, code)
  return sizes
}

async function measure(use, code) {
  const entry = '\0use'
  const plugin = {
    name: 'bench:use',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source === entry) return entry
      const from = importer === entry ? path.join(folder, 'size.mjs') : importer
      const found = await this.resolve(source, from, { ...options, skipSelf: true })
      if (found && (own.test(found.id) || /\/core\/dist\/exports\/permissions\.js$/.test(found.id)))
        return found
      return { id: source, external: true, moduleSideEffects: false }
    },
    load: id => (id === entry ? code : null),
  }
  const { output } = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [plugin],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', output: { format: 'es' } },
    },
  })
  const chunks = output.filter(({ type }) => type === 'chunk')
  if (!chunks.some(({ moduleIds }) => moduleIds.some(id => own.test(id))))
    throw new TypeError(`${use}: no file`)
  return chunks.reduce((sum, chunk) => sum + gzipSync(shortenImports(chunk.code), { level: 9 }).length, 0)
}

/** Gives what is imported from other modules of the packages short names, as an app's bundler does. */
function shortenImports(code) {
  return code.replace(/import\{([^}]*)\}(?=from"\.)/g, (_all, names) => {
    const short = names.split(',').map((name, index) => {
      const local = name.split(' as ').at(-1)
      return `${String.fromCharCode(97 + (index % 26))} as ${local}`
    })
    return `import{${short}}`
  })
}
