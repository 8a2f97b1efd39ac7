// npm run bench: installs, builds, finds a browser and measures what Latchkit costs an app.
import { endChildren, endChildrenWithUs } from './children.mjs'
import { install } from './install.mjs'
import { checkNode } from './preflight.mjs'
import { findBrowser } from './programs.mjs'
import { pnpm, run } from './run.mjs'

checkNode()
endChildrenWithUs()
const browser = await findBrowser()
await install()
const built = await run(
  pnpm('exec', 'turbo', 'run', 'build', '--output-logs=errors-only', '--filter=./packages/*'),
)
const code =
  built === 0
    ? await run(['node', 'tooling/bench/bench.mjs', ...process.argv.slice(2)], {
        env: { CHROMIUM_PATH: browser },
      })
    : built
await endChildren()
process.exit(code)
