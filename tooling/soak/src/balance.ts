import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Nodes behind one port, as behind a load balancer. */
export type Balancer = {
  readonly port: number
  /** Sends no more requests to a node until {@link enter}. */
  leave(port: number): void
  enter(port: number): void
  close(): void
}

/**
 * Passes each request to the next node. A node that takes no connection is left out for this request: nothing was sent to
 * it. Each request has its own connection, so that none meets a node that is just closing it.
 */
export async function balance(all: readonly number[]): Promise<Balancer> {
  let ports = all
  let turn = 0
  const server = createServer((incoming, answer) => {
    const parts: Buffer[] = []
    incoming.on('data', part => parts.push(part))
    incoming.on('end', () => {
      const body = Buffer.concat(parts)
      const pass = (left: number) => {
        const { method, url: path, headers } = incoming
        const port = ports[turn++ % ports.length]
        const outgoing = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, found => {
          answer.writeHead(found.statusCode ?? 502, found.headers)
          found.pipe(answer)
        })
        outgoing.on('error', (error: NodeJS.ErrnoException) => {
          if (error.code === 'ECONNREFUSED' && left > 0) pass(left - 1)
          else if (answer.headersSent) answer.destroy()
          else answer.writeHead(502).end()
        })
        answer.on('close', () => outgoing.destroy())
        outgoing.end(body)
      }
      pass(ports.length - 1)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    leave(port) {
      ports = ports.filter(other => other !== port)
    },
    enter(port) {
      ports = [...ports, port]
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
