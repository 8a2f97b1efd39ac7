'use client'
import type { Connection } from '@latchkit/core'
import { IconButton } from '../../modal/components/IconButton.js'
import { Row } from '../../modal/components/Row.js'
import { WalletIcon } from '../../modal/components/WalletIcon.js'
import { CloseIcon } from '../../modal/icons/CloseIcon.js'
import { truncateAddress } from '../../page/buttons/truncateAddress.js'
import { useIdentity } from '../../page/hooks/useIdentity.js'
import { useNetwork } from '../../page/hooks/useNetwork.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { accountTestIds } from '../../page/testIds/accountTestIds.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { AccountIcon } from '../../shared/components/AccountIcon.js'
import { useConnectorIcon } from '../../shared/hooks/useConnectorIcon.js'
import { useConnectorName } from '../../shared/hooks/useConnectorName.js'
import { useDisconnectWallets } from '../../shared/hooks/useDisconnectWallets.js'
import { accountMessages } from './accountMessages.js'

export type ConnectedWalletProps = {
  connection: Connection
  /** Whether it is used in its namespace. */
  isActive: boolean
  onSwitch: () => void
}

/** A connected wallet: activates it on press, or disconnects it. */
export function ConnectedWallet({ connection, isActive, onSwitch }: ConnectedWalletProps) {
  const t = useTranslate(accountMessages)
  const { pending, disconnectOne } = useDisconnectWallets()
  const { connector, address } = connection
  const { id, namespace } = connector
  const name = useConnectorName()(connector)
  const icon = useConnectorIcon(connector)
  const { network } = useNetwork()
  const identity = useIdentity({ address, enabled: network?.chainNamespace === namespace })
  return (
    <div className="profile-connection">
      <Row
        label={name}
        detail={[identity.name, truncateAddress(address)].filter(Boolean).join(' · ')}
        icon={<WalletIcon name={name} src={icon} />}
        badge={isActive ? t('profile.active') : undefined}
        end={
          identity.avatar ? (
            <AccountIcon address={address} name={identity.name} src={identity.avatar} size={24} />
          ) : undefined
        }
        selected={isActive}
        testId={modalTestIds.wallet(connector)}
        onClick={onSwitch}
      />
      <IconButton
        label={t('profile.disconnectOne', { name })}
        testId={accountTestIds.disconnectOne(connector)}
        disabled={pending}
        onClick={() => disconnectOne({ connectorId: id, namespace })}
      >
        <CloseIcon />
      </IconButton>
    </div>
  )
}
