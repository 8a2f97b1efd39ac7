import type { Limits } from '../auth/createLimits.js'
import { ApiError } from '../errors.js'

/** How often a device, and all devices of a wallet together, may try. */
export type TryLimits = {
  /** Of one device. */
  readonly hour: number
  readonly day: number
  /** Of those of a day, how many count for the device alone. */
  readonly own: number
  /** All others in a day, of every device. */
  readonly wallet: number
}

/**
 * Counts a try of a device at what opens a wallet, before it is known whether it is right. The first ones of each device are
 * its own: a stranger's device uses up its own and those that all share, and the owner still has some on any other.
 * Returns what gives the try back, for one that was right.
 *
 * @throws ApiError RATE_LIMITED
 */
export async function chargeTry(
  limits: Limits,
  what: 'factor' | 'recovery',
  { walletId, thumbprint }: { readonly walletId: string; readonly thumbprint: string },
  { hour, day, own, wallet }: TryLimits,
): Promise<() => Promise<void>> {
  const device = `${what}:${walletId}:${thumbprint}`
  const charged: (readonly ['hour' | 'day', { readonly key: string; readonly limit: number }])[] = []
  const charge = async (...budget: (typeof charged)[number]) => {
    await limits.charge(...budget)
    charged.push(budget)
  }
  await charge('hour', { key: device, limit: hour })
  await charge('day', { key: device, limit: day })
  try {
    await charge('day', { key: `${device}:own`, limit: own })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'RATE_LIMITED') throw error
    await charge('day', { key: `${what}:${walletId}`, limit: wallet })
  }
  return async () => {
    await Promise.all(charged.map(([window, budget]) => limits.refund(window, budget)))
  }
}
