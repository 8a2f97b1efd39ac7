'use client'
import type { Connection } from '@latchkit/core'
import { accountAtom } from '@latchkit/core/connection'
import { truncateAddress } from '../../buttons/truncateAddress.js'
import { IconButton } from '../../components/IconButton.js'
import { Row } from '../../components/Row.js'
import { RowList } from '../../components/RowList.js'
import { WalletIcon } from '../../components/WalletIcon.js'
import { useClientValue } from '../../hooks/useClientValue.js'
import { useConnections } from '../../hooks/useConnections.js'
import { useDisconnectAll } from '../../hooks/useDisconnectAll.js'
import { useRouter } from '../../hooks/useRouter.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { accountMessages } from '../../i18n/en/account.js'
import { CloseIcon } from '../../icons/CloseIcon.js'
import { PlusIcon } from '../../icons/PlusIcon.js'
import { testIds } from '../../testIds.js'

/** The connected wallets, the active one marked: change to another one, end one, add one. */
export function ConnectedWallets() {
  const t = useTranslate(accountMessages)
  const { push } = useRouter()
  const { connections, switchConnection } = useConnections()
  const active = useClientValue(accountAtom).connector
  const isActive = ({ connector }: Connection) =>
    connector.id === active?.id && connector.namespace === active.namespace
  return (
    <RowList label={t('account.wallets')}>
      {connections.map(connection => (
        <li key={`${connection.connector.namespace}:${connection.connector.id}`}>
          <ConnectedWallet
            connection={connection}
            isActive={isActive(connection)}
            isAlone={connections.length === 1}
            onSwitch={() =>
              switchConnection({
                connectorId: connection.connector.id,
                namespace: connection.connector.namespace,
              })
            }
          />
        </li>
      ))}
      <li>
        <Row
          label={t('account.addWallet')}
          icon={
            <span className="row-tile">
              <PlusIcon />
            </span>
          }
          testId={testIds.addWallet}
          onClick={() => push('Connect')}
        />
      </li>
    </RowList>
  )
}

type ConnectedWalletProps = {
  connection: Connection
  isActive: boolean
  isAlone: boolean
  onSwitch: () => void
}

function ConnectedWallet({ connection, isActive, isAlone, onSwitch }: ConnectedWalletProps) {
  const t = useTranslate(accountMessages)
  const { pending, disconnectOne } = useDisconnectAll()
  const { connector, address } = connection
  return (
    <div className="account-connection">
      <Row
        label={connector.name}
        detail={truncateAddress(address)}
        icon={<WalletIcon name={connector.name} src={connector.icon} />}
        badge={isActive && !isAlone ? t('account.active') : undefined}
        selected={isActive && !isAlone}
        testId={testIds.wallet(connector)}
        onClick={onSwitch}
      />
      {isAlone ? null : (
        <IconButton
          label={t('account.disconnectOne', { name: connector.name })}
          testId={testIds.disconnectOne(connector)}
          disabled={pending}
          onClick={() => disconnectOne(connector.id)}
        >
          <CloseIcon />
        </IconButton>
      )}
    </div>
  )
}
