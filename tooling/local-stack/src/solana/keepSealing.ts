import { sealBlock } from './ledger/sealBlock.js'
import type { Ledger } from './ledger/types.js'

/** So soon comes the block that confirms a transaction: nobody has to wait for the next turn of the clock. */
const confirmingMilliseconds = 20

/** Adds an empty block every so many milliseconds (0: never), and one soon after each with transactions. */
export function keepSealing(ledger: Ledger, slotMilliseconds: number): { stop(): void } {
  if (slotMilliseconds === 0) return { stop: () => {} }
  const timer = setInterval(() => sealBlock(ledger), slotMilliseconds)
  let confirming: NodeJS.Timeout | undefined
  const listener = ({ transactions }: { transactions: readonly unknown[] }) => {
    if (transactions.length === 0 || confirming) return
    confirming = setTimeout(
      () => {
        confirming = undefined
        sealBlock(ledger)
      },
      Math.min(slotMilliseconds, confirmingMilliseconds),
    )
  }
  ledger.listeners.add(listener)
  return {
    stop: () => {
      ledger.listeners.delete(listener)
      clearInterval(timer)
      clearTimeout(confirming)
    },
  }
}
