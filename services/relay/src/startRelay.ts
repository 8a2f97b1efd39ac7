import {
  answerOperations,
  createLogger,
  keepWarnings,
  type Logger,
  type LogLevel,
  leaveBalancer,
  openServer,
  type ProjectOptions,
  readOperatorAccess,
  readProjects,
} from '@latchkit/service-base'
import { WebSocketServer } from 'ws'
import { createSocketListeners } from './connection/acceptConnection.js'
import { closeConnections, drainConnections } from './connection/drainConnections.js'
import { sweepConnections } from './connection/sweepConnections.js'
import { createNode } from './createNode.js'
import { createMetrics } from './http/createMetrics.js'
import { handleUpgrade } from './http/handleUpgrade.js'
import { openOperatorPage } from './http/openOperatorPage.js'
import { type RelayLimits, settings } from './settings.js'

/** Milliseconds for a whole request: the relay answers short GET requests only. */
const requestTimeout = 10_000

/** Frames that one message may come in: each costs as much as a short message. */
const maxFragments = 128

/** Milliseconds for a client to answer the closing frame: it may go on sending until then. The types of `ws` lack it. */
const closing = { closeTimeout: 2_000 }

/** Options of {@link startRelay}. Everything has a default. */
export type RelayOptions = {
  /** Address to listen on. Default: `127.0.0.1`. */
  readonly host?: string | undefined
  /** Default: 4500. 0 uses a free port. */
  readonly port?: number | undefined
  /** URLs that clients use; the `aud` of their tokens is one of them. Default: `ws://localhost:PORT` and `ws://127.0.0.1:PORT`. */
  readonly publicUrls?: readonly string[] | undefined
  /** Projects by id, or the path of a JSON file with them. Without it every project id is accepted. */
  readonly projects?: string | ProjectOptions | undefined
  /** Lets several relays act as one. Without it messages wait in this process and end with it. */
  readonly redisUrl?: string | undefined
  /** Replicas of Redis that must have a message before its publisher is answered. Default: 0. */
  readonly redisReplicas?: number | undefined
  /** Reads the address of a client from the last entry of `X-Forwarded-For`. Default: false. */
  readonly trustProxy?: boolean | undefined
  readonly limits?: Partial<RelayLimits> | undefined
  /** Port of the operator's page on 127.0.0.1. 0 uses a free port. Default: no page. */
  readonly adminPort?: number | undefined
  /** Password of that page, at least 32 characters. */
  readonly adminToken?: string | undefined
  /** Default: `silent`. Default of the command line: `info`. */
  readonly logLevel?: LogLevel | undefined
  /** Default: pino on the standard error. */
  readonly logger?: Logger | undefined
}

/** A relay that listens. */
export type RunningRelay = {
  /** URL for clients, as the `aud` of their tokens has to be. */
  readonly url: string
  readonly port: number
  /** URL of the operator's page. */
  readonly operatorUrl?: string | undefined
  /** Ends every connection without a closing frame, like a network failure. Clients may reconnect immediately. */
  dropConnections(): void
  /**
   * Works `limits.leaveTime` ms longer, refuses new messages then, waits for acknowledgements (`limits.drain` ms at most),
   * closes with 1001 and frees the port.
   */
  close(): Promise<void>
}

/**
 * Starts a WalletConnect relay.
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
  const chosen = settings.parse({ logLevel: 'silent', ...rest, limits: { ...someLimits } })
  const { host, redisUrl, redisReplicas, trustProxy, limits } = chosen
  const projects = await readProjects(chosen.projects)
  const access = readOperatorAccess(chosen)
  const warnings = keepWarnings(
    logger ?? createLogger({ level: chosen.logLevel, base: { service: 'relay' } }),
  )
  const { logger: log } = warnings
  const redis = redisUrl === undefined ? undefined : { url: redisUrl, replicas: redisReplicas }
  const node = await createNode(limits, log, redis)

  const { registry, stop } = createMetrics(node)
  const abandon = async (error: unknown): Promise<never> => {
    stop()
    await node.mailbox.close()
    throw error
  }
  let ending: Promise<void> | undefined
  const health = () => (ending ? 'draining' : node.mailbox.isReady() ? 'ok' : 'mailbox unavailable')
  // Before the port for clients: a relay that listens there takes their connections at once.
  const operator =
    access &&
    (await openOperatorPage({
      node,
      access,
      warnings,
      projects,
      health,
      settings: settings.list(chosen),
    }).catch(abandon))
  const { server, port, close } = await openServer({
    host,
    port: chosen.port,
    requestTimeout,
    onRequest: async (request, response) => {
      try {
        const answer = await answerOperations(request.url?.split('?')[0], { registry, health })
        if (answer) response.writeHead(answer.status, { 'content-type': answer.contentType }).end(answer.body)
        else {
          response.writeHead(404, { 'content-type': 'text/plain' })
          response.end('Not found: this is a WebSocket relay\n')
        }
      } catch (error) {
        log.error({ err: error }, 'a request failed')
        response.destroy()
      }
    },
  }).catch(async error => {
    await operator?.close()
    return abandon(error)
  })

  const publicUrls = chosen.publicUrls ?? [`ws://localhost:${port}`, `ws://127.0.0.1:${port}`]
  const rules = { projects, audiences: new Set(publicUrls.map(url => url.replace(/\/$/, ''))) }
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: limits.frameBytes,
    maxFragments,
    ...closing,
  })
  const listeners = createSocketListeners(node)
  server.on('upgrade', (request, stream, head) =>
    handleUpgrade({ node, server: sockets, listeners, rules, trustProxy }, request, stream, head),
  )

  let tick = 0
  const sweep = setInterval(() => {
    sweepConnections(node, tick++)
    node.mailbox.sweep(Date.now())
  }, 1_000)
  const facts = { redis: redisUrl !== undefined, projects: projects !== undefined, operator: operator?.url }
  log.info({ port, ...facts }, 'the relay listens')

  const end = async () => {
    await leaveBalancer(limits.leaveTime)
    node.draining = true
    log.info({ connections: node.connections.size }, 'the relay drains')
    await drainConnections(node)
    clearInterval(sweep)
    await closeConnections(node)
    await node.mailbox.close()
    stop()
    await Promise.all([close(0), operator?.close()])
    log.info({}, 'the relay ended')
  }
  return {
    url: publicUrls[0] ?? '',
    port,
    operatorUrl: operator?.url,
    dropConnections() {
      for (const socket of [...node.connections.keys()]) socket.terminate()
    },
    close() {
      ending ??= end()
      return ending
    },
  }
}
