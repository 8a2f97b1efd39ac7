/** Calls per second and the slow ones, in milliseconds. */
export type Figures = {
  readonly calls: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

/**
 * Runs `ask` for each number, several at once. The first third is not measured: the first calls of a process compile code
 * and plan statements.
 */
export async function measure(
  count: number,
  ask: (index: number) => Promise<unknown>,
  { callers = 8, onWarm }: { readonly callers?: number; onWarm?(): Promise<void> } = {},
): Promise<Figures> {
  const times: number[] = []
  let next = 0
  const runUntil = (end: number) => {
    const one = async () => {
      while (next < end) {
        const asked = performance.now()
        await ask(next++)
        times.push(performance.now() - asked)
      }
    }
    return Promise.all(Array.from({ length: callers }, one))
  }
  await runUntil(Math.floor(count / 3))
  await onWarm?.()
  times.length = 0
  const start = performance.now()
  await runUntil(count)
  const took = (performance.now() - start) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { calls: times.length, perSecond: times.length / took, p50: at(0.5), p99: at(0.99) }
}
