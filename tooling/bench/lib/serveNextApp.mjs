import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }

function build(folder, ...options) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build', ...options], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  // Where `CI` is set, Next warns that no earlier build is kept; here each is the first.
  const output = (stdout + stderr).replace(/^.*No build cache found.*$/gm, '')
  if (status !== 0 || /⚠|warn|Critical dependency/i.test(output))
    throw new Error(`next build ${options.join(' ')} failed or warned:\n${stdout}${stderr}`)
}

/**
 * Builds the Next app of a packed project and serves it: `{ origin, gzipBytes(pathname), close() }`. With
 * `LATCHKIT_FULL` it is built by webpack too.
 */
export async function serveNextApp(project) {
  const folder = path.join(project, 'apps/next')
  if (process.env.LATCHKIT_FULL) build(folder, '--webpack')
  build(folder)
  const server = spawn(process.execPath, [next, 'start', '--port', '0', '--hostname', '127.0.0.1'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  let origin
  while (!origin) {
    const [chunk] = await Promise.race([once(server.stdout, 'data'), once(server, 'exit').then(() => [])])
    if (chunk === undefined) throw new Error(`next start ended:\n${text}`)
    text += chunk
    origin = /http:\/\/(?:127\.0\.0\.1|localhost):(\d+)/.exec(text)?.[0]
  }
  return {
    origin,
    gzipBytes: pathname => {
      try {
        return gzipSync(readFileSync(path.join(folder, pathname.replace('/_next/', '.next/'))), { level: 9 })
          .length
      } catch {
        return 0
      }
    },
    close: () => server.kill(),
  }
}
