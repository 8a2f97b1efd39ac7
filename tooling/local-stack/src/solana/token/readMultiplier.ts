import type { StoredAccount } from '../ledger/types.js'
import { tokenLayout } from './decodeToken.js'

const [interest, scaled] = [10, 25]
/** Seconds of a year, as the program counts them. */
const year = 60 * 60 * 24 * 365.24

/** Units that nodes show for each unit of a mint of Token-2022, at a time in seconds since 1970. */
export function readMultiplier({ data }: StoredAccount, seconds: number): number {
  const bytes = Uint8Array.from(data)
  const view = new DataView(bytes.buffer)
  for (let at = tokenLayout.account + 1; at + 4 <= bytes.length; ) {
    const [kind, length, start] = [view.getUint16(at, true), view.getUint16(at + 2, true), at + 4]
    if (kind === scaled) {
      const isNew = seconds >= Number(view.getBigInt64(start + 40, true))
      return view.getFloat64(start + (isNew ? 48 : 32), true)
    }
    if (kind === interest) {
      const timeAt = (offset: number) => Number(view.getBigInt64(start + offset, true))
      const rateAt = (offset: number) => view.getInt16(start + offset, true) / 10_000
      const before = rateAt(40) * (timeAt(42) - timeAt(32))
      return Math.exp(before / year) * Math.exp((rateAt(50) * (seconds - timeAt(42))) / year)
    }
    at = start + length
  }
  return 1
}
