import { UserRejectedError } from '../../errors/providerErrors.js'

/**
 * Settles as `promise` does, or as rejected by the user after `signal` is aborted: for adapters, whose wallets keep their
 * prompt after the abort.
 *
 * @throws UserRejectedError `rpc/user-rejected`
 *
 * @example
 * const accounts = await raceAbort(wallet.connect(), signal)
 */
export async function raceAbort<value>(promise: Promise<value>, signal: AbortSignal): Promise<value> {
  let stop = () => {}
  const aborted = new Promise<never>((_, reject) => {
    const onAbort = () => reject(new UserRejectedError({ cause: signal.reason }))
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort)
    stop = () => signal.removeEventListener('abort', onAbort)
  })
  try {
    const value = await Promise.race([promise, aborted])
    // The signal may be aborted after the promise resolved and before this line.
    return signal.aborted ? await aborted : value
  } finally {
    stop()
  }
}
