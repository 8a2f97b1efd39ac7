import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import type { CallAnswer, CallBody } from '@latchkit/secure-protocol/api/call'
import type { ApiErrorCode } from '@latchkit/secure-protocol/api/errors'
import { type askBundler, bundlerMethods } from '@latchkit/secure-protocol/api/smartAccounts'
import { FrameError } from '../FrameError.js'
import type { Read } from '../rpc/createReads.js'

/** EIP-5792: the chain is not one of those with smart accounts. */
export const unsupportedChain = 5710

const codes: { readonly [code in ApiErrorCode | 'SERVER_UNREACHABLE']?: number } = {
  NOT_FOUND: unsupportedChain,
  RATE_LIMITED: rpcCodes.limitExceeded,
  INVALID_REQUEST: rpcCodes.invalidParams,
  BUNDLER_UNAVAILABLE: rpcCodes.internal,
  // The site may have passed it on.
  SERVER_UNREACHABLE: rpcCodes.internal,
}

/** Characters of a bundler's message that a page gets. */
const longestMessage = 1000

/** Methods of a bundler that a page may ask by itself: they change nothing. */
export const bundlerReads: readonly string[] = bundlerMethods.filter(
  method => method !== 'eth_sendUserOperation' && method !== 'eth_chainId',
)

/** Methods that are retried. Callers that wait for an operation poll its receipt themselves. */
const retried: readonly string[] = ['eth_estimateUserOperationGas', 'eth_sendUserOperation']

/** Milliseconds before a second attempt; each further one waits twice as long. */
const firstPause = 500

/** Milliseconds that all pauses of a request take at most. */
const longestPauses = 10_000

/**
 * Calls the bundlers of the chains through the site's server. Retries a rejected operation for some seconds; never resends
 * an operation that the bundler may have.
 *
 * @throws FrameError the bundler's error; 5710 for a chain without smart accounts, -32005 with `retryAfter` for too many
 * requests, -32603 with `retryAfter` for an unreachable bundler. -32603 without `retryAfter`: the bundler does not answer,
 * and may or may not have the sent operation
 */
export function createBundler(
  ask: (body: CallBody<typeof askBundler>) => Promise<CallAnswer<typeof askBundler>>,
  pause = (milliseconds: number) => new Promise<void>(done => setTimeout(done, milliseconds)),
): Read {
  async function askAgain(body: CallBody<typeof askBundler>) {
    let paused = 0
    for (let next = firstPause; ; next *= 2) {
      try {
        return await ask(body).catch(toFrameError)
      } catch (error) {
        const wait = Math.max(next, (error instanceof FrameError && toRetryAfter(error)) || 0)
        if (paused + wait > longestPauses || !isRetried(body.method, error)) throw error
        await pause(wait)
        paused += wait
      }
    }
  }

  return async (chain, method, params) => {
    const known = bundlerMethods.find(name => name === method)
    if (!known || !Array.isArray(params)) throw new FrameError(rpcCodes.invalidParams, 'Invalid input')
    const answer = await askAgain({ chain, method: known, params })
    if (!('error' in answer)) return answer.result
    const { code, message, data } = answer.error
    // The page gets the message, which contains the reason of a revert; the form of `data` depends on the bundler.
    throw new FrameError(code, message.slice(0, longestMessage), { cause: data })
  }
}

/** Whether a bundler may have an operation in spite of an error: it is looked up then, never sent again. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof FrameError && error.code === rpcCodes.internal && toRetryAfter(error) === undefined
}

function isRetried(method: string, error: unknown): boolean {
  if (!(error instanceof FrameError) || !retried.includes(method)) return false
  if (error.code !== rpcCodes.internal && error.code !== rpcCodes.limitExceeded) return false
  return method !== 'eth_sendUserOperation' || toRetryAfter(error) !== undefined
}

/** Milliseconds after which a bundler that took nothing is to be asked again. */
function toRetryAfter({ data }: FrameError): number | undefined {
  return data?.retryAfter === undefined ? undefined : data.retryAfter * 1000
}

/** The server's own refusals. What else is wrong, such as a session that is over, is said as everywhere. */
function toFrameError(error: unknown): never {
  const {
    code: name,
    message,
    data,
  } = error as {
    readonly code?: keyof typeof codes
    readonly message: string
    readonly data?: { readonly retryAfter?: number | undefined }
  }
  const code = name && codes[name]
  if (code === undefined) throw error
  const retryAfter = data?.retryAfter
  throw new FrameError(code, message, {
    cause: error,
    ...(retryAfter !== undefined && { data: { retryAfter } }),
  })
}
