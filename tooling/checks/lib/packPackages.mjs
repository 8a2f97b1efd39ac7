import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { publicPackages } from './publicPackages.mjs'
import { root } from './root.mjs'
import { runTool } from './runTool.mjs'

const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))

/** Packs every public package as it would be published: `{ name, folder, tarball }`. */
export function packPackages(target) {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  return publicPackages().map(({ folder, manifest }) => {
    const tarball = path.join(
      target,
      `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`,
    )
    const { code, output } = runTool('npx', ['--yes', packageManager, 'pack', '--out', tarball], {
      cwd: path.join(root, folder),
    })
    if (code !== 0 || !existsSync(tarball)) throw new Error(`${folder} could not be packed:\n${output}`)
    return { name: manifest.name, folder, tarball }
  })
}
