import { type Atom, atom, type PrimitiveAtom } from 'jotai/vanilla'
import type { Namespace } from '../../types/namespace.js'
import { accountsAtom, activeNamespaceAtom } from '../connection/start/atoms.js'
import { type KnownReceiver, listReceivers } from './listReceivers.js'
import type { SendState } from './types.js'

/** The form before anything is written. */
export const emptySend: SendState = {
  token: undefined,
  sendTokenAmount: '',
  receiverAddress: '',
  namespace: undefined,
  caipNetworkId: undefined,
  preview: undefined,
  loading: false,
}

/** The form of a transfer. Only the actions of `@latchkit/core/send` write it. */
export const sendAtom: PrimitiveAtom<SendState> = /*#__PURE__*/ atom(emptySend)

/** Receivers of transfers that were sent from this browser, latest first. Empty until `restoreReceivers`. */
export const pastReceiversAtom: PrimitiveAtom<{ readonly [name in Namespace]?: readonly string[] }> =
  /*#__PURE__*/ atom<{ readonly [name in Namespace]?: readonly string[] }>({})

/** Receivers that the user knows, for the account that sends: see `getReceivers`. */
export const receiversAtom: Atom<readonly KnownReceiver[]> = /*#__PURE__*/ atom(get => {
  const namespace = get(sendAtom).namespace ?? get(activeNamespaceAtom)
  const { address: from, allAccounts: accounts } = (namespace && get(accountsAtom)[namespace]) ?? {}
  const past = (namespace && get(pastReceiversAtom)[namespace]) ?? []
  return namespace && from && accounts ? listReceivers({ namespace, from, accounts, past }) : []
})
