'use client'
import type { Namespace } from '@latchkit/core'
import {
  accountAtom,
  accountsAtom,
  activeNamespaceAtom,
  connectionsAtom,
  setActiveNamespace,
} from '@latchkit/core/connection'
import { getNamespaceName } from '@latchkit/core/networks'
import { toVisibleLine } from '@latchkit/core/validate'
import { Row } from '../../modal/components/Row.js'
import { RowList } from '../../modal/components/RowList.js'
import { WalletIcon } from '../../modal/components/WalletIcon.js'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { usePreloadView } from '../../modal/hooks/usePreloadView.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { truncateAddress } from '../../page/buttons/truncateAddress.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { useWallets } from '../../page/hooks/useWallets.js'
import { accountTestIds } from '../../page/testIds/accountTestIds.js'
import { useConnectorIcon } from '../../shared/hooks/useConnectorIcon.js'
import { accountMessages } from './accountMessages.js'
import { PlusIcon } from './PlusIcon.js'

/** The current wallet, with a link to all wallets, and the accounts of the app's other namespaces. */
export function AccountWallets() {
  const t = useTranslate(accountMessages)
  const { client } = useLatchkit()
  const { push } = useRouter()
  const { connector } = useAtomValue(accountAtom)
  const icon = useConnectorIcon(connector)
  const connections = useAtomValue(connectionsAtom)
  const active = useAtomValue(activeNamespaceAtom)
  const preload = usePreloadView('ProfileWallets')
  const others = client.adapters.filter(({ namespace }) => namespace !== active)
  // Counts a wallet that is connected in two namespaces once.
  const count = useWallets().filter(wallet =>
    wallet.connectors.some(one =>
      connections.some(known => known.connector.id === one.id && known.connector.namespace === one.namespace),
    ),
  ).length
  return (
    <RowList label={t('account.wallets')}>
      {connector ? (
        <li>
          <Row
            label={toVisibleLine(connector.name)}
            detail={count > 1 ? t('account.walletsCount', { count }) : t('account.wallet')}
            icon={<WalletIcon name={connector.name} src={icon} />}
            chevron
            testId={accountTestIds.accountWallets}
            onIntent={preload}
            onClick={() => push('ProfileWallets')}
          />
        </li>
      ) : null}
      {others.map(({ namespace }) => (
        <li key={namespace}>
          <OtherNamespace namespace={namespace} />
        </li>
      ))}
    </RowList>
  )
}

/** The account of another namespace, or the button that connects a wallet in it. */
function OtherNamespace({ namespace }: { namespace: Namespace }) {
  const t = useTranslate(accountMessages)
  const { client } = useLatchkit()
  const { push } = useRouter()
  const announce = useAnnounce()
  const account = useAtomValue(accountsAtom)[namespace]
  const icon = useConnectorIcon(account?.connector)
  const name = getNamespaceName(namespace)
  if (!account?.address)
    return (
      <Row
        label={t('account.connectNamespace', { name })}
        icon={
          <span className="row-tile">
            <PlusIcon />
          </span>
        }
        testId={accountTestIds.connectNamespace(namespace)}
        onClick={() => push('Connect', { namespace })}
      />
    )
  return (
    <Row
      label={t('account.showNamespace', { name })}
      detail={truncateAddress(account.address)}
      icon={<WalletIcon name={account.connector?.name ?? name} src={icon} />}
      testId={accountTestIds.showNamespace(namespace)}
      onClick={() => {
        setActiveNamespace(client, { namespace })
        announce(t('account.namespaceShown', { name }))
      }}
    />
  )
}
