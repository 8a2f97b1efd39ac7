// npm run docs: installs, builds the documentation and serves it; `-- --build` only writes it, `-- --dev` serves the sources.
import path from 'node:path'
import { endChildren, endChildrenWithUs } from './children.mjs'
import { install } from './install.mjs'
import { checkNode, checkPorts, portOffset } from './preflight.mjs'
import { pnpm, root, run, startPart } from './run.mjs'

const known = new Set(['--build', '--dev'])
const options = new Set(process.argv.slice(2))
for (const option of options) {
  if (known.has(option)) continue
  console.error(
    `${option} is no option of the docs: use --build (write static files) or --dev (sources with reload).`,
  )
  process.exit(1)
}

checkNode()
endChildrenWithUs()
const port = 5175 + portOffset()
const folder = path.join(root, 'apps/docs')
if (!options.has('--build')) await checkPorts([{ name: 'docs', port }])
await install()

const task = options.has('--dev') ? 'api' : 'site'
const built = await run(
  pnpm('exec', 'turbo', 'run', task, '--filter=@latchkit/docs', '--output-logs=errors-only'),
)
if (built !== 0) {
  console.error('The build failed; the lines above say why.')
  process.exit(1)
}
if (options.has('--build')) {
  console.log(`The site is in ${path.join(folder, 'dist/site')}: copy it to any host, below any path.`)
  process.exit(0)
}
try {
  await startPart(['tsx', 'src/node/bin.ts', options.has('--dev') ? 'dev' : 'serve', String(port)], {
    cwd: folder,
    ready: line => line.startsWith('docs  '),
    onExit: code => {
      console.error(`The docs ended by themselves (${code}).`)
      process.exit(1)
    },
  })
} catch (error) {
  console.error(error.message)
  await endChildren()
  process.exit(1)
}
console.log(`docs  http://localhost:${port}/`)
// The pipes of the server keep this process alive until a signal ends it.
