'use client'
import type { Connector } from '@latchkit/core'
import type { Wallet } from '@latchkit/core/wallets'
import { Row } from '../../modal/components/Row.js'
import { RowList } from '../../modal/components/RowList.js'
import { WalletIcon } from '../../modal/components/WalletIcon.js'
import { useConsent } from '../../modal/hooks/useConsent.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { LegalConsent } from '../../modal/LegalConsent.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { useWalletIcon } from '../../page/hooks/useWalletIcon.js'
import { useWallets } from '../../page/hooks/useWallets.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { accountMessages } from './accountMessages.js'

/** Previously connected wallets that are available: a press connects them again. */
export function RecentWallets({ connectors }: { connectors: readonly Connector[] }) {
  const t = useTranslate(accountMessages)
  const { push } = useRouter()
  const wallets = useWallets()
  const { locked } = useConsent()
  const rows = connectors.flatMap(connector => {
    const wallet = wallets.find(one => one.connectors.includes(connector))
    return wallet ? [{ connector, wallet }] : []
  })
  if (rows.length === 0) return null
  return (
    <>
      <h2 className="profile-heading">{t('profile.recent')}</h2>
      <LegalConsent />
      <RowList label={t('profile.recent')}>
        {rows.map(({ connector, wallet }) => (
          <li key={connector.id}>
            <Row
              label={wallet.name}
              detail={t('profile.recentHint')}
              icon={<RecentIcon wallet={wallet} />}
              chevron
              disabled={locked}
              testId={modalTestIds.wallet(wallet)}
              onClick={() =>
                push('ConnectingExternal', { walletId: wallet.id, namespace: connector.namespace })
              }
            />
          </li>
        ))}
      </RowList>
    </>
  )
}

function RecentIcon({ wallet }: { wallet: Wallet }) {
  return <WalletIcon name={wallet.name} src={useWalletIcon(wallet)} />
}
