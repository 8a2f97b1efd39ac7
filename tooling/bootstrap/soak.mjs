// npm run soak: installs, builds and runs two nodes of each service under load, with a fault each minute.
import { endChildren, endChildrenWithUs } from './children.mjs'
import { install } from './install.mjs'
import { checkNode } from './preflight.mjs'
import { findPostgres, findRedis } from './programs.mjs'
import { pnpm, run } from './run.mjs'

checkNode()
endChildrenWithUs()
await findRedis()
await findPostgres()
await install()
const built = await run(
  pnpm('exec', 'turbo', 'run', 'build', '--output-logs=errors-only', '--filter=@latchkit/secure-frame...'),
)
const soak = ['node', '--import', 'tsx', '--conditions=@latchkit/source', 'tooling/soak/src/soak.ts']
const code = built === 0 ? await run(soak) : built
await endChildren()
process.exit(code)
