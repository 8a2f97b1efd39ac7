import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import * as z from 'zod/mini'
import { FrameError } from '../FrameError.js'

/** Milliseconds before the next endpoint of a network is tried. */
const endpointTimeout = 10_000

const rpcAnswer = z.union([
  z.object({ error: z.object({ code: z.number(), message: z.string() }) }),
  z.object({ result: z.unknown() }),
])

/** Calls a method of a network's node. `chain` is a CAIP-2 id. */
export type Read = (chain: string, method: string, params: unknown) => Promise<unknown>

/**
 * Reads from the site's endpoints, in order; falls back to the next endpoint if one does not answer. An error answer of the
 * node is final.
 *
 * @throws FrameError 4902 for a network that the site does not serve
 */
export function createReads(rpcUrls: Readonly<Record<string, readonly string[]>>): Read {
  return async (chain, method, params) => {
    const urls = Object.hasOwn(rpcUrls, chain) ? (rpcUrls[chain] ?? []) : []
    if (urls.length === 0)
      throw new FrameError(
        rpcCodes.chainNotServed,
        `Unrecognized chain ID "${chain}". Its wallet does not serve it`,
      )
    for (const url of urls) {
      const answer = await post(url, method, params)
      if (!answer) continue
      if ('error' in answer) throw new FrameError(answer.error.code, answer.error.message)
      return answer.result
    }
    throw new FrameError(rpcCodes.internal, `No endpoint of ${chain} answers`)
  }
}

async function post(url: string, method: string, params: unknown) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: params ?? [] }),
      signal: AbortSignal.timeout(endpointTimeout),
      credentials: 'omit',
    })
    // A node may answer a failed call with a non-200 status; a proxy that is down does not answer with JSON-RPC.
    const read = z.safeParse(rpcAnswer, await response.json())
    return read.success && response.status !== 429 ? read.data : undefined
  } catch {
    return undefined
  }
}
