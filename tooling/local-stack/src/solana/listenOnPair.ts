import { createServer, type Server } from 'node:http'
import { LocalStackError } from '../localStackError.js'

/** An HTTP server that listens on 127.0.0.1; port 0 lets the system pick a free one. */
async function listenOn(port: number): Promise<{ server: Server; port: number }> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) =>
      reject(
        cause.code === 'EADDRINUSE'
          ? new LocalStackError(
              'local-stack/port-in-use',
              `Port ${port} on 127.0.0.1 is in use, so the Solana chain cannot start. End what listens there, or set LATCHKIT_PORT_OFFSET=1000 (any multiple of 100) to shift every port.`,
              { port, cause },
            )
          : new LocalStackError(
              'local-stack/chain-not-started',
              `The Solana chain cannot listen on port ${port}: ${cause.message}`,
              { port, cause },
            ),
      ),
    )
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  return { server, port: typeof address === 'object' && address ? address.port : port }
}

type Listening = { server: Server; port: number }

/**
 * Two servers on 127.0.0.1. Where no second port is given it is the first one plus 1, which is where web3.js looks for
 * the WebSocket of a node.
 */
export async function listenOnPair(
  port: number,
  webSocketPort: number | undefined,
): Promise<[Listening, Listening]> {
  for (let attempt = 1; ; attempt += 1) {
    const first = await listenOn(port)
    try {
      return [first, await listenOn(webSocketPort ?? first.port + 1)]
    } catch (error) {
      first.server.close()
      const taken = error instanceof LocalStackError && error.code === 'local-stack/port-in-use'
      if (port !== 0 || webSocketPort !== undefined || !taken || attempt === 20) throw error
    }
  }
}
