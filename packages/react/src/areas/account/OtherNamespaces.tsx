'use client'
import type { Namespace } from '@latchkit/core'
import { accountsAtom, setActiveNamespace } from '@latchkit/core/connection'
import { getNamespaceName } from '@latchkit/core/networks'
import { Row } from '../../modal/components/Row.js'
import { RowList } from '../../modal/components/RowList.js'
import { WalletIcon } from '../../modal/components/WalletIcon.js'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { truncateAddress } from '../../page/buttons/truncateAddress.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { accountTestIds } from '../../page/testIds/accountTestIds.js'
import { useBackOr } from '../../shared/hooks/useBackOr.js'
import { useConnectorIcon } from '../../shared/hooks/useConnectorIcon.js'
import { accountMessages } from './accountMessages.js'
import { PlusIcon } from './PlusIcon.js'

/** The accounts of further namespaces of the app, and the buttons that connect a wallet in them. */
export function OtherNamespaces({ namespaces }: { namespaces: readonly Namespace[] }) {
  const t = useTranslate(accountMessages)
  if (namespaces.length === 0) return null
  return (
    <RowList label={t('profile.namespaces')}>
      {namespaces.map(namespace => (
        <li key={namespace}>
          <OtherNamespace namespace={namespace} />
        </li>
      ))}
    </RowList>
  )
}

function OtherNamespace({ namespace }: { namespace: Namespace }) {
  const t = useTranslate(accountMessages)
  const { client } = useLatchkit()
  const { push } = useRouter()
  const toAccount = useBackOr('Account')
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
        toAccount()
      }}
    />
  )
}
