'use client'
import { getShownToken } from '@latchkit/core/balances'
import { Skeleton } from '../../modal/components/Skeleton.js'
import { WalletIcon } from '../../modal/components/WalletIcon.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useNetwork } from '../../page/hooks/useNetwork.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { accountTestIds } from '../../page/testIds/accountTestIds.js'
import { Text } from '../../shared/components/Text.js'
import { accountMessages } from './accountMessages.js'
import type { Worth } from './useWorth.js'

/** The worth of all tokens, and the balance below it; the balance alone where no token has a price. */
export function AccountWorth({ worth }: { worth: Worth }) {
  const t = useTranslate(accountMessages)
  const { client } = useLatchkit()
  const { network } = useNetwork()
  const { headline, balance, unpriced, age, isLoading } = worth
  if (!headline && !balance && !isLoading)
    return <Text size="secondary">{t('account.balanceUnavailable')}</Text>
  const isBalance = headline !== undefined && headline === balance
  const image = network && getShownToken(client, network)?.image
  const balanceText = balance && (
    <span className="account-balance" data-testid={accountTestIds.accountBalance}>
      {image ? <WalletIcon name={balance} src={image} size={isBalance ? 28 : 18} shape="circle" /> : null}
      <bdi>{balance}</bdi>
    </span>
  )
  if (isBalance) return <Text size="figure">{balanceText}</Text>
  return (
    <div className={headline && headline.length > 15 ? 'account-worth long' : 'account-worth'}>
      {headline ? (
        <Text size="figure" testId={accountTestIds.accountWorth}>
          <bdi>{headline}</bdi>
        </Text>
      ) : (
        <div className="account-loading">
          <span className="sr">{t('account.balanceLoading')}</span>
          <Skeleton height={32} width={160} />
        </div>
      )}
      <Text size="secondary">
        {balanceText}
        {unpriced > 0 ? ` · ${t('account.unpriced', { count: unpriced })}` : ' '}
        {age ? ` · ${age}` : null}
      </Text>
    </div>
  )
}
