'use client'
import { formatAmount } from '@latchkit/core/balances'
import { useLocale } from '../hooks/useLocale.js'
import { useTranslate } from '../hooks/useTranslate.js'
import { buttonMessages } from '../i18n/en/button.js'
import { ButtonImage } from './ButtonImage.js'
import { ConnectButtonCustom } from './ConnectButtonCustom.js'
import { PageButton } from './PageButton.js'
import { useConnectButtonState } from './useConnectButtonState.js'

/** Props of `ConnectButton`. */
export type ConnectButtonProps = {
  /** Text while nothing is connected. Default: "Connect wallet", in the locale. */
  label?: string | undefined
  /** Shows the balance beside the address. Default: false. */
  showBalance?: boolean | undefined
}

/**
 * Opens the modal; shows the account once connected. `ConnectButton.Custom` leaves the looks to the app.
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
export const ConnectButton = /*#__PURE__*/ Object.assign(ConnectButtonBase, { Custom: ConnectButtonCustom })

function ConnectButtonBase({ label, showBalance }: ConnectButtonProps) {
  const state = useConnectButtonState({ showBalance })
  const { isConnected, isSupported, status, truncatedAddress, wallet, balance, loading } = state
  const { formatLocale } = useLocale()
  const t = useTranslate(buttonMessages)
  const amount = balance && `${formatAmount({ ...balance, locale: formatLocale })} ${balance.symbol}`
  // What is seen is part of the name, so that who says it to the device is understood.
  const shown = [amount, truncatedAddress].filter(Boolean).join(' ')
  const pending = status === 'connecting' || status === 'reconnecting'
  const text = !isConnected
    ? pending
      ? t('button.connecting')
      : (label ?? t('button.connect'))
    : isSupported
      ? truncatedAddress
      : t('button.wrongNetwork')
  // One element in every state, so that the focus returns to it after connecting.
  return (
    <PageButton
      variant={isConnected ? 'neutral' : 'accent'}
      testId="connect-button"
      name={isConnected && isSupported ? t('button.account', { address: shown }) : undefined}
      busy={pending || loading}
    >
      {isConnected && wallet?.icon ? <ButtonImage src={wallet.icon} /> : null}
      {amount ? <span>{amount}</span> : null} <span>{text}</span>
    </PageButton>
  )
}
