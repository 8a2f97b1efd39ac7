import * as z from 'zod/mini'
import { FrameError } from '../FrameError.js'
import type { Ask } from './prepareOperation.js'

const hash = z.string().check(z.regex(/^0x[\da-fA-F]{64}$/)) as z.ZodMiniType<`0x${string}`>
const receipt = z.object({
  success: z.boolean(),
  reason: z.optional(z.string()),
  receipt: z.object({ transactionHash: hash }),
})

/** An operation that is on the chain. */
export type IncludedOperation = {
  /** Of the bundle that it came in. */
  readonly transactionHash: `0x${string}`
  /** False: its calls were reverted, and its fee is paid. */
  readonly isSuccess: boolean
}

/** Time after which an operation that was not included is given up (ms). */
const longest = 120_000

/**
 * Waits until an operation is on its chain, polling the bundler every `interval` milliseconds. Retries a bundler that does
 * not answer.
 *
 * @throws FrameError -32603 with the operation's hash after 120 s: it may still come; what aborts `signal`
 */
export async function waitForOperation(
  operation: `0x${string}`,
  askBundler: Ask,
  { interval, signal, now = Date.now }: { interval: number; signal: AbortSignal; now?: () => number },
): Promise<IncludedOperation> {
  const end = now() + longest
  while (now() < end) {
    const answer = await askBundler('eth_getUserOperationReceipt', [operation]).catch(error => {
      // The bundler is unreachable or limits the rate, which does not mean anything about the operation.
      if (error instanceof FrameError && (error.code === -32603 || error.code === -32005)) return undefined
      throw error
    })
    signal.throwIfAborted()
    const read = z.safeParse(receipt, answer)
    if (read.success) {
      const { success, receipt: bundle } = read.data
      return { transactionHash: bundle.transactionHash, isSuccess: success }
    }
    await pause(interval, signal)
  }
  throw new FrameError(-32603, `The operation ${operation} is not on the chain yet and may still be included`)
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(done, milliseconds)
    const abort = () => {
      clearTimeout(timeout)
      reject(signal.reason)
    }
    function done() {
      signal.removeEventListener('abort', abort)
      resolve()
    }
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })
}
