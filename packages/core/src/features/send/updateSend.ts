import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import { emptySend, sendAtom } from './atoms.js'
import type { SendState } from './types.js'

/** Fields of the form to change. Absent fields keep their values. */
export type UpdateSendParameters = Partial<
  Pick<SendState, 'token' | 'sendTokenAmount' | 'receiverAddress' | 'namespace' | 'caipNetworkId'>
>

/**
 * Changes fields of the form and drops the preview. A transfer that waits for the wallet is not changed.
 *
 * @example
 * updateSend(client, { token, sendTokenAmount: '1.5', receiverAddress: 'vitalik.eth' })
 */
export function updateSend(client: Client, changes: UpdateSendParameters): void {
  getStore(client).set(sendAtom, state => ({ ...state, ...changes, preview: undefined }))
}

/**
 * Empties the form. A transfer that waits for the wallet continues.
 *
 * @example
 * resetSend(client)
 */
export function resetSend(client: Client): void {
  getStore(client).set(sendAtom, ({ loading }) => ({ ...emptySend, loading }))
}
