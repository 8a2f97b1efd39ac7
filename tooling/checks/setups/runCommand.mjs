import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { measureChild } from '../../bootstrap/childTime.mjs'

/** Output about the machine, not about the packages. */
const ofTheMachine =
  /Unknown user config|Unknown env config|No build cache found|new (minor|major|patch) version of npm|YN0000/

/** pnpm's warnings for slow answers. Our registry is this process, which a busy machine lets wait. */
const ofOurRegistry = /\b(Request took \d+ms|Tarball download average speed .*): http:\/\/127\.0\.0\.1:\d+\//i

/** Variables of the npm that runs the checks would change what the package managers do. */
const inherited = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|CI$|NODE_ENV$)/i.test(name))),
  NEXT_TELEMETRY_DISABLED: '1',
  NO_COLOR: '1',
  FORCE_COLOR: '0',
}

/**
 * Runs a command and returns what it printed, `output`, and the seconds of the processor that it took where they are known.
 * A failure is an error, and so is a warning that is not known.
 */
export async function runCommand([command, ...args], { cwd, env, knownWarning = ofTheMachine }) {
  // Not `spawnSync`: this process is the registry.
  const child = spawn(command, args, {
    cwd,
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 1_800_000,
  })
  const measured = measureChild(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      output += chunk
    })
  const [status] = await once(child, 'close')
  const seconds = measured.takeSeconds()
  const shown = `${[command, ...args].join(' ')}:\n${output}`
  if (status !== 0) throw new Error(`failed: ${shown}`)
  const warning = output
    .split('\n')
    .filter(line => /\bwarn(ing)?\b|⚠|deprecated|unmet peer/i.test(line))
    .find(line => ![ofTheMachine, ofOurRegistry, knownWarning].some(known => known.test(line)))
  if (warning) throw new Error(`warned: "${warning.trim()}" in ${shown}`)
  return { output, seconds }
}
