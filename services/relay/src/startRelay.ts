import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'
import type { RelayLimits } from './config/limits.js'
import { parseSettings } from './config/parseSettings.js'
import { type Projects, readProjects } from './config/readProjects.js'
import type { Settings } from './config/settings.js'
import { closeConnections } from './connection/closeConnections.js'
import { createSocketListeners } from './connection/createSocketListeners.js'
import { drainConnections } from './connection/drainConnections.js'
import { sweepConnections } from './connection/sweepConnections.js'
import { createNode } from './createNode.js'
import { answerHttp } from './http/answerHttp.js'
import { createMetrics } from './http/createMetrics.js'
import { handleUpgrade } from './http/handleUpgrade.js'
import { listen } from './http/listen.js'
import { createLogger } from './log/createLogger.js'
import type { RelayLogger } from './log/types.js'

/** Milliseconds for the head of a request: whoever sends it byte by byte holds a socket and nothing else. */
const headersTimeout = 10_000

/** What a relay is started with. Everything has a default. */
export type RelayOptions = {
  /** Address to listen on. Default: `127.0.0.1`. */
  readonly host?: string | undefined
  /** Default: 4500. With 0 a free one is taken. */
  readonly port?: number | undefined
  /** URLs that clients use; the `aud` of their tokens is one of them. Default: `ws://localhost:PORT` and `ws://127.0.0.1:PORT`. */
  readonly publicUrls?: readonly string[] | undefined
  /** Allowed origins per project id, or the path of a JSON file with them. Without it every project id is accepted. */
  readonly projects?: string | Projects | undefined
  /** Lets several relays act as one. Without it messages wait in this process and end with it. */
  readonly redisUrl?: string | undefined
  readonly limits?: Partial<RelayLimits> | undefined
  /** Default: `silent`; the command line's is `info`. */
  readonly logLevel?: Settings['logLevel'] | undefined
  /** Default: pino on the standard error. */
  readonly logger?: RelayLogger | undefined
}

/** A relay that listens. */
export type RunningRelay = {
  /** URL for clients, as the `aud` of their tokens has to be. */
  readonly url: string
  readonly port: number
  /** Ends every connection without a closing frame, as a network does. Clients may come back at once. */
  dropConnections(): void
  /** Takes no more messages, waits for acknowledgements (`limits.drain` ms at most), closes with 1001 and frees the port. */
  close(): Promise<void>
}

/**
 * Starts a relay of the wallet-connection protocol.
 *
 * @throws ConfigError
 * @example
 * ```ts
 * const relay = await startRelay({ port: 0 })
 * console.log(relay.url)
 * await relay.close()
 * ```
 */
export async function startRelay(options: RelayOptions = {}): Promise<RunningRelay> {
  const { logger, limits: someLimits, ...rest } = options
  const settings = parseSettings({ logLevel: 'silent', ...rest, limits: { ...someLimits } })
  const { host, redisUrl, limits } = settings
  const projects = readProjects(settings.projects)
  const log = logger ?? createLogger(settings.logLevel)
  const node = await createNode(limits, log, redisUrl)

  const metrics = createMetrics(node)
  const http = createServer({ headersTimeout, requestTimeout: headersTimeout }, (request, response) => {
    answerHttp(node, metrics, request, response).catch(error => {
      log.error({ err: error }, 'a request failed')
      response.destroy()
    })
  })
  let port: number
  try {
    port = await listen(http, host, settings.port)
  } catch (error) {
    metrics.stop()
    await node.mailbox.close()
    throw error
  }

  const publicUrls = settings.publicUrls ?? [`ws://localhost:${port}`, `ws://127.0.0.1:${port}`]
  const rules = { projects, audiences: new Set(publicUrls.map(url => url.replace(/\/$/, ''))) }
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: limits.frameBytes,
  })
  const listeners = createSocketListeners(node)
  http.on('upgrade', (request, stream, head) =>
    handleUpgrade({ node, server, listeners, rules }, request, stream, head),
  )

  let tick = 0
  const sweep = setInterval(() => {
    sweepConnections(node, tick++)
    node.mailbox.sweep(Date.now())
  }, 1_000)
  log.info({ port, redis: redisUrl !== undefined, projects: projects !== undefined }, 'the relay listens')

  const end = async () => {
    node.draining = true
    log.info({ connections: node.connections.size }, 'the relay drains')
    await drainConnections(node)
    clearInterval(sweep)
    await closeConnections(node)
    await node.mailbox.close()
    metrics.stop()
    const closed = new Promise(resolve => http.close(resolve))
    http.closeAllConnections()
    await closed
    log.info({}, 'the relay ended')
  }
  let ending: Promise<void> | undefined
  return {
    url: publicUrls[0] ?? '',
    port,
    dropConnections() {
      for (const socket of [...node.connections.keys()]) socket.terminate()
    },
    close() {
      ending ??= end()
      return ending
    },
  }
}
