import { cp, mkdir, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const from = path => fileURLToPath(new URL(path, import.meta.url))
const outdir = from('dist/extension')
const pageDir = from('dist/walletConnect')

await rm(from('dist'), { recursive: true, force: true })
await mkdir(outdir, { recursive: true })
await mkdir(pageDir, { recursive: true })
await cp(from('wallet/public'), outdir, { recursive: true })
await cp(from('wallet/public/popup.css'), from('dist/walletConnect/popup.css'))
for (const name of ['index.html', 'walletConnect.css'])
  await cp(from(`wallet/walletConnect/page/${name}`), from(`dist/walletConnect/${name}`))

const shared = {
  bundle: true,
  target: 'chrome120',
  platform: 'browser',
  legalComments: 'none',
  logLevel: 'warning',
}
const page = { ...shared, format: 'esm', jsx: 'automatic', minify: true }
const production = { 'process.env.NODE_ENV': JSON.stringify('production') }
// `prepareExtension` replaces the marker with the announcement, which is thus known before the first script of a page.
const announcement = text => ({ LATCHKIT_ANNOUNCEMENT: JSON.stringify(text) })
await Promise.all([
  build({
    ...shared,
    format: 'esm',
    minifySyntax: true,
    entryPoints: { background: from('wallet/background/background.ts') },
    outdir,
  }),
  build({ ...page, entryPoints: { popup: from('wallet/popup/popup.tsx') }, define: production, outdir }),
  build({ ...shared, format: 'iife', entryPoints: { bridge: from('wallet/bridge/bridge.ts') }, outdir }),
  build({
    ...shared,
    format: 'iife',
    entryPoints: { inpage: from('wallet/inpage/inpage.ts') },
    define: announcement('@announcement@'),
    outdir,
  }),
  build({
    ...shared,
    format: 'iife',
    entryPoints: { 'inpage-deferred': from('wallet/inpage/inpage.ts') },
    define: announcement('deferred'),
    outdir,
  }),
  build({
    ...page,
    splitting: true,
    entryPoints: { walletConnect: from('wallet/walletConnect/walletConnect.tsx') },
    chunkNames: 'chunks/[name]-[hash]',
    // WalletConnect's packages refer to Node's globals.
    define: { ...production, global: 'globalThis' },
    inject: [from('wallet/walletConnect/kit/buffer.ts')],
    outdir: pageDir,
  }),
])
