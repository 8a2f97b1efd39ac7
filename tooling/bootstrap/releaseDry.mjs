// npm run release:dry: the next release as it would be, made in a copy, so that the checkout stays as it is. It is published
// to a registry on loopback, from which set-ups of the docs are installed by name. Names of set-ups as arguments select them.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { endChildren, endChildrenWithUs } from './children.mjs'
import { install } from './install.mjs'
import { checkNode } from './preflight.mjs'
import { findBrowser } from './programs.mjs'
import { pnpm, root, run } from './run.mjs'

checkNode()
endChildrenWithUs()
await install()

const copy = mkdtempSync(path.join(os.tmpdir(), 'latchkit-release-'))
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' })
}

async function must(command, options) {
  const code = await run(command, options)
  if (code === 0) return
  console.error(`"${command.join(' ')}" failed; nothing was published and the checkout is as it was.`)
  process.exit(1)
}

await must(['git', 'clone', '--quiet', '--no-hardlinks', root, copy])
// `changeset status` compares with "main", which the clone of another branch or of a detached HEAD lacks.
if (git('-C', copy, 'branch', '--list', 'main') === '') git('-C', copy, 'branch', 'main')
for (const file of git('ls-files', '--cached', '--others', '--exclude-standard')
  .split('\n')
  .filter(Boolean)) {
  if (existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(copy, file))
}
await must(pnpm('install', '--frozen-lockfile', '--prefer-offline'), { cwd: copy })
const packages = readdirSync(path.join(root, 'packages'))
  .map(name => `packages/${name}`)
  .filter(folder => existsSync(path.join(root, folder, 'package.json')))

await must(['changeset', 'status', '--verbose'], { cwd: copy })
await must(['node', 'tooling/bootstrap/releaseVersion.mjs'], { cwd: copy })
// With what they are built from, such as the page of the secure frame.
await must(pnpm('exec', 'turbo', 'run', 'build', '--output-logs=errors-only', '--filter=./packages/*'), {
  cwd: copy,
})

const tarballs = path.join(copy, '.cache/release')
mkdirSync(tarballs, { recursive: true })
for (const folder of packages) {
  const manifest = JSON.parse(readFileSync(path.join(copy, folder, 'package.json'), 'utf8'))
  console.log(`\n${manifest.name} ${manifest.version}`)
  const changelog = path.join(copy, folder, 'CHANGELOG.md')
  if (existsSync(changelog)) console.log(readFileSync(changelog, 'utf8').trim().replace(/^/gm, '  '))
  await must(pnpm('pack', '--pack-destination', tarballs), { cwd: path.join(copy, folder) })
}
console.log('\ntarballs:')
for (const file of readdirSync(tarballs)) {
  console.log(`  ${file}  ${readFileSync(path.join(tarballs, file)).length} bytes`)
}
const names = process.argv.slice(2)
await must(
  ['node', 'tooling/checks/setups.mjs', ...(names.length > 0 ? names : ['vite', 'create-vite-react'])],
  // The copy is built, with the wallet that connects to the apps.
  { cwd: copy, env: { LATCHKIT_PACKED: tarballs, CHROMIUM_PATH: await findBrowser() } },
)
await endChildren()
console.log('Nothing was published outside of this machine, and the checkout is as it was.')
process.exit(0)
