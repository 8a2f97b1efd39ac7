import type { Server } from 'node:http'

/** Stops listening and waits for the open requests; those that are still there after `timeout` ms are ended. */
export function drain(server: Server, timeout: number): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(() => server.closeAllConnections(), timeout)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
  })
}
