import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const from = path => fileURLToPath(new URL(path, import.meta.url))
const outdir = from('dist/extension')
const pageDir = from('dist/walletConnect')
const { dependencies, peerDependencies } = JSON.parse(readFileSync(from('package.json'), 'utf8'))

await rm(from('dist'), { recursive: true, force: true })
await mkdir(outdir, { recursive: true })
await mkdir(pageDir, { recursive: true })
await cp(from('wallet/public'), outdir, { recursive: true })
await cp(from('wallet/public/popup.css'), from('dist/walletConnect/popup.css'))
for (const name of ['index.html', 'walletConnect.css'])
  await cp(from(`wallet/walletConnect/page/${name}`), from(`dist/walletConnect/${name}`))
// The secure site reads its frame and its tables from files. Its code is in `dist/chunks`, and looks for the tables here.
await cp(from('../../services/secure-frame/dist'), from('dist/secureFrame'), { recursive: true })
await cp(from('../../services/secure-site/migrations'), from('dist/migrations'), { recursive: true })

/** Parts of bundled packages that are never used here: Redis and Postgres of the services, and the sockets of web3.js, which are LGPL. */
const unused = {
  name: 'unused',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^(ioredis|pg|rpc-websockets)(\/|$)/ }, ({ path }) => ({ path, namespace: 'unused' }))
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({
      contents:
        'export class Redis {}\nexport class CommonClient {}\nexport const WebSocket = CommonClient\nexport default {}\n',
    }))
  },
}
/** Leaves out packages that are installed with this one. Bundled packages keep their own versions of it, but for native parts and tools. */
const installed = {
  name: 'installed',
  setup: ({ onResolve }) => {
    const names = Object.keys({ ...dependencies, ...peerDependencies })
    const isOne = (list, id) => list.some(name => `${id}/`.startsWith(`${name}/`))
    onResolve({ filter: /^[@a-z]/ }, ({ path: id, importer }) => {
      const isOurs = !importer.includes('/node_modules/')
      if (isOne(isOurs ? names : Object.keys(peerDependencies), id)) return { path: id, external: true }
    })
  },
}
const shared = {
  bundle: true,
  target: 'chrome120',
  platform: 'browser',
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
  plugins: [unused],
}
const page = { ...shared, format: 'esm', jsx: 'automatic', minify: true }
const production = { 'process.env.NODE_ENV': JSON.stringify('production') }
// `prepareExtension` replaces the marker with the announcement, which is thus known before the first script of a page.
const announcement = text => ({ LATCHKIT_ANNOUNCEMENT: JSON.stringify(text) })
const entriesOf = names =>
  Object.fromEntries(names.map(name => [`exports/${name}`, from(`src/exports/${name}.ts`)]))
const built = await Promise.all([
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
  // The entries. Packages of this repository that are not published become part of it.
  build({
    ...shared,
    target: 'node20',
    platform: 'node',
    format: 'esm',
    splitting: true,
    entryPoints: entriesOf(['index', 'playwright']),
    chunkNames: 'chunks/[name]-[hash]',
    conditions: ['@latchkit/source'],
    plugins: [installed, unused],
    // Bundled CommonJS packages require modules of Node.
    banner: {
      js: "import { createRequire as createRequireOf } from 'node:module'\nconst require = createRequireOf(import.meta.url)",
    },
    outdir: from('dist'),
  }),
  // Runs in Node and in a browser.
  build({
    ...shared,
    target: 'es2022',
    platform: 'neutral',
    format: 'esm',
    minifySyntax: true,
    packages: 'external',
    entryPoints: entriesOf(['vitest']),
    outdir: from('dist'),
  }),
  // Writes nothing: the frame has a build, which is copied. This one names its packages, for their licences.
  build({
    ...page,
    conditions: ['@latchkit/source'],
    entryPoints: [
      'main',
      'wallet/signer.worker',
      'page/argon2.worker',
      'page/export.worker',
      'page/wallet',
      'page/offline',
    ].map(name => from(`../../services/secure-frame/src/${name}.ts`)),
    outdir: from('dist/secureFrame'),
    write: false,
  }),
])
// The compiler writes declarations of all sources that it reads. Those of other packages are not named by ours.
const types = from('dist/types')
execFileSync('tsc', ['-p', from('tsconfig.build.json'), '--outDir', types], { stdio: 'inherit', shell: true })
await cp(path.join(types, 'packages/testing/src'), from('dist'), { recursive: true })
await rm(types, { recursive: true })
await writeFile(
  from('dist/LICENCES.txt'),
  readLicences(built.flatMap(({ metafile }) => Object.keys(metafile.inputs))),
)

/** The licences of all packages that are bundled. Throws at one that may not be. */
function readLicences(inputs) {
  const folders = new Set(
    inputs.flatMap(input => /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path.resolve(input))?.[1] ?? []),
  )
  const texts = [...folders].map(folder => {
    const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
    const files = readdirSync(folder).filter(file => /^(licen[cs]e|notice)/i.test(file))
    if (/GPL|SSPL|BUSL/.test(license ?? '')) throw new Error(`${name} is ${license}: it may not be bundled.`)
    const text = files.map(file => readFileSync(path.join(folder, file), 'utf8').trim()).join('\n\n')
    return `${name} ${version}\n${license ?? 'see below'}\n\n${text}`
  })
  return `Packages that are part of the files here, and their licences.\n\n${[...new Set(texts)].sort().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}
