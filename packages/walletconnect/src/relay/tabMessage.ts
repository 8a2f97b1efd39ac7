import { isRecord } from '../validate.js'
import type { RelayStatus } from './types.js'

/** A message between tabs. `from` and `to` are ids of tabs. */
export type TabMessage = { readonly from: string } & (
  | /** The sender owns the socket. */ { readonly type: 'owner'; readonly status: RelayStatus }
  | /** Asks for the owner. With `wake` the owner checks its socket. */ {
      readonly type: 'ping'
      readonly wake: boolean
    }
  | /** All topics that the sender subscribes to. */ {
      readonly type: 'topics'
      readonly topics: readonly string[]
    }
  | {
      readonly type: 'call'
      readonly id: string
      readonly method: string
      readonly params: { readonly [name: string]: unknown }
      /** Remaining time in milliseconds. */
      readonly deadline: number
    }
  | { readonly type: 'cancel'; readonly id: string }
  | {
      readonly type: 'answer'
      readonly to: string
      readonly id: string
      readonly result?: unknown
      readonly error?: TabError | undefined
    }
  | { readonly type: 'message'; readonly topic: string; readonly message: string }
  | /** The sender leaves. Its topics and calls are dropped. */ { readonly type: 'bye' }
)

/** An error in a message to another tab. */
export type TabError = {
  readonly code: string
  readonly details?: string | undefined
  readonly rpcCode?: number | undefined
}

type Check = (value: unknown) => boolean

const text: Check = value => typeof value === 'string' && value !== ''
const flag: Check = value => typeof value === 'boolean'
const optional =
  (type: string): Check =>
  value =>
    value === undefined || typeof value === type

const shapes: { readonly [type in TabMessage['type']]: { readonly [name: string]: Check } } = {
  owner: { status: value => ['idle', 'connecting', 'open', 'closed'].includes(String(value)) },
  ping: { wake: flag },
  topics: { topics: value => Array.isArray(value) && value.every(text) },
  call: {
    id: text,
    method: value => /^(irn|wc)_[a-z]+$/i.test(String(value)),
    params: isRecord,
    deadline: value => typeof value === 'number' && value > 0,
  },
  cancel: { id: text },
  answer: {
    to: text,
    id: text,
    error: value =>
      value === undefined ||
      (isRecord(value) &&
        text(value.code) &&
        optional('string')(value.details) &&
        optional('number')(value.rpcCode)),
  },
  message: { topic: text, message: text },
  bye: {},
}

/** Validates a message of another tab, since every script of the origin can post one. Returns `undefined` if malformed. */
export function readTabMessage(data: unknown): TabMessage | undefined {
  if (!isRecord(data) || !text(data.from) || typeof data.type !== 'string') return undefined
  if (!Object.hasOwn(shapes, data.type)) return undefined
  const shape = Object.entries(shapes[data.type as TabMessage['type']])
  return shape.every(([name, check]) => check(data[name])) ? (data as TabMessage) : undefined
}
