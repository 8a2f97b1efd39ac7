import { cp, mkdir, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const from = path => fileURLToPath(new URL(path, import.meta.url))
const outdir = from('dist/extension')
const protocolDir = from('dist/protocol')

await rm(from('dist'), { recursive: true, force: true })
await mkdir(outdir, { recursive: true })
await mkdir(protocolDir, { recursive: true })
await cp(from('public'), outdir, { recursive: true })
await cp(from('public/popup.css'), from('dist/protocol/popup.css'))
for (const name of ['index.html', 'protocol.css'])
  await cp(from(`src/protocol/page/${name}`), from(`dist/protocol/${name}`))

const shared = {
  bundle: true,
  target: 'chrome120',
  platform: 'browser',
  legalComments: 'none',
  logLevel: 'warning',
}
// `prepareExtension` replaces the marker by the announcement, so that it is known before the page's first script.
const announcement = text => ({ LATCHKIT_ANNOUNCEMENT: JSON.stringify(text) })
await Promise.all([
  build({
    ...shared,
    format: 'esm',
    minifySyntax: true,
    entryPoints: { background: from('src/background/background.ts'), popup: from('src/popup/popup.ts') },
    outdir,
  }),
  build({ ...shared, format: 'iife', entryPoints: { bridge: from('src/bridge/bridge.ts') }, outdir }),
  build({
    ...shared,
    format: 'iife',
    entryPoints: { inpage: from('src/inpage/inpage.ts') },
    define: announcement('@announcement@'),
    outdir,
  }),
  build({
    ...shared,
    format: 'iife',
    entryPoints: { 'inpage-deferred': from('src/inpage/inpage.ts') },
    define: announcement('deferred'),
    outdir,
  }),
  build({
    ...shared,
    format: 'esm',
    splitting: true,
    minify: true,
    entryPoints: { protocol: from('src/protocol/protocol.ts') },
    chunkNames: 'chunks/[name]-[hash]',
    // The protocol's packages still look for Node's globals.
    define: { global: 'globalThis' },
    inject: [from('src/protocol/kit/injected.ts')],
    outdir: protocolDir,
  }),
])
