import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import { emptyOnramp, onrampAtom } from './atoms.js'
import type { OnrampState } from './types.js'

/** Fields of the form to change. Absent fields keep their values. */
export type UpdateOnrampParameters = Partial<Omit<OnrampState, 'purchase'>>

/**
 * Changes fields of the form.
 *
 * @example
 * updateOnramp(client, { paymentAmount: '50', paymentCurrencyId: 'EUR' })
 */
export function updateOnramp(client: Client, changes: UpdateOnrampParameters): void {
  getStore(client).set(onrampAtom, state => ({ ...state, ...changes }))
}

/**
 * Empties the form and removes the purchase from the state. The purchase continues at the provider.
 *
 * @example
 * resetOnramp(client)
 */
export function resetOnramp(client: Client): void {
  getStore(client).set(onrampAtom, emptyOnramp)
}
