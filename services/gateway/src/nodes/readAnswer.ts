import type { Readable } from 'node:stream'
import { withTimeout } from '@latchkit/service-base/timeout'
import type { JsonResponse } from './sendRequest.js'

/** Bytes of an answer that are read before it is streamed. */
const prefixBytes = 65_536

/** Bytes that answers hold in memory, over all requests. */
export type ByteBudget = {
  readonly used: number
  /** Reserves bytes. Returns false, and reserves none, when they are too many. */
  reserve(bytes: number): boolean
  release(bytes: number): void
}

/** Creates the budget of one gateway. */
export function createByteBudget(limit: number): ByteBudget {
  let used = 0
  return {
    get used() {
      return used
    },
    reserve: bytes => {
      if (used + bytes > limit) return false
      used += bytes
      return true
    },
    release: bytes => {
      used -= bytes
    },
  }
}

/** An answer of a node, read as far as it has to be. `release` frees its bytes, once it was sent. */
export type NodeAnswer =
  | { readonly kind: 'text'; readonly text: string; release(): void }
  | {
      readonly kind: 'stream'
      readonly prefix: string
      readonly stream: ReadableStream<Uint8Array>
      release(): void
    }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'busy' }

/**
 * Reads the body of a response. With `stream`, an answer longer than 64 KiB is streamed: only its beginning is held in
 * memory. Other answers are held completely, and count against `buffered`.
 */
export async function readAnswer(
  { contentLength = 0, body }: JsonResponse,
  options: {
    readonly maxBytes: number
    readonly buffered: ByteBudget
    /** Bounds of one read from a stream. The time that the caller takes to read is not counted. */
    readonly stream?: ReadLimits | undefined
  },
): Promise<NodeAnswer> {
  const { maxBytes, buffered, stream: limits } = options
  if (contentLength > maxBytes) {
    body.destroy()
    return { kind: 'too-long' }
  }
  const reader: Reader = body[Symbol.asyncIterator]()
  const parts: Uint8Array[] = []
  let length = 0
  let isHeld = true
  const release = () => {
    if (isHeld) buffered.release(length)
    isHeld = false
  }
  const giveUp = (kind: 'too-long' | 'busy', reserved: number): NodeAnswer => {
    length = reserved
    release()
    body.destroy()
    return { kind }
  }
  try {
    for (;;) {
      const part = await reader.next()
      if (part.done) break
      const reserved = length
      length += part.value.byteLength
      if (length > maxBytes) return giveUp('too-long', reserved)
      if (!buffered.reserve(part.value.byteLength)) return giveUp('busy', reserved)
      parts.push(part.value)
      if (!limits || length <= prefixBytes) continue
      const stream = toStream({ parts, body, reader, maxBytes, length, release, limits })
      const prefix = Buffer.concat(parts).toString('utf8', 0, prefixBytes)
      return { kind: 'stream', prefix, stream, release }
    }
    return { kind: 'text', text: Buffer.concat(parts).toString('utf8'), release }
  } catch (error) {
    release()
    throw error
  }
}

/** Milliseconds, and the signal that aborts when the caller leaves. */
type ReadLimits = { readonly timeout: number; readonly signal: AbortSignal }

/** Reads the parts of a body. */
type Reader = AsyncIterator<Uint8Array, unknown>

function toStream(parameters: {
  readonly parts: readonly Uint8Array[]
  readonly body: Readable
  readonly reader: Reader
  readonly maxBytes: number
  /** Bytes that were read already. */
  readonly length: number
  release(): void
  readonly limits: ReadLimits
}): ReadableStream<Uint8Array> {
  const { body, reader, maxBytes, release, limits } = parameters
  const parts = [...parameters.parts]
  let { length } = parameters
  const readPart = (signal: AbortSignal) => {
    // Ends the read, too.
    const destroy = () => void body.destroy(signal.reason)
    if (signal.aborted) destroy()
    signal.addEventListener('abort', destroy, { once: true })
    return reader.next()
  }
  return new ReadableStream(
    {
      async pull(controller) {
        const first = parts.shift()
        if (first) {
          controller.enqueue(first)
          if (parts.length === 0) release()
          return
        }
        const part = await withTimeout(readPart, limits)
        if (part.done) {
          controller.close()
          return
        }
        length += part.value.byteLength
        if (length > maxBytes) {
          body.destroy()
          controller.error(new RangeError('the answer of the node is too long'))
          return
        }
        controller.enqueue(part.value)
      },
      cancel() {
        release()
        body.destroy()
      },
    },
    { highWaterMark: 0 },
  )
}
