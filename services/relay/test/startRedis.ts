import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'

export type RunningRedis = { readonly url: string; readonly port: number; stop(): Promise<void> }

/** Starts a Redis of our own on a free port, which keeps nothing on disk. */
export async function startRedis(
  path: string,
  settings: readonly string[] = [],
  port?: number,
): Promise<RunningRedis> {
  port ??= await findPort()
  const child = spawn(
    path,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...settings],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = once(child, 'exit')
  for await (const line of createInterface(child.stdout)) if (line.includes('Ready to accept')) break
  child.stdout.resume()
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
