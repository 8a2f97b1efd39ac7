'use client'
import type { Account, Namespace } from '@latchkit/core'
import { accountsAtom, switchAccount } from '@latchkit/core/connection'
import { Row } from '../../modal/components/Row.js'
import { RowList } from '../../modal/components/RowList.js'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { truncateAddress } from '../../page/buttons/truncateAddress.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { accountTestIds } from '../../page/testIds/accountTestIds.js'
import { AccountIcon } from '../../shared/components/AccountIcon.js'
import { useConnectorName } from '../../shared/hooks/useConnectorName.js'
import { useToast } from '../../shared/toasts/useToast.js'
import { accountMessages } from './accountMessages.js'

/** The accounts of the active wallet, where the wallet leaves the choice of the account to the app. */
export function WalletAccounts({ namespace }: { namespace: Namespace }) {
  const t = useTranslate(accountMessages)
  const { client } = useLatchkit()
  const announce = useAnnounce()
  const toast = useToast()
  const account = useAtomValue(accountsAtom)[namespace]
  const name = useConnectorName()(account?.connector)
  const canSwitch =
    account?.connector?.type === 'auth' ||
    client.adapters.some(one => one.namespace === namespace && one.switchAccount)
  if (!account?.connector || !canSwitch || account.allAccounts.length < 2) return null
  const label = t('profile.accounts', { name })
  async function use({ address }: Account) {
    try {
      await switchAccount(client, { address, namespace })
      announce(t('profile.accountSwitched', { address: truncateAddress(address) }))
    } catch (error) {
      client.logger.info('An account was not made the active one', { cause: error })
      toast.show({ variant: 'error', message: t('profile.accountFailed') })
    }
  }
  return (
    <>
      <h2 className="profile-heading">{label}</h2>
      <RowList label={label}>
        {account.allAccounts.map(one => (
          <li key={one.address}>
            <Row
              label={truncateAddress(one.address)}
              detail={t(`profile.${one.type}`)}
              icon={<AccountIcon address={one.address} />}
              badge={one.address === account.address ? t('profile.active') : undefined}
              selected={one.address === account.address}
              testId={accountTestIds.switchAccount(one.address)}
              onClick={() => use(one)}
            />
          </li>
        ))}
      </RowList>
    </>
  )
}
