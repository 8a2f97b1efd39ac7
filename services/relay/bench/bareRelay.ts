// The least that a relay on `ws` can do: answers each publish and forwards its message, one frame per call of `ws`. No
// tokens, limits, mailbox or parsing. bench.ts measures the relay beside it.
import { createServer } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'

const subscribers = new Map<string, WebSocket>()
let id = 10n ** 18n

/** Returns the text between a start and the next quote. */
function between(text: string, start: string): string {
  const from = text.indexOf(start) + start.length
  return text.slice(from, text.indexOf('"', from))
}

function onMessage(this: WebSocket, data: Buffer): void {
  const text = data.toString()
  // The acknowledgement of a push.
  if (text.endsWith('"result":true}')) return
  const topic = between(text, '"topic":"')
  const answer = `{"id":${text.slice(6, text.indexOf(',', 6))},"jsonrpc":"2.0","result":true}`
  this.send(answer)
  if (text.includes('irn_subscribe')) {
    subscribers.set(topic, this)
    return
  }
  const message = between(text, '"message":"')
  subscribers
    .get(topic)
    ?.send(
      `{"id":"${id++}","jsonrpc":"2.0","method":"irn_subscription","params":{"id":"${topic}","data":{"topic":"${topic}","message":"${message}","publishedAt":1759000000000,"tag":1108}}}`,
    )
}

const server = createServer((_request, response) => {
  const { user, system } = process.cpuUsage()
  const rss = process.memoryUsage.rss()
  response.end(`process_cpu_seconds_total ${(user + system) / 1e6}\nprocess_resident_memory_bytes ${rss}\n`)
})
const sockets = new WebSocketServer({ server, clientTracking: false, perMessageDeflate: false })
sockets.on('connection', socket => socket.on('message', onMessage))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') {
    process.stdout.write(`relay  ws://localhost:${address.port}\n`)
  }
})
