import type { Connection, RelayNode } from '../connection/types.js'

/** Params of a call. Their fields may be anything. */
export type Params = { readonly [name: string]: unknown }

/** Answers a call with JSON text; throws an RpcError to refuse it. */
export type Method = (node: RelayNode, connection: Connection, params: Params) => string | Promise<string>
