import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RelayNode } from '../connection/types.js'
import type { Metrics } from './createMetrics.js'

/** Answers `/healthz` and `/metrics`; everything else of the relay is a WebSocket. */
export async function answerHttp(
  node: RelayNode,
  metrics: Metrics,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = request.url?.split('?')[0]
  if (path === '/healthz') {
    const status = node.draining ? 'draining' : node.mailbox.isReady() ? 'ok' : 'mailbox unavailable'
    response.writeHead(status === 'ok' ? 200 : 503, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ status }))
  } else if (path === '/metrics') {
    const text = await metrics.read()
    response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
  } else {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found: this is a WebSocket relay\n')
  }
}
