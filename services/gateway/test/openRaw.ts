import { Agent, request } from 'node:http'
import { onTestFinished } from 'vitest'

/** Requests a path exactly as it is written; `fetch` would normalise it first. */
export async function openRaw(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  return (path: string) =>
    new Promise<{ status: number; type: string | undefined; body: string }>((resolve, reject) => {
      const outgoing = request({ host: '127.0.0.1', port, path, agent }, async response => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk)
        const body = Buffer.concat(chunks).toString()
        resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'], body })
      })
      outgoing.on('error', reject)
      outgoing.end()
    })
}
