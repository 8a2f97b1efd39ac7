import type { SiwxSession } from '../types.js'

/** Whether the end that the message names is over. */
export function isExpired({ data }: SiwxSession, now: number = Date.now()): boolean {
  return data.expirationTime !== undefined && Date.parse(data.expirationTime) <= now
}
