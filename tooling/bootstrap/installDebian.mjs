import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/** Installs a Debian package, as root on Debian only; says whether it did. */
export async function installDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  console.log(`installing ${name} with apt-get`)
  // A server that comes with it is not to be started: tests start their own.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const updated = await run(['apt-get', 'update', '-qq'], { env })
  return updated === 0 && (await run(['apt-get', 'install', '-y', '-qq', name], { env })) === 0
}
