import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig } from 'vite'
import { buildOffline } from './buildOffline.js'

const folder = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** Options that all builds share. */
function configure(input: string, emptyOutDir: boolean, manifest: boolean | string): InlineConfig {
  return {
    configFile: false,
    root: folder('src'),
    base: '/frame/',
    logLevel: 'warn',
    resolve: { conditions: ['@latchkit/source', 'module', 'browser', 'import', 'default'] },
    build: {
      target: 'es2022',
      outDir: folder('dist'),
      emptyOutDir,
      manifest,
      // The response's policy allows no inline script, and the entry is the only preload that is worth a request.
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input,
        output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js' },
      },
    },
  }
}

// Each worker is a separate build, so that it imports nothing that the frame shares with it.
await build(configure(folder('src/wallet/signer.worker.ts'), true, false))
await build(configure(folder('src/page/argon2.worker.ts'), false, false))
await build(configure(folder('src/page/export.worker.ts'), false, false))
await build(configure(folder('src/main.ts'), false, true))
// The wallet page is a separate bundle: what it has changes nothing of the frame's.
await build(configure(folder('src/page/wallet.ts'), false, '.vite/wallet.json'))
await buildOffline(
  configure(folder('src/page/offline.ts'), false, false),
  folder('src/page/page.css'),
  folder('dist/recover.html'),
)

// Checksums that a deployer compares with the responses of the site, and with an independent build.
const assets = folder('dist/assets')
const lines = readdirSync(assets)
  .sort()
  .map(name => {
    const hash = createHash('sha256')
      .update(readFileSync(path.join(assets, name)))
      .digest('hex')
    return `${hash}  assets/${name}`
  })
writeFileSync(folder('dist/SHA256SUMS'), `${lines.join('\n')}\n`)
process.stdout.write(`${lines.join('\n')}\n`)
