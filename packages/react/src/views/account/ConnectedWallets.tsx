'use client'
import type { Connection } from '@latchkit/core'
import { accountAtom } from '@latchkit/core/connection'
import { truncateAddress } from '../../buttons/truncateAddress.js'
import { IconButton } from '../../components/IconButton.js'
import { Row } from '../../components/Row.js'
import { RowList } from '../../components/RowList.js'
import { WalletIcon } from '../../components/WalletIcon.js'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import { useClientValue } from '../../hooks/useClientValue.js'
import { useConnections } from '../../hooks/useConnections.js'
import { useDisconnectWallets } from '../../hooks/useDisconnectWallets.js'
import { useLatchkit } from '../../hooks/useLatchkit.js'
import { useRouter } from '../../hooks/useRouter.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { accountMessages } from '../../i18n/en/account.js'
import { CloseIcon } from '../../icons/CloseIcon.js'
import { PlusIcon } from '../../icons/PlusIcon.js'
import { testIds } from '../../testIds.js'

/** The connected wallets, the active one marked: change to another one, end one, add one. */
export function ConnectedWallets() {
  const t = useTranslate(accountMessages)
  const { client } = useLatchkit()
  const { push } = useRouter()
  const announce = useAnnounce()
  const { connections, switchConnection } = useConnections()
  const active = useClientValue(accountAtom).connector
  const isActive = ({ connector }: Connection) =>
    connector.id === active?.id && connector.namespace === active.namespace
  async function activate({ connector: { id, name, namespace } }: Connection) {
    try {
      await switchConnection({ connectorId: id, namespace })
      announce(t('account.switched', { name }))
    } catch (error) {
      // The wallet went away in the same moment; then its row is gone as well.
      client.logger.info('A wallet was not made the active one', { cause: error })
    }
  }
  return (
    <RowList label={t('account.wallets')}>
      {connections.map(connection => (
        <li key={`${connection.connector.namespace}:${connection.connector.id}`}>
          <ConnectedWallet
            connection={connection}
            isActive={isActive(connection)}
            isAlone={connections.length === 1}
            onSwitch={() => activate(connection)}
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
  const { pending, disconnectOne } = useDisconnectWallets()
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
          onClick={() => disconnectOne({ connectorId: connector.id, namespace: connector.namespace })}
        >
          <CloseIcon />
        </IconButton>
      )}
    </div>
  )
}
