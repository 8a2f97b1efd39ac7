// Load of a soak at several relays, as a child process of `tooling/soak`: subscribers that come back, and publishers that
// send a message again until a relay has acknowledged it. Counts what was acknowledged and never delivered.
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { createIdentity, createToken, type Identity } from '../test/createToken.js'
import { createTopic } from '../test/createTopic.js'

/** `urls` of the relays themselves, for subscribers; `balancer`, for publishers, is what their tokens name. */
const [urls = [], balancer = '', sockets = 0, perSecond = 0]: [string[]?, string?, number?, number?] =
  JSON.parse(process.argv[2] ?? '[]')
/** Publishers: each sends one message at a time. */
const publisherCount = 24
/** Seconds for which a message waits: less than clocks are wrong in the soak, since a clock that is off must end no message. */
const ttl = 300
/** Milliseconds without an answer after which a call counts as failed. */
const callTimeout = 10_000
/** End of each message. */
const filling = `:${'A'.repeat(1_000)}`

const topics = Array.from({ length: sockets }, createTopic)
/** Messages by their number: a run has hundreds of thousands of a kilobyte. */
const received = new Map<string, number>()
const acknowledged = new Set<string>()
/** `refused`: answered with a reason to try again; `unanswered`: the connection ended before the answer. */
const counts = { opened: 0, open: 0, closed: 0, notOpened: 0, refused: 0, unanswered: 0 }
let isEnding = false
let isLevelling = false
/** Sockets of subscribers that are at another relay than their first one. */
const away = new Set<WebSocket>()

async function open(url: string, identity: Identity): Promise<WebSocket> {
  const socket = new WebSocket(`${url}/?auth=${createToken(identity, balancer)}&projectId=soak`, {
    perMessageDeflate: false,
    handshakeTimeout: callTimeout,
  })
  socket.on('error', () => {})
  await Promise.race([
    once(socket, 'open'),
    once(socket, 'close').then(() => Promise.reject(new Error('closed'))),
  ])
  return socket
}

/** Calls a relay. Rejects when the socket closes or no answer comes; settles with whether the relay said yes. */
function call(socket: WebSocket, id: number, method: string, params: object): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer)
      socket.off('message', onMessage)
      socket.off('close', onClose)
      settle()
    }
    const timer = setTimeout(() => end(() => reject(new Error('no answer'))), callTimeout)
    const onClose = () => end(() => reject(new Error('closed')))
    const onMessage = (data: unknown) => {
      const text = String(data)
      if (text.startsWith(`{"id":${id},`)) end(() => resolve(text.includes('"result"')))
    }
    socket.on('message', onMessage)
    socket.on('close', onClose)
    socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
  })
}

/** Keeps a client subscribed to its topic, at another relay each time that it loses one. */
async function keepSubscribed(index: number): Promise<void> {
  const identity = createIdentity()
  for (let turn = index; !isEnding; turn++) {
    try {
      const socket = await open(urls[turn % urls.length] ?? '', identity)
      socket.on('message', data => {
        const frame = String(data)
        const [, id, message] = /^\{"id":"(\d+)".*"message":"([^"]+)"/.exec(frame) ?? []
        if (!id || !message?.endsWith(filling)) return
        const number = message.slice(0, -filling.length)
        received.set(number, (received.get(number) ?? 0) + 1)
        socket.send(`{"id":"${id}","jsonrpc":"2.0","result":true}`)
      })
      const closed = once(socket, 'close')
      const isSubscribed = await call(socket, 1, 'irn_subscribe', { topic: topics[index] }).catch(() => false)
      if (isSubscribed) {
        counts.opened += 1
        counts.open += 1
        if (turn % urls.length !== index % urls.length) away.add(socket)
        await closed
        counts.open -= 1
        counts.closed += 1
        // `level` has ended it.
        if (away.delete(socket) && isLevelling) turn = index - 1
      } else {
        // Else it would stay at this relay while its client goes on at the other one.
        counts.notOpened += 1
        socket.terminate()
      }
    } catch {
      counts.notOpened += 1
    }
    if (!isEnding) await wait(200 + ((index * 7) % 800))
  }
}

/** Moves the subscribers to their first relays, so that each relay has as many of them as in the beginning. */
async function level(): Promise<void> {
  isLevelling = true
  while (away.size > 0 || counts.open < sockets) {
    for (const socket of away) socket.terminate()
    await wait(100)
  }
  isLevelling = false
  await report('level')
}

/** Publishes until the end: each message until it is acknowledged. */
async function keepPublishing(publisher: number): Promise<void> {
  const identity = createIdentity()
  const pause = (publisherCount * 1_000) / perSecond
  let socket: WebSocket | undefined
  for (let number = 0; !isEnding; number++) {
    const message = `${publisher}-${number}${filling}`
    const topic = topics[(number * publisherCount + publisher) % topics.length]
    for (;;) {
      try {
        if (socket?.readyState !== WebSocket.OPEN) socket = await open(balancer, identity)
      } catch {
        counts.notOpened += 1
        await wait(100)
        continue
      }
      try {
        if (await call(socket, number, 'irn_publish', { topic, message, ttl, tag: 1 })) break
        counts.refused += 1
      } catch {
        counts.unanswered += 1
        socket.terminate()
      }
      await wait(100)
    }
    acknowledged.add(`${publisher}-${number}`)
    await wait(pause)
  }
  socket?.terminate()
}

const lost = () => [...acknowledged].filter(number => !received.has(number)).length
/** Settles when the parent has got it. */
const report = (what: string) => {
  const message = { what, acknowledged: acknowledged.size, received: received.size, lost: lost(), ...counts }
  return new Promise(resolve => process.send?.(message, undefined, undefined, resolve))
}

process.on('message', async what => {
  if (what === 'report') await report('report')
  if (what === 'level') await level()
  if (what !== 'end') return
  isEnding = true
  await publishing
  // The mailbox is emptied after the last message, in a minute at most.
  for (let seconds = 0; seconds < 60 && lost() > 0; seconds++) await wait(1_000)
  await report('result')
  process.disconnect()
  process.exit(0)
})

for (let start = 0; start < sockets; start += 100) {
  for (let index = start; index < Math.min(sockets, start + 100); index++) void keepSubscribed(index)
  while (counts.open < Math.min(sockets, start + 100)) await wait(10)
}
const publishing = Promise.all(Array.from({ length: publisherCount }, (_, index) => keepPublishing(index)))
await report('ready')
