'use client'
import { formatAmount } from '@latchkit/core/balances'
import { useLocale } from '../hooks/useLocale.js'
import { useTranslate } from '../hooks/useTranslate.js'
import { buttonMessages } from '../i18n/en/button.js'
import { ButtonImage } from './ButtonImage.js'
import { PageButton } from './PageButton.js'
import { useConnectButtonState } from './useConnectButtonState.js'

/** Props of `AccountButton`. */
export type AccountButtonProps = {
  /** Shows the balance beside the address. Default: false. */
  showBalance?: boolean | undefined
}

/**
 * Opens the account; nothing while none is connected.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * <AccountButton showBalance />
 */
export function AccountButton({ showBalance }: AccountButtonProps) {
  const state = useConnectButtonState({ showBalance })
  const { isConnected, truncatedAddress, wallet, balance, loading } = state
  const { formatLocale } = useLocale()
  const t = useTranslate(buttonMessages)
  const amount = balance && `${formatAmount({ ...balance, locale: formatLocale })} ${balance.symbol}`
  // What is seen is part of the name, so that who says it to the device is understood.
  const shown = [amount, truncatedAddress].filter(Boolean).join(' ')
  if (!isConnected) return null
  return (
    <PageButton
      variant="neutral"
      testId="account-button"
      name={t('button.account', { address: shown })}
      busy={loading}
    >
      {wallet?.icon ? <ButtonImage src={wallet.icon} /> : null}
      {amount ? <span>{amount}</span> : null} <span>{truncatedAddress}</span>
    </PageButton>
  )
}
