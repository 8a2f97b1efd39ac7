import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../../checks/lib/root.mjs'

/** Starts a service as its start script does, on a free port: `{ url, stop() }`. */
export async function startService(name, env = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/bin.ts'], {
    cwd: path.join(root, 'services', name),
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  for await (const line of createInterface(child.stdout)) {
    const url = /\s(\w+:\/\/\S+)$/.exec(line)?.[1]
    if (!url) continue
    child.stdout.resume()
    return {
      url,
      async stop() {
        process.removeListener('exit', end)
        child.kill('SIGTERM')
        await once(child, 'exit')
      },
    }
  }
  throw new Error(`${name} ended before it printed its URL`)
}
