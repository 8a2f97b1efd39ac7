import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port that nobody has at the moment; Next does not tell which one it took for 0. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
