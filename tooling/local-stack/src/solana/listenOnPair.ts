import type { Server } from 'node:http'
import { LocalStackError } from '../localStackError.js'
import { listenOn } from './listenOn.js'

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
