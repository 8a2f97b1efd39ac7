import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const root = fileURLToPath(new URL('..', import.meta.url))

test('sec 16: two builds of the frame, in two folders, have the same files', async () => {
  const builds = []
  for (const name of ['first', 'second-with-a-longer-name']) {
    // Beside the sources, where the packages that they import are found.
    const folder = await mkdtemp(path.join(root, `../.secure-site-${name}-`))
    try {
      await cp(path.join(root, 'src'), path.join(folder, 'src'), { recursive: true })
      for (const file of ['package.json', 'tsconfig.json'])
        await cp(path.join(root, file), path.join(folder, file))
      await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
      const build = [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'src/frame/build.ts']
      const { stdout } = await run(process.execPath, build, { cwd: folder })
      const sums = await readFile(path.join(folder, 'dist/frame/SHA256SUMS'), 'utf8')
      const manifest = await readFile(path.join(folder, 'dist/frame/.vite/manifest.json'), 'utf8')
      expect(stdout).toContain(sums)
      builds.push({ sums, manifest })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  expect(builds[0]?.sums.trim().split('\n').length).toBeGreaterThan(5)
  expect(builds[1]).toEqual(builds[0])
}, 300_000)
