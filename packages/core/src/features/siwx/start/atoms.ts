import { type Atom, atom, type PrimitiveAtom } from 'jotai/vanilla'
import type { BaseError } from '../../../errors/BaseError.js'
import type { CaipAddress } from '../../../types/namespace.js'
import { accountAtom, snapshotsAtom } from '../../connection/start/atoms.js'
import type { SiwxSession, SiwxStatus } from '../types.js'

/** The sign-in state of an account. Only actions of this folder write it. */
export type SignInState = {
  readonly caipAddress: CaipAddress | undefined
  readonly status: SiwxStatus
  readonly session?: SiwxSession | undefined
  readonly phase?: 'signing' | 'verifying' | undefined
  readonly error?: BaseError | undefined
  readonly prompt?: SignInPrompt | undefined
}

/** A request to show the sign-in view; a new object for each request. */
export type SignInPrompt = { readonly caipAddress: CaipAddress }

/** Undefined while the client has no `siwx`. */
export const signInStateAtom: PrimitiveAtom<SignInState | undefined> = /*#__PURE__*/ atom<
  SignInState | undefined
>(undefined)

/** The sign-in of the active account. */
export type SignIn = Omit<SignInState, 'caipAddress'>

const signedOut: SignIn = { status: 'unauthenticated' }
const loading: SignIn = { status: 'loading' }

/**
 * The sign-in of the active account: its session, the pending step, and the last error.
 *
 * @example
 * client.store.get(siwxAtom).status // 'authenticated'
 */
export const siwxAtom: Atom<SignIn> = /*#__PURE__*/ atom(get => {
  const state = get(signInStateAtom)
  if (!state) return signedOut
  const { caipAddress } = get(accountAtom)
  if (caipAddress) return state.caipAddress === caipAddress ? state : loading
  const snapshots = Object.values(get(snapshotsAtom))
  const isAwaited = snapshots.length === 0 || snapshots.some(snapshot => snapshot.status === 'reconnecting')
  return isAwaited ? loading : signedOut
})
