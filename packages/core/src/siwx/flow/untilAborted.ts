import { UserRejectedError } from '../../errors/UserRejectedError.js'

/** Settles as `promise` does, or as rejected by the user once `signal` is aborted. */
export async function untilAborted<value>(promise: Promise<value>, signal: AbortSignal): Promise<value> {
  let stop = () => {}
  const aborted = new Promise<never>((_, reject) => {
    const onAbort = () => reject(new UserRejectedError({ cause: signal.reason }))
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort)
    stop = () => signal.removeEventListener('abort', onAbort)
  })
  try {
    return await Promise.race([promise, aborted])
  } finally {
    stop()
  }
}
