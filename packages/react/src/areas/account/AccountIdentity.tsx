'use client'
import type { Network } from '@latchkit/core'
import { formatAmount, getShownToken } from '@latchkit/core/balances'
import { getExplorerUrl } from '@latchkit/core/networks'
import { Skeleton } from '../../modal/components/Skeleton.js'
import { WalletIcon } from '../../modal/components/WalletIcon.js'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { modalMessages } from '../../modal/modalMessages.js'
import { truncateAddress } from '../../page/buttons/truncateAddress.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useBalance } from '../../page/hooks/useBalance.js'
import { useIdentity } from '../../page/hooks/useIdentity.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useOptions } from '../../page/hooks/useOptions.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { localeAtom } from '../../page/i18n/atoms.js'
import { accountTestIds } from '../../page/testIds/accountTestIds.js'
import { AccountIcon } from '../../shared/components/AccountIcon.js'
import { CopyButton } from '../../shared/components/CopyButton.js'
import { Text } from '../../shared/components/Text.js'
import { ExternalLinkIcon } from '../../shared/icons/ExternalLinkIcon.js'
import { useToast } from '../../shared/toasts/useToast.js'
import { accountMessages } from './accountMessages.js'
import { useWasShown } from './useWasShown.js'

/** Name, address, balance and the link to the explorer. */
export function AccountIdentity({ address, network }: { address: string; network: Network | undefined }) {
  const t = useTranslate(accountMessages)
  const common = useTranslate(modalMessages)
  const announce = useAnnounce()
  const toast = useToast()
  const { name, avatar } = useIdentity({ address, enabled: useWasShown() })
  const explorer = network && getExplorerUrl(network, { address })
  return (
    <div className="account">
      <AccountIcon address={address} name={name} src={avatar} size={64} />
      {name ? (
        <p className="account-name">
          <bdi>{name}</bdi>
        </p>
      ) : null}
      <div className="account-who">
        <span
          className="account-address"
          title={address}
          data-testid={accountTestIds.accountAddress}
          data-address={address}
        >
          {truncateAddress(address)}
        </span>
        <CopyButton
          value={address}
          label={t('account.copy')}
          testId={accountTestIds.accountCopy}
          onCopied={() => announce(common('modal.copied'))}
          onFailed={() => toast.show({ variant: 'error', message: t('account.copyFailed') })}
        />
      </div>
      <AccountBalance network={network} />
      {explorer ? (
        <a className="account-explorer" href={explorer.url} target="_blank" rel="noreferrer noopener">
          {t('account.explorer', { name: explorer.name })}
          <ExternalLinkIcon />
          <span className="sr"> ({common('modal.opensNewTab')})</span>
        </a>
      ) : null}
    </div>
  )
}

/** The balance on the current network, cut to three decimals. */
function AccountBalance({ network }: { network: Network | undefined }) {
  const { client } = useLatchkit()
  // Renders again when `tokens` changes.
  useOptions()
  const t = useTranslate(accountMessages)
  const { formatLocale } = useAtomValue(localeAtom)
  const { balance, isError, isLoading } = useBalance({ enabled: useWasShown() })
  if (balance) {
    const amount = formatAmount({ ...balance, locale: formatLocale })
    const image = network && getShownToken(client, network)?.image
    return (
      <div className="account-balance">
        {image ? <WalletIcon name={balance.symbol} src={image} size={28} shape="circle" /> : null}
        <Text size="figure" testId={accountTestIds.accountBalance}>
          <bdi>{`${amount} ${balance.symbol}`}</bdi>
        </Text>
      </div>
    )
  }
  if (isError) return <Text size="secondary">{t('account.balanceUnavailable')}</Text>
  if (!isLoading) return null
  return (
    <div className="account-balance">
      <span className="sr">{t('account.balanceLoading')}</span>
      <Skeleton height={32} width={160} />
    </div>
  )
}
