import type { Json } from '../json.js'

/** A result together with the slot it was read at. */
export const withContext = (slot: number, value: Json): Json => ({ context: { slot }, value })
