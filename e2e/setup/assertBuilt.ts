import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

const needed = [
  'packages/core/dist/exports/index.js',
  'packages/adapter-wagmi/dist/exports/index.js',
  'packages/react/dist/exports/index.js',
  'packages/element/dist/exports/index.js',
  'packages/testing/dist/extension/manifest.json',
  'apps/demo/dist/index.html',
  'apps/docs/examples/dist/index.html',
  'apps/lab/dist/BUILD_ID',
]

/** These tests run what is shipped. Says what to run when that is not there. */
export function assertBuilt(): void {
  const absent = needed.filter(file => !existsSync(path.join(root, file)))
  if (absent.length > 0)
    throw new Error(`Not built: ${absent.join(', ')}. Run "npx pnpm@12.21.0 exec turbo run build" first.`)
}
