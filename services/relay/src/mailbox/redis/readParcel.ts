import type { Message } from '../types.js'
import { readPayload } from './readPayload.js'

const colon = 58

/** Messages of a parcel: for each its length in bytes, a colon, its place, a line break and its payload. */
export function* readParcel(parcel: Buffer): Generator<Message, void> {
  for (let start = 0; start < parcel.length; ) {
    const head = parcel.indexOf(colon, start)
    const length = Number(parcel.toString('latin1', start, head))
    if (head < 0 || !(length > 0)) return
    start = head + 1 + length
    const text = parcel.toString('utf8', head + 1, start)
    const end = text.indexOf('\n')
    const message = readPayload(text.slice(end + 1), Number(text.slice(0, end)))
    if (message) yield message
  }
}
