import * as z from 'zod/mini'
import { toVisibleLine } from '../approval/visibleText.js'
import { FrameError } from '../FrameError.js'

/** A service that an app names to pay a fee (ERC-7677). */
export type PaymasterService = {
  readonly url: string
  /** The app's own, handed on as it is. */
  readonly context: unknown
  /** Without it the user pays. */
  readonly isOptional: boolean
}

/** A refusal or failure of a service. Nothing was sent. */
export class PaymasterError extends FrameError {
  constructor(reason: string, cause?: unknown) {
    super(-32000, `The fee is not paid for: ${toVisibleLine(reason, 300)}`, { cause })
    this.name = 'PaymasterError'
  }
}

/** Milliseconds for an answer. */
const longest = 10_000

/** Characters of an answer. An icon is most of it. */
const mostCharacters = 262_144

const rpcAnswer = z.union([
  z.object({ error: z.object({ message: z.string() }) }),
  z.object({ result: z.record(z.string(), z.unknown()) }),
])

/**
 * Asks a service that is registered for the project. The page's policy allows no other.
 *
 * @throws PaymasterError when it refuses, does not answer within 10 s, or answers something else
 */
export async function askPaymaster(
  { url }: Pick<PaymasterService, 'url'>,
  method: 'pm_getPaymasterStubData' | 'pm_getPaymasterData',
  params: readonly unknown[],
  timeout: AbortSignal = AbortSignal.timeout(longest),
): Promise<{ readonly [name: string]: unknown }> {
  let text: string
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: timeout,
      credentials: 'omit',
      redirect: 'error',
    })
    text = await response.text()
  } catch (cause) {
    throw new PaymasterError(
      timeout.aborted ? 'the service did not answer in time' : 'the service is away',
      cause,
    )
  }
  const answer = z.safeParse(rpcAnswer, text.length > mostCharacters ? undefined : parse(text))
  if (!answer.success) throw new PaymasterError('the service returned an invalid response')
  if ('error' in answer.data) throw new PaymasterError(answer.data.error.message)
  return answer.data.result
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
