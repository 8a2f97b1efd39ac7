import { createServer, type RequestListener, type Server } from 'node:http'
import { ConfigError } from './configError.js'

/** Milliseconds between two checks of the time-outs. Node checks every 30 s by default, long after most of them. */
const connectionsCheckingInterval = 1_000

/**
 * Milliseconds for which an idle connection stays open: longer than proxies keep theirs, which is a minute for most and two for
 * Caddy. A request that a proxy sends while the service closes its connection is answered by 502, and not sent again if it is
 * a POST. Node closes after 5 s by default.
 */
const keepAliveTimeout = 125_000

/** An HTTP server that listens. */
export type OpenServer = {
  readonly server: Server
  readonly port: number
  /** Such as `http://localhost:4600`. */
  readonly url: string
  /** Stops listening and settles when the open requests have ended. Requests open after `timeout` ms are cut off. */
  close(timeout: number): Promise<void>
}

/**
 * Opens an HTTP server.
 *
 * @throws ConfigError when the port is in use or the address is not of this machine
 */
export async function openServer(parameters: {
  readonly host: string
  /** 0 for a free port. */
  readonly port: number
  /** Variables that have them, for the message of an error. Default: `HOST, PORT`. */
  readonly variables?: string | undefined
  /** Milliseconds for a whole request. */
  readonly requestTimeout: number
  /** Milliseconds for the head of a request: a client that sends it byte by byte holds a socket no longer. Default: 10,000. */
  readonly headersTimeout?: number | undefined
  readonly onRequest: RequestListener
}): Promise<OpenServer> {
  const { host, variables = 'HOST, PORT', requestTimeout, headersTimeout = 10_000, onRequest } = parameters
  const server = createServer(
    { headersTimeout, requestTimeout, keepAliveTimeout, connectionsCheckingInterval },
    onRequest,
  )
  const port = await listen(server, host, parameters.port, variables)
  const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)
  return {
    server,
    port,
    url: `http://${isLocal ? 'localhost' : host}:${port}`,
    close: timeout =>
      new Promise(resolve => {
        const timer = setTimeout(() => server.closeAllConnections(), timeout)
        server.close(() => {
          clearTimeout(timer)
          resolve()
        })
        server.closeIdleConnections()
      }),
  }
}

function listen(server: Server, host: string, port: number, variables: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (cause: NodeJS.ErrnoException) => {
      const inUse = cause.code === 'EADDRINUSE'
      const what = inUse ? `port ${port} of ${host} is in use` : cause.message
      reject(new ConfigError(inUse ? 'port-in-use' : 'bad-config', `${variables}: ${what}`, { cause }))
    }
    server.once('error', fail)
    server.listen(port, host, () => {
      server.off('error', fail)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}
