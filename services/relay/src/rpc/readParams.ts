import type { Connection, RelayNode } from '../connection/types.js'
import type { RelayLimits } from '../settings.js'
import { RpcError } from './rpcError.js'

/** Params of a call. Their fields may be anything. */
export type Params = { readonly [name: string]: unknown }

/** Properties of the text of a frame, besides its fields. */
export type FrameText = {
  /** Whether it has no escape: then each text in it is the same in JSON, and is not escaped again. */
  readonly isPlain: boolean
}

/** Handles a call and returns its result as JSON text; throws an RpcError to refuse the call. */
export type Method = (
  node: RelayNode,
  connection: Connection,
  params: Params,
  frame: FrameText,
) => string | Promise<string>

/** Returns whether a value of JSON is an object, and not a list, `null` or a scalar. */
export function isObject(value: unknown): value is Params {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Checks that a value is an object. @throws RpcError */
export function readFields(value: unknown): Params {
  if (isObject(value)) return value
  throw new RpcError('invalid-params', 'Invalid params: an object is expected')
}

/** Checks that a param is a list within the limit of one call. @throws RpcError */
export function readList(params: Params, name: string, limits: RelayLimits): readonly unknown[] {
  const list = params[name]
  if (!Array.isArray(list)) throw new RpcError('invalid-params', `Invalid params: ${name} is not a list`)
  if (list.length > limits.batch) {
    throw new RpcError('batch-too-large', `Limit exceeded: at most ${limits.batch} ${name} in one call`)
  }
  return list
}

/** Checks that a value is a topic: 32 bytes in lower-case hex. @throws RpcError */
export function readTopic(value: unknown, name = 'topic'): string {
  if (typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)) return value
  throw new RpcError('invalid-params', `Invalid params: ${name} is not 64 hex digits`)
}
