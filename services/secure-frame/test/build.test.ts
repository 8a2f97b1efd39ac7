import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const root = fileURLToPath(new URL('..', import.meta.url))
/** The checks of the repository do not read this folder. */
const scratch = path.join(root, '../../.cache/secure-frame')

test('sec 16: two builds of the frame, in two folders, have the same files', async () => {
  const builds: Readonly<Record<string, string>>[] = []
  await mkdir(scratch, { recursive: true })
  for (const name of ['first', 'second-with-a-longer-name']) {
    const folder = await mkdtemp(path.join(scratch, `${name}-`))
    try {
      await cp(path.join(root, 'src'), path.join(folder, 'src'), { recursive: true })
      for (const file of ['build.ts', 'buildOffline.ts', 'package.json', 'tsconfig.json'])
        await cp(path.join(root, file), path.join(folder, file))
      await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
      const build = [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'build.ts']
      const { stdout } = await run(process.execPath, build, { cwd: folder })
      const dist = path.join(folder, 'dist')
      expect(stdout).toBe(await readFile(path.join(dist, 'SHA256SUMS'), 'utf8'))
      builds.push(await readHashes(dist))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  const [first, second] = builds
  expect(Object.keys(first ?? {})).toEqual(
    expect.arrayContaining(['.vite/manifest.json', '.vite/wallet.json', 'SHA256SUMS', 'recover.html']),
  )
  expect(second).toEqual(first)
}, 300_000)

/** SHA-256 of each file of a folder, by its path. */
async function readHashes(folder: string): Promise<Readonly<Record<string, string>>> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(file =>
    file.isFile(),
  )
  const hashes = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name)
    return [
      path.relative(folder, file),
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    ]
  })
  return Object.fromEntries(await Promise.all(hashes))
}
