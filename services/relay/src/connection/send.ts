import type { Connection, RelayNode } from './types.js'

/** Characters of queued texts that are written before the turn ends: a page of large messages needs no larger buffer. */
const longestQueue = 65_536

/** Bytes of a block of memory from which buffers are taken: to allocate each alone takes longer than to fill it. */
const slabSize = 65_536

/** First byte of a whole text frame (RFC 6455 §5.2). A server does not mask. */
const textFrame = 0x81

/** Bytes of the header of a long frame. */
const longestHeader = 10

/**
 * Queues a text for a client, in up to three parts that are not joined before they are written. All texts of one event
 * loop turn leave as one buffer with one write: `ws` writes a header and a text for each, which costs more than the rest of
 * a delivery.
 */
export function send(node: RelayNode, connection: Connection, head: string, body = '', tail = ''): void {
  if (connection.socket.readyState !== connection.socket.OPEN) return
  if (!connection.queue) {
    connection.queue = { parts: [], length: 0 }
    if (node.queued.push(connection) === 1) setImmediate(node.flush)
  }
  const { queue } = connection
  queue.parts.push(head, body, tail)
  queue.length += head.length + body.length + tail.length
  if (queue.length < longestQueue) return
  connection.stream.write(toFrames(node, queue.parts))
  queue.parts = []
  queue.length = 0
}

/** Writes the queued texts of a client, also ahead of a closing frame: no text may follow that. */
export function writeQueue(node: RelayNode, connection: Connection): void {
  const { queue, socket, stream } = connection
  connection.queue = undefined
  if (queue && queue.length > 0 && socket.readyState === socket.OPEN) {
    stream.write(toFrames(node, queue.parts))
  }
}

/** Closes a connection after the texts that are queued for it. */
export function closeConnection(node: RelayNode, connection: Connection, code: number, reason: string): void {
  writeQueue(node, connection)
  connection.socket.close(code, reason)
}

/** Returns each text, of three parts, as a frame, one behind the other. */
function toFrames(node: RelayNode, parts: readonly string[]): Buffer {
  const lengths = parts.map(part => Buffer.byteLength(part))
  const size = lengths.reduce((sum, length) => sum + length, (lengths.length / 3) * longestHeader)
  const frames = takeBuffer(node, size)
  let at = 0
  for (let first = 0; first < parts.length; first += 3) {
    const end = first + 3
    let length = 0
    for (let index = first; index < end; index++) length += lengths[index] ?? 0
    at = writeHeader(frames, at, length)
    for (let index = first; index < end; index++) {
      const part = parts[index] ?? ''
      // Of ASCII the bytes are the characters, and are copied without being encoded.
      if (part !== '') at += frames.write(part, at, part.length === lengths[index] ? 'latin1' : 'utf8')
    }
  }
  return frames.subarray(0, at)
}

function takeBuffer({ slab }: RelayNode, size: number): Buffer {
  if (size > slabSize) return Buffer.allocUnsafeSlow(size)
  if (slab.used + size > slab.bytes.length) {
    slab.bytes = Buffer.allocUnsafeSlow(slabSize)
    slab.used = 0
  }
  const buffer = slab.bytes.subarray(slab.used, slab.used + size)
  slab.used += size
  return buffer
}

function writeHeader(frames: Buffer, at: number, length: number): number {
  frames[at] = textFrame
  if (length < 126) {
    frames[at + 1] = length
    return at + 2
  }
  if (length < 65_536) {
    frames[at + 1] = 126
    return frames.writeUInt16BE(length, at + 2)
  }
  frames[at + 1] = 127
  frames.writeUInt32BE(0, at + 2)
  return frames.writeUInt32BE(length, at + 6)
}
