'use client'
import { formatAmount } from '@latchkit/core/balances'
import { useLocale } from '../hooks/useLocale.js'
import { useTranslate } from '../hooks/useTranslate.js'
import { buttonMessages } from '../i18n/en/button.js'
import { testIds } from '../testIds.js'
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
  const { account, isConnected, truncatedAddress, wallet, balance, loading, openAccount } = state
  const { formatLocale } = useLocale()
  const t = useTranslate(buttonMessages)
  if (!isConnected) return null
  return (
    <PageButton
      look="neutral"
      testId={testIds.accountButton}
      name={t('button.account', { address: account.address ?? '' })}
      busy={loading}
      onPress={openAccount}
    >
      {wallet?.icon ? <ButtonImage src={wallet.icon} /> : null}
      {balance ? (
        <span>
          {formatAmount({ ...balance, locale: formatLocale })} {balance.symbol}
        </span>
      ) : null}
      <span>{truncatedAddress}</span>
    </PageButton>
  )
}
