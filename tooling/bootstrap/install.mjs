import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pnpm, root, run } from './run.mjs'

const marker = path.join(root, 'node_modules/.latchkit-lock')

function manifests() {
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', 'e2e/package.json']
  for (const folder of ['packages', 'services', 'apps', 'tooling']) {
    if (!existsSync(path.join(root, folder))) continue
    for (const name of readdirSync(path.join(root, folder)).sort())
      files.push(`${folder}/${name}/package.json`)
  }
  return files.filter(file => existsSync(path.join(root, file)))
}

function fingerprint() {
  const hash = createHash('sha256').update(process.versions.modules)
  for (const file of manifests()) hash.update(file).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

/** Installs exactly what the lockfile says; does nothing when that is what was installed last. */
export async function install() {
  const wanted = fingerprint()
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return
  const code = await run(pnpm('install', '--frozen-lockfile', '--reporter=append-only'))
  if (code !== 0) {
    console.error('The packages could not be installed; the lines above say why.')
    process.exit(1)
  }
  writeFileSync(marker, wanted)
}
