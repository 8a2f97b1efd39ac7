import { hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { readAddress } from '@latchkit/service-base'
import type { WebSocketServer } from 'ws'
import { type AccessRules, authorize } from '../auth/authorize.js'
import { AuthError } from '../auth/verifyToken.js'
import { acceptConnection, type SocketListeners } from '../connection/acceptConnection.js'
import type { RelayNode } from '../connection/types.js'
import { countRefusal } from '../rpc/rpcError.js'

/** Close code by which WalletConnect clients recognise a refused connection; they show the reason. */
const refusedCode = 3_000

/** Parts of the relay that an upgrade needs. */
export type UpgradeContext = {
  readonly node: RelayNode
  readonly server: WebSocketServer
  readonly listeners: SocketListeners
  readonly rules: AccessRules
  /** Whether `X-Forwarded-For` is trusted. */
  readonly trustProxy: boolean
}

/**
 * Accepts a client, or refuses it with a reason. A refused client is upgraded first and closed then: a browser does not
 * give a page the status of a failed upgrade.
 */
export function handleUpgrade(
  { node, server, listeners, rules, trustProxy }: UpgradeContext,
  request: IncomingMessage,
  stream: Duplex,
  head: Buffer,
): void {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined
  const address = hashAddress(readAddress(forwarded?.toString(), request.socket.remoteAddress))
  const { connections, addressConnections } = node.limits
  const isFull =
    node.connections.size + node.refused.size >= connections ||
    (node.budgets.get(address)?.connections ?? 0) >= addressConnections
  if (node.draining || isFull) {
    countRefusal(node, node.draining ? 'draining' : 'too-many-connections')
    stream.on('error', ignore)
    // A peer that never ends its own side would keep the stream open.
    stream.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () =>
      stream.destroy(),
    )
    return
  }
  server.handleUpgrade(request, stream, head, socket => {
    // Errors of the peer; the socket closes by itself.
    socket.on('error', ignore)
    try {
      const query = new URLSearchParams(request.url?.split('?')[1] ?? '')
      const clientId = authorize({ query, origin: request.headers.origin }, rules)
      acceptConnection(node, listeners, { socket, stream, clientId, address })
    } catch (error) {
      const reason = error instanceof AuthError ? error.message : 'Internal error'
      if (!(error instanceof AuthError)) node.log.error({ err: error }, 'a connection failed')
      else node.log.warn({ reason, origin: request.headers.origin }, 'a connection was refused')
      countRefusal(node, reason)
      node.refused.set(socket, performance.now())
      socket.on('close', () => node.refused.delete(socket))
      socket.close(refusedCode, reason)
    }
  })
}

/** Quotas must recognize an address, not know it, so only a hash of fixed length is stored. */
function hashAddress(address: string): string {
  return hash('sha256', address, 'buffer').toString('base64url', 0, 12)
}

function ignore(): void {}
