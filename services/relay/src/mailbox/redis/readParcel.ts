import type { Message } from '../types.js'
import { readPayload } from './readPayload.js'

const [zero, nine, colon, lineBreak] = [0x30, 0x39, 0x3a, 0x0a]

/** Messages of a parcel: for each its length in bytes, a colon, its place, a line break and its payload. */
export function* readParcel(parcel: Buffer): Generator<Message, void> {
  let at = 0
  // Of the digits that stand here and the byte behind them; NaN if that is another one. No text is made of them.
  const readNumber = (behind: number) => {
    let number = 0
    for (;;) {
      const byte = parcel[at++]
      if (byte === behind) return number
      if (byte === undefined || byte < zero || byte > nine) return Number.NaN
      number = number * 10 + byte - zero
    }
  }
  while (at < parcel.length) {
    const length = readNumber(colon)
    if (!(length > 0)) return
    const end = at + length
    // Cut short: what is left of a message may still look like one.
    if (end > parcel.length) return
    const place = readNumber(lineBreak)
    const message = readPayload(parcel.toString('utf8', at, end), place)
    if (message && place > 0) yield message
    at = end
  }
}
