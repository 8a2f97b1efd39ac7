'use client'
import type { Connection } from '@latchkit/core'
import { truncateAddress } from '../../buttons/truncateAddress.js'
import { AccountIcon } from '../../components/AccountIcon.js'
import { IconButton } from '../../components/IconButton.js'
import { Row } from '../../components/Row.js'
import { WalletIcon } from '../../components/WalletIcon.js'
import { useConnectorIcon } from '../../hooks/useConnectorIcon.js'
import { useDisconnectWallets } from '../../hooks/useDisconnectWallets.js'
import { useIdentity } from '../../hooks/useIdentity.js'
import { useNetwork } from '../../hooks/useNetwork.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { CloseIcon } from '../../icons/CloseIcon.js'
import { accountTestIds } from '../../testIds/accountTestIds.js'
import { modalTestIds } from '../../testIds/modalTestIds.js'
import { accountMessages } from './accountMessages.js'

export type ConnectedWalletProps = {
  connection: Connection
  /** Whether it is used in its namespace. */
  isActive: boolean
  onSwitch: () => void
}

/** One connected wallet: press it to use it, or end it. */
export function ConnectedWallet({ connection, isActive, onSwitch }: ConnectedWalletProps) {
  const t = useTranslate(accountMessages)
  const { pending, disconnectOne } = useDisconnectWallets()
  const { connector, address } = connection
  const { id, name, namespace } = connector
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
