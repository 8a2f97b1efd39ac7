import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

/** Workspace members under packages/ that are published: `{ folder, manifest }`. */
export function publicPackages() {
  return readdirSync(path.join(root, 'packages'))
    .map(name => `packages/${name}`)
    .filter(folder => existsSync(path.join(root, folder, 'package.json')))
    .map(folder => ({
      folder,
      manifest: JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')),
    }))
    .filter(({ manifest }) => manifest.private !== true)
}
