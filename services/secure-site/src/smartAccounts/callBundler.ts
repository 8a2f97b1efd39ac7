import type { CallAnswer, CallBody } from '@latchkit/secure-protocol/api/call'
import type { askBundler } from '@latchkit/secure-protocol/api/smartAccounts'
import * as z from 'zod/mini'
import { ApiError } from '../errors.js'
import type { SmartAccounts } from './readSmartAccounts.js'

/** Milliseconds that a bundler has for an answer: less than the frame waits for this site. */
const timeout = 15_000

/** Bytes of an answer. A receipt has the logs of a whole bundle. */
const maxBytes = 1_048_576

const rpcAnswer = z.union([
  z.object({ error: z.object({ code: z.int(), message: z.string(), data: z.optional(z.unknown()) }) }),
  z.object({ result: z.unknown() }),
])

/**
 * Asks the bundler of a chain in the name of the site: its URL may have the key of its vendor.
 *
 * @throws ApiError NOT_FOUND, RATE_LIMITED, BUNDLER_UNAVAILABLE
 */
export async function callBundler(
  smartAccounts: SmartAccounts,
  { chain, method, params }: CallBody<typeof askBundler>,
): Promise<CallAnswer<typeof askBundler>> {
  const bundlerUrl = smartAccounts.get(chain)?.bundlerUrl
  if (bundlerUrl === undefined) throw new ApiError('NOT_FOUND', 'There are no smart accounts on this chain')
  let status: number
  let body: unknown
  try {
    const response = await fetch(bundlerUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(timeout),
      // To another host the key would go along.
      redirect: 'error',
    })
    status = response.status
    if (status === 429) throw toLimit(response.headers.get('retry-after'))
    body = JSON.parse(await readText(response))
  } catch (cause) {
    if (cause instanceof ApiError) throw cause
    // The cause names the URL.
    if (isUnreached(cause))
      throw new ApiError(
        'BUNDLER_UNAVAILABLE',
        'The bundler of this chain is not reached: nothing was sent',
        {
          retryAfter: 1,
        },
      )
    throw new ApiError('BUNDLER_UNAVAILABLE', 'The bundler of this chain does not answer')
  }
  const read = rpcAnswer.safeParse(body)
  if (!read.success)
    throw new ApiError('BUNDLER_UNAVAILABLE', `The bundler of this chain answered by ${status}`)
  if ('result' in read.data) return { result: read.data.result }
  const { code, message, data } = read.data.error
  return { error: { code, message, ...(data !== undefined && { data }) } }
}

function toLimit(header: string | null): ApiError {
  const seconds = Number(header)
  const retryAfter = Number.isInteger(seconds) && seconds > 0 ? Math.min(seconds, 3600) : 1
  return new ApiError(
    'RATE_LIMITED',
    `The bundler of this chain is busy: retry after ${retryAfter} seconds`,
    {
      retryAfter,
    },
  )
}

/** Codes of connections that never were open. */
const unreached = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]

function isUnreached(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? {}) as { readonly code?: unknown }
  return unreached.some(name => name === code)
}

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.byteLength
    if (length > maxBytes) throw new RangeError('the answer is too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
