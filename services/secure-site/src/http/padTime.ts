/**
 * Settles as `act` does, but only at a multiple of `step` milliseconds after its start: what was answered, and what was
 * looked up for it, cannot be told by the time it took. 0 does not wait.
 *
 * @example
 * await padTime(() => startEmail(context, body, caller), 400)
 */
export async function padTime<result>(act: () => Promise<result>, step: number): Promise<result> {
  const start = performance.now()
  try {
    return await act()
  } finally {
    const left = step - ((performance.now() - start) % step)
    if (step > 0) await new Promise(resolve => setTimeout(resolve, left))
  }
}
