import { connect, createServer, type Socket } from 'node:net'

/** A proxy to a server that can drop traffic without closing, as networks do. */
export async function startProxy(target: number) {
  let frozen = false
  const sockets = new Set<Socket>()
  const dead = new WeakSet<Socket>()
  const server = createServer(from => {
    const to = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(one)
      if (frozen) dead.add(one)
      one.on('data', data => {
        if (!dead.has(one)) other.write(data)
      })
      one.on('error', () => {})
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    port,
    url: `ws://localhost:${port}`,
    /** Messages over any connection are lost from now on. */
    freeze() {
      frozen = true
      for (const socket of sockets) dead.add(socket)
    },
    /** New connections work; earlier ones stay broken. */
    thaw() {
      frozen = false
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
