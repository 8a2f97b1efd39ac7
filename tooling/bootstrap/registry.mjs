// npm run registry: a registry on loopback with the packages of this checkout, and everything else from the registry that npm is
// set up for, so that apps install the packages by name before they are on npm.
import { startRegistry } from '../checks/setups/startRegistry.mjs'
import { endChildrenWithUs } from './children.mjs'
import { install } from './install.mjs'
import { checkNode, checkPorts, portOffset } from './preflight.mjs'
import { pnpm, run } from './run.mjs'

checkNode()
endChildrenWithUs()
const port = 4873 + portOffset()
await checkPorts([{ name: 'the registry', port }])
await install()
const build = pnpm('exec', 'turbo', 'run', 'build', '--output-logs=errors-only', '--filter=./packages/*')
if ((await run(build)) !== 0) process.exit(1)
const { url, names } = await startRegistry({ port })
console.log(`${names.length} packages  ${url}`)
console.log(`Set npm_config_registry=${url} where you install them. Ctrl-C ends it.`)
