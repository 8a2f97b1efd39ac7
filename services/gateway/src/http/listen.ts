import type { Server } from 'node:http'
import { GatewayError } from '../errors.js'

/** Listens, and tells the port. */
export function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const what = cause.code === 'EADDRINUSE' ? 'is in use' : `cannot be listened on: ${cause.message}`
      const code = cause.code === 'EADDRINUSE' ? 'gateway/port-in-use' : 'gateway/bad-config'
      reject(new GatewayError(code, `port ${port} of ${host} ${what}`, { cause }))
    })
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}
