import { onTestFinished } from 'vitest'

/** Collects uncaught errors from now until the test ends. */
export function watchFaults(): unknown[] {
  const faults: unknown[] = []
  const note = (fault: unknown) => void faults.push(fault)
  process.on('unhandledRejection', note)
  process.on('uncaughtException', note)
  onTestFinished(() => {
    process.off('unhandledRejection', note)
    process.off('uncaughtException', note)
  })
  return faults
}
