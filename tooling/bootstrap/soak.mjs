// npm run soak: installs, builds and runs two nodes of each service under load, with a fault each minute. With
// LATCHKIT_SOAK_FROM, a commit or a tag, the first nodes are of that version and are replaced by those of this clone.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { endChildren, endChildrenWithUs } from './children.mjs'
import { install } from './install.mjs'
import { checkNode } from './preflight.mjs'
import { findDeployPrograms, findPostgres, findRedis } from './programs.mjs'
import { pnpm, root, run } from './run.mjs'

/** Puts another version into a folder with the packages of its services, and returns the folder. */
async function checkOut(ref) {
  const commit = execFileSync('git', ['rev-parse', '--verify', `${ref}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
  })
  const folder = path.join(root, '.cache/soak', commit.trim())
  if (existsSync(folder)) return folder
  const first = `${folder}.${process.pid}`
  mkdirSync(first, { recursive: true })
  const archive = execFileSync('git', ['archive', '--format=tar', commit.trim()], {
    cwd: root,
    maxBuffer: 2 ** 30,
  })
  execFileSync('tar', ['--extract', '--directory', first], { input: archive })
  const services = ['relay', 'secure-site', 'gateway'].flatMap(name => ['--filter', `@latchkit/${name}...`])
  const command = pnpm(
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
    '--reporter=append-only',
    ...services,
  )
  const code = await run(command, { cwd: first })
  if (code === 0) renameSync(first, folder)
  else rmSync(first, { recursive: true })
  return code === 0 ? folder : undefined
}

checkNode()
endChildrenWithUs()
await findRedis()
await findPostgres()
await findDeployPrograms()
await install()
const built = await run(
  pnpm('exec', 'turbo', 'run', 'build', '--output-logs=errors-only', '--filter=@latchkit/secure-frame...'),
)
const ref = process.env.LATCHKIT_SOAK_FROM
const old = ref && built === 0 ? await checkOut(ref) : undefined
const soak = ['node', '--import', 'tsx', '--conditions=@latchkit/source', 'tooling/soak/src/soak.ts']
const isReady = built === 0 && Boolean(old) === Boolean(ref)
const code = isReady ? await run(soak, { env: { LATCHKIT_SOAK_OLD: old ?? '' } }) : 1
await endChildren()
process.exit(code)
