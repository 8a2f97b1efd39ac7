import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { onTestFinished } from 'vitest'

/** A Redis of its own on a free port, without a file. */
export async function openRedis(binary: string): Promise<{ url: string; end(): Promise<void> }> {
  const port = await freePort()
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn(binary, options, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const end = () => {
    child.kill('SIGKILL')
    return ended
  }
  onTestFinished(end)
  for await (const chunk of child.stdout) if (String(chunk).includes('Ready to accept connections')) break
  return { url: `redis://127.0.0.1:${port}`, end }
}

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
