import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { type Answer, answerText } from './answerText.js'

const maxBodyBytes = 1024 * 1024

/** Serves JSON-RPC over POST to pages of any origin, and GET /health. */
export function serveHttp(server: Server, answer: Answer): void {
  server.on('request', (request, response) => {
    const { origin, 'access-control-request-headers': headers } = request.headers
    if (origin) response.setHeader('access-control-allow-origin', '*')
    if (request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-methods', 'POST, GET, OPTIONS')
      if (headers) response.setHeader('access-control-allow-headers', headers)
      response.setHeader('access-control-max-age', '86400')
      return response.writeHead(204).end()
    }
    if (request.method === 'GET' && request.url === '/health') return response.end('ok')
    if (request.method !== 'POST') return response.writeHead(405, { allow: 'POST, OPTIONS' }).end()
    if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
      return response
        .writeHead(415)
        .end('Supplied content type is not allowed. Content-Type: application/json is required')
    return void answerBody(request, response, answer)
  })
}

async function answerBody(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of request) {
      length += part.length
      if (length > maxBodyBytes) {
        response.writeHead(413, { connection: 'close' }).end('Request entity too large')
        return
      }
      parts.push(part)
    }
  } catch {
    // The asker is gone.
    return
  }
  const text = answerText(Buffer.concat(parts).toString('utf8'), answer)
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end(text)
}
