import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import type { CallAnswer, CallBody } from '../../api/call.js'
import type { ApiErrorCode } from '../../api/errors.js'
import { type askBundler, bundlerMethods } from '../../api/smartAccounts.js'
import { FrameError } from '../FrameError.js'
import type { Read } from '../rpc/createReads.js'

/** EIP-5792: the chain is not one of those with smart accounts. */
export const unsupportedChain = 5710

const codes: { readonly [code in ApiErrorCode]?: number } = {
  NOT_FOUND: unsupportedChain,
  RATE_LIMITED: rpcCodes.limitExceeded,
  INVALID_REQUEST: rpcCodes.invalidParams,
  BUNDLER_UNAVAILABLE: rpcCodes.internal,
}

/** Characters of a bundler's message that a page gets. */
const longestMessage = 1000

/** Methods of a bundler that a page may ask by itself: they change nothing. */
export const bundlerReads: readonly string[] = bundlerMethods.filter(
  method => method !== 'eth_sendUserOperation' && method !== 'eth_chainId',
)

/**
 * Asks the bundlers of the chains by the site's own server.
 *
 * @throws FrameError what the bundler answers by an error; 5710 for a chain without smart accounts, -32005 with `retryAfter`
 * when it is asked too often, -32603 when it does not answer: whether it has an operation that was sent is not known then
 */
export function createBundler(
  ask: (body: CallBody<typeof askBundler>) => Promise<CallAnswer<typeof askBundler>>,
): Read {
  return async (chain, method, params) => {
    const known = bundlerMethods.find(name => name === method)
    if (!known || !Array.isArray(params)) throw new FrameError(rpcCodes.invalidParams, 'Invalid input')
    const answer = await ask({ chain, method: known, params }).catch(toFrameError)
    if (!('error' in answer)) return answer.result
    const { code, message, data } = answer.error
    // The page gets the message, which has the reason of a revert; `data` has a form of each bundler's own.
    throw new FrameError(code, message.slice(0, longestMessage), { cause: data })
  }
}

/** The server's own refusals. What else is wrong, such as a session that is over, is said as everywhere. */
function toFrameError(error: unknown): never {
  const {
    code: name,
    message,
    data,
  } = error as {
    readonly code?: ApiErrorCode
    readonly message: string
    readonly data?: { readonly retryAfter?: number | undefined }
  }
  const code = name && codes[name]
  if (code === undefined) throw error
  const retryAfter = data?.retryAfter
  throw new FrameError(code, message, {
    ...{ cause: error },
    ...(retryAfter !== undefined && { data: { retryAfter } }),
  })
}
