import type { Server } from 'node:http'
import { ConfigError } from '../config/configError.js'

/**
 * Settles with the port that a server listens on.
 *
 * @throws ConfigError if it cannot
 */
export function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(new ConfigError(`HOST, PORT: ${error.message}`))
    server.once('error', fail)
    server.listen(port, host, () => {
      server.off('error', fail)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}
