import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { publicPackages } from '../../lib/publicPackages.mjs'
import { root } from '../../lib/root.mjs'

/** Public entry files with the name they are imported by. `/internal` is ours alone. */
export function entryPoints() {
  return publicPackages().flatMap(({ folder, manifest }) => {
    const base = path.join(root, folder, 'src/exports')
    if (!existsSync(base)) return []
    return readdirSync(base)
      .filter(file => /\.tsx?$/.test(file) && !/\.test(-d)?\.tsx?$|^internal\.ts$/.test(file))
      .sort()
      .map(file => {
        const subpath = file.replace(/\.tsx?$/, '')
        return {
          file: path.join(base, file),
          name: subpath === 'index' ? manifest.name : `${manifest.name}/${subpath}`,
        }
      })
  })
}
