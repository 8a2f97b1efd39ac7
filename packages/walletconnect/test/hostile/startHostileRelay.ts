import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { readClientFrames } from './readClientFrames.js'
import { writeFrame } from './writeFrame.js'

/** A call of the client. */
export type Call = {
  readonly id: string
  readonly method: string
  readonly params: { readonly [name: string]: unknown }
}

/** A relay that sends whatever a test passes. By default it accepts everything and delivers nothing. */
export type HostileRelay = {
  readonly url: string
  readonly calls: readonly Call[]
  /** The receipts that the client sent. */
  readonly receipts: readonly { readonly [name: string]: unknown }[]
  /** How many sockets were opened. */
  sockets(): number
  /** Replaces the answer to a call; `undefined` leaves the honest one. */
  onCall: (call: Call) => readonly unknown[] | undefined
  /** Sends one WebSocket message over the newest socket: a text as it is, anything else as JSON. */
  send(frame: unknown): void
  /** Sends bytes as one WebSocket frame with this opcode. */
  sendBytes(bytes: Uint8Array, opcode: number): void
  close(code: number, reason: string): void
  /** The client's receipt for a push. */
  receipt(id: string): Promise<unknown>
  /** Drops what was received, so that a long test stays small. */
  forget(): void
  /** The first call or receipt that matches, made already or later. */
  waitFor<found>(look: () => found | undefined): Promise<found>
  stop(): Promise<void>
}

const guid = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

export async function startHostileRelay(): Promise<HostileRelay> {
  const calls: Call[] = []
  const receipts: { [name: string]: unknown }[] = []
  const streams: Duplex[] = []
  const waiting = new Set<() => void>()
  const unreceipted = new Map<unknown, (receipt: unknown) => void>()
  const server = createServer()

  server.on('upgrade', ({ headers }: IncomingMessage, stream: Duplex) => {
    const accept = createHash('sha1').update(`${headers['sec-websocket-key']}${guid}`).digest('base64')
    stream.on('error', () => {})
    stream.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    )
    streams.push(stream)
    stream.on(
      'data',
      readClientFrames((opcode, text) => {
        if (opcode === 8) stream.end(writeFrame(Uint8Array.of(3, 232), 8))
        else if (opcode === 1) take(JSON.parse(text))
        for (const look of waiting) look()
      }),
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  function take(said: Call & { readonly [name: string]: unknown }) {
    if (typeof said.method !== 'string') {
      receipts.push(said)
      unreceipted.get(said.id)?.(said)
      unreceipted.delete(said.id)
      return
    }
    calls.push(said)
    const honest = { id: said.id, jsonrpc: '2.0', result: said.method === 'irn_subscribe' ? 'sub' : true }
    for (const frame of relay.onCall(said) ?? [honest]) relay.send(frame)
  }

  const relay: HostileRelay = {
    url: `ws://127.0.0.1:${port}`,
    calls,
    receipts,
    sockets: () => streams.length,
    onCall: () => undefined,
    send(frame) {
      relay.sendBytes(Buffer.from(typeof frame === 'string' ? frame : JSON.stringify(frame)), 1)
    },
    sendBytes: (bytes, opcode) => void streams.at(-1)?.write(writeFrame(bytes, opcode)),
    close(code, reason) {
      streams.at(-1)?.end(writeFrame(Buffer.from([code >> 8, code & 255, ...Buffer.from(reason)]), 8))
    },
    receipt: id => new Promise(resolve => unreceipted.set(id, resolve)),
    forget() {
      calls.length = 0
      receipts.length = 0
    },
    waitFor: look =>
      new Promise(resolve => {
        const again = () => {
          const found = look()
          if (found === undefined) return
          waiting.delete(again)
          resolve(found)
        }
        waiting.add(again)
        again()
      }),
    async stop() {
      for (const stream of streams) stream.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
  return relay
}
