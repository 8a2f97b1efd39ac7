'use client'
import type { ReactNode } from 'react'
import type { ButtonContent } from './accountContent.js'
import { ButtonImage } from './ButtonImage.js'
import { buttonMessages } from './buttonMessages.js'
import { ConnectButtonCustom, type ConnectButtonCustomProps } from './ConnectButtonCustom.js'
import { PageButton } from './PageButton.js'
import { useButtonText } from './useButtonText.js'
import { useConnectButtonState } from './useConnectButtonState.js'

/** Props of `ConnectButton`. */
export type ConnectButtonProps = {
  /** Text while nothing is connected. Default: "Connect wallet", in the locale. */
  label?: string | undefined
  /** Shows the balance beside the address; by width of the window: `accountContent`. Default: false. */
  showBalance?: boolean | undefined
  /** Requests the name and the image of the account while the modal is closed. Default: false. */
  showName?: boolean | undefined
  /**
   * Replaces the display of a connected account: see `accountContent`, which then takes `showBalance` and `showName`.
   */
  content?: ButtonContent | undefined
  /**
   * Not a prop of this button: write `content={accountContent({ accountStatus })}`. Apps without it do not load its
   * code.
   */
  accountStatus?: 'Write content={accountContent({ accountStatus })}' | undefined
  /** Not a prop of this button: write `content={accountContent({ networkStatus })}`. */
  networkStatus?: 'Write content={accountContent({ networkStatus })}' | undefined
}

/**
 * Opens the modal; shows the account once connected. `ConnectButton.Custom` leaves the rendering to the app.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * <ConnectButton />
 *
 * @example
 * <ConnectButton.Custom>
 *   {({ isConnected, truncatedAddress, openConnect, openAccount }) => (
 *     <button onClick={isConnected ? openAccount : openConnect}>{truncatedAddress ?? 'Connect'}</button>
 *   )}
 * </ConnectButton.Custom>
 */
export const ConnectButton: {
  (props: ConnectButtonProps): ReactNode
  /** A connect button that the app renders. */
  Custom(props: ConnectButtonCustomProps): ReactNode
} = /*#__PURE__*/ Object.assign(ConnectButtonBase, { Custom: ConnectButtonCustom })

function ConnectButtonBase({ label, showBalance, showName, content }: ConnectButtonProps) {
  const state = useConnectButtonState({ showBalance, showName })
  const { isSupported, status, wallet, amount, loading } = state
  const t = useButtonText(buttonMessages)
  const who = state.name ?? state.truncatedAddress
  const image = state.avatar ?? wallet?.icon
  // The accessible name includes the visible text, so that voice control recognizes it.
  const shown = [amount, who].filter(Boolean).join(' ')
  const pending = status === 'connecting' || status === 'reconnecting'
  const text = !who
    ? pending
      ? t('button.connecting')
      : (label ?? t('button.connect'))
    : isSupported
      ? who
      : t('button.wrongNetwork')
  // The same element in every state, so that the focus returns to it after connecting.
  return (
    <PageButton
      variant={who ? 'neutral' : 'accent'}
      testId="connect-button"
      name={who && isSupported && !content ? t('button.account', shown) : undefined}
      busy={pending || loading}
    >
      {content && who && isSupported ? (
        content()
      ) : (
        <>
          {image ? <ButtonImage src={image} /> : null}
          {amount ? <span>{amount}</span> : null} <bdi>{text}</bdi>
        </>
      )}
    </PageButton>
  )
}
