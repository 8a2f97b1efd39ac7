'use client'
import type { BaseError } from '@latchkit/core'
import { isError } from '@latchkit/core/errors'
import {
  requestSignIn,
  type SignOutParameters,
  type SiwxSession,
  type SiwxStatus,
  signIn,
  signOut,
  siwxAtom,
} from '@latchkit/core/siwx'
import { type Action, type ActionCallbacks, useAction } from './useAction.js'
import { useAtomValue } from './useAtomValue.js'
import { useLatchkit } from './useLatchkit.js'

/** Callbacks of `signIn`. Sign-ins in the modal do not call them; `useEvents` reports those too. */
export type UseSiwxParameters = ActionCallbacks<[], SiwxSession>

/** Sign-in of the active account, and its actions. Each action has `isPending`, `error` and `reset`. */
export type UseSiwxReturnType = {
  /** `loading` until it is known. Always `unauthenticated` without `siwx` in the config. */
  readonly status: SiwxStatus
  readonly session: SiwxSession | undefined
  /** The wallet prompts the user, or the signature is being verified. */
  readonly isPending: boolean
  /** Error of the last attempt; cleared by the next one. */
  readonly error: BaseError | undefined
  /**
   * Requests a signature from the wallet, without the modal.
   *
   * @throws SiwxNotEnabledError `siwx/not-enabled`
   * @throws NoActiveCaipAddressError `siwx/no-account`
   * @throws UserRejectedError `rpc/user-rejected`
   * @throws SignInRefusedError `siwx/refused`
   */
  readonly signIn: Action<[], SiwxSession>
  /**
   * Shows the sign-in view of the modal, also after the user declined. Without a wallet, or on a network that the app
   * does not list, the modal first shows the view that connects or switches.
   */
  readonly requestSignIn: Action<[], void>
  /** Ends the session of one account, or every session. */
  readonly signOut: Action<[parameters?: SignOutParameters], void>
}

/**
 * Sign-in state of the active account, and the actions that sign in and out.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { status, session, signOut } = useSiwx()
 */
export function useSiwx(parameters?: UseSiwxParameters): UseSiwxReturnType {
  const { client, modal } = useLatchkit()
  const { status, session, phase, error } = useAtomValue(siwxAtom)
  return {
    status,
    session,
    isPending: phase !== undefined,
    error,
    signIn: useAction(() => signIn(client), parameters),
    requestSignIn: useAction(async () => {
      try {
        await requestSignIn(client)
      } catch (error) {
        if (!isError(error, 'siwx/no-account') && !isError(error, 'siwx/no-network')) throw error
        modal.open()
      }
    }),
    signOut: useAction((parameters?: SignOutParameters) => signOut(client, parameters)),
  }
}
