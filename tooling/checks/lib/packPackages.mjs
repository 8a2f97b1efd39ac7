import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { publicPackages } from './publicPackages.mjs'
import { root } from './root.mjs'
import { runTool } from './runTool.mjs'

const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))

/**
 * Packs every public package as it would be published: `{ name, folder, tarball }`. Copies the tarballs of
 * `LATCHKIT_PACKED` where it is set: in `npm test` one step packs the build for all that read it.
 */
export function packPackages(target) {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const packages = publicPackages()
  const packed = process.env.LATCHKIT_PACKED
  if (packed) cpSync(packed, target, { recursive: true })
  const output = packed ? `${packed} is incomplete` : pack(packages, target)
  return packages.map(({ folder, manifest }) => {
    const file = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`
    const tarball = path.join(target, file)
    if (!existsSync(tarball)) throw new Error(`${folder} could not be packed:\n${output}`)
    return { name: manifest.name, folder, tarball }
  })
}

function pack(packages, target) {
  // One call for all: starting npx and pnpm takes longer than packing.
  const filters = packages.flatMap(({ folder }) => ['--filter', `./${folder}`])
  const out = path.join(target, '%s-%v.tgz')
  return runTool('npx', ['--yes', packageManager, ...filters, 'pack', '--out', out], { cwd: root }).output
}
