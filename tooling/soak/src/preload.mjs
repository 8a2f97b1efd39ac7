// Loaded into each service of a soak: its parent moves the clock of the process, has its
// names resolve wrongly, or asks for its memory.
import { subscribe } from 'node:diagnostics_channel'
import dns from 'node:dns'

const RealDate = Date
const realLookup = dns.lookup
let offset = 0

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + offset)
    else super(...parts)
  }

  static now() {
    return RealDate.now() + offset
  }
}

/** Outgoing connections. */
const sockets = new Set()
subscribe('net.client.socket', ({ socket }) => {
  sockets.add(socket)
  socket.once('close', () => sockets.delete(socket))
})

/** An address on which nothing listens. */
const wrong = { address: '127.255.255.254', family: 4 }

process.on('message', ({ clock, names, measure }) => {
  if (measure) {
    globalThis.gc()
    const { heapUsed, external, rss } = process.memoryUsage()
    process.send({ used: heapUsed + external, rss })
  }
  if (clock !== undefined) offset = clock
  if (names === 'right') dns.lookup = realLookup
  if (names === 'wrong') {
    // A connection that is open needs no name: those that were opened by one end.
    for (const socket of sockets) if (socket._host) socket.destroy()
    dns.lookup = (_name, options, done = options) =>
      options.all
        ? process.nextTick(done, null, [wrong])
        : process.nextTick(done, null, wrong.address, wrong.family)
  }
})
// The channel keeps no service alive that has ended.
process.channel?.unref()
