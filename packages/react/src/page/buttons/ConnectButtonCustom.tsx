'use client'
import type { ReactNode } from 'react'
import { type ConnectButtonState, useConnectButtonState } from './useConnectButtonState.js'

/** Props of `ConnectButton.Custom`. */
export type ConnectButtonCustomProps = {
  /** Reads the balance as well. Default: false. */
  showBalance?: boolean | undefined
  /** Requests the name and the image while the modal is closed. Default: false. */
  showName?: boolean | undefined
  children: (state: ConnectButtonState) => ReactNode
}

/** A connect button that looks as the app wants. */
export function ConnectButtonCustom({ children, ...requests }: ConnectButtonCustomProps) {
  return children(useConnectButtonState(requests))
}
