import { once } from 'node:events'
import { createServer } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { createUpstreams } from '../src/nodes/createUpstreams.js'
import { createByteBudget } from '../src/nodes/readAnswer.js'
import { createAskHost } from '../src/providers/hosted/createAskHost.js'
import { createFetchRemote } from '../src/remote/createFetchRemote.js'

// Asks hosts that begin an answer and never end it, while memory is collected again and again:
// `node --expose-gc --import tsx test/timeoutsProcess.ts`. It prints what became of each, once no connection is open.
const server = createServer((_, response) => void response.writeHead(200).write('x')).listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
const collect = globalThis.gc
if (!collect) throw new TypeError('--expose-gc is missing')

const timeout = 300
/** The caller stays. */
const { signal } = new AbortController()
const fetchRemote = createFetchRemote({ privateAddresses: ['127.0.0.1'] })
const ask = createAskHost({ name: 'host', url, timeout })
const buffered = createByteBudget(1e6)
const node = createUpstreams({ urls: [url], timeout, maxBytes: 1e6, buffered, onOutcome: () => {} })
const waits = {
  file: () => fetchRemote(url, { maxBytes: 1e6, timeout, signal }).then(file => file ?? 'no file'),
  host: () => ask({ path: '/', schema: z.unknown(), signal }).catch((error: Error) => error.message),
  node: () => node.ask('{}', false, signal),
}
let open = Object.keys(waits).length
const ended = Object.entries(waits).map(async ([name, wait]) => {
  const result = await wait()
  open -= 1
  return [name, result] as const
})
const countConnections = () =>
  new Promise<number>(resolve => server.getConnections((_, count) => resolve(count)))
while (open > 0 || (await countConnections()) > 0) {
  collect()
  await setImmediate()
}
process.stdout.write(JSON.stringify(Object.fromEntries(await Promise.all(ended))))
server.close()
