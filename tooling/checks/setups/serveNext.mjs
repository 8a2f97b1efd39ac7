import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

/** Serves a built Next app on a free port: `{ origin, close() }`. */
export async function serveNext(folder) {
  const bin = path.join(folder, 'node_modules/next/dist/bin/next')
  const child = spawn(process.execPath, [bin, 'start', '--port', '0', '--hostname', '127.0.0.1'], {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(child.stdout)) {
    const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0]
    if (!origin) continue
    child.stdout.resume()
    return {
      origin,
      async close() {
        child.kill()
        if (child.exitCode === null) await once(child, 'exit')
      },
    }
  }
  throw new Error('next start ended before it printed its address')
}
