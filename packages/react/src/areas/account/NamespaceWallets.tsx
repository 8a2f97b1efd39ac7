'use client'
import type { Connection, Namespace } from '@latchkit/core'
import { accountsAtom } from '@latchkit/core/connection'
import { getNamespaceName } from '@latchkit/core/networks'
import { Row } from '../../modal/components/Row.js'
import { RowList } from '../../modal/components/RowList.js'
import { connectMessages } from '../../modal/connect/connectMessages.js'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useConnections } from '../../page/hooks/useConnections.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { accountTestIds } from '../../page/testIds/accountTestIds.js'
import { useConnectorName } from '../../shared/hooks/useConnectorName.js'
import { accountMessages } from './accountMessages.js'
import { ConnectedWallet } from './ConnectedWallet.js'
import { PlusIcon } from './PlusIcon.js'
import { RecentWallets } from './RecentWallets.js'
import { WalletAccounts } from './WalletAccounts.js'

/** The wallets of a namespace. */
export function NamespaceWallets({ namespace }: { namespace: Namespace }) {
  const t = useTranslate(accountMessages)
  const ofConnect = useTranslate(connectMessages)
  const { client } = useLatchkit()
  const { push } = useRouter()
  const announce = useAnnounce()
  const toName = useConnectorName()
  const current = useAtomValue(accountsAtom)[namespace]?.connector
  const { connections, recentConnections, switchConnection } = useConnections({ namespace })
  const isActive = ({ connector }: Connection) => connector.id === current?.id
  const ordered = [...connections.filter(isActive), ...connections.filter(one => !isActive(one))]
  const isEmpty = connections.length === 0
  const several = client.adapters.length > 1
  async function activate({ connector }: Connection) {
    try {
      await switchConnection({ connectorId: connector.id, namespace })
      announce(t('profile.switched', { name: toName(connector) }))
    } catch (error) {
      // The wallet went away in the same moment; then its row is gone as well.
      client.logger.info('A wallet was not made the active one', { cause: error })
    }
  }
  return (
    <div className="profile-wallets">
      <RowList label={t('profile.connected')}>
        {ordered.map(connection => (
          <li key={connection.connector.id}>
            <ConnectedWallet
              connection={connection}
              isActive={isActive(connection)}
              onSwitch={() => activate(connection)}
            />
          </li>
        ))}
        <li>
          <Row
            label={
              isEmpty
                ? several
                  ? ofConnect('connect.titleFor', { name: getNamespaceName(namespace) })
                  : t('profile.addFirst')
                : t('profile.add')
            }
            icon={
              <span className="row-tile">
                <PlusIcon />
              </span>
            }
            testId={accountTestIds.addWallet}
            onClick={() => (several ? push('Connect', { namespace }) : push('Connect'))}
          />
        </li>
      </RowList>
      <WalletAccounts namespace={namespace} />
      <RecentWallets connectors={recentConnections} />
    </div>
  )
}
