'use client'
import { accountAtom, connectionsAtom } from '@latchkit/core/connection'
import type { ReactNode } from 'react'
import { WalletIcon } from '../../modal/components/WalletIcon.js'
import { usePreloadView } from '../../modal/hooks/usePreloadView.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useAccount } from '../../page/hooks/useAccount.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useIdentity } from '../../page/hooks/useIdentity.js'
import { useNetwork } from '../../page/hooks/useNetwork.js'
import { useOptions } from '../../page/hooks/useOptions.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { useWallets } from '../../page/hooks/useWallets.js'
import type { OpenableViewName } from '../../page/router/types.js'
import { accountTestIds } from '../../page/testIds/accountTestIds.js'
import { useCanRegisterName } from '../../shared/hooks/useCanRegisterName.js'
import { useConnectorIcon } from '../../shared/hooks/useConnectorIcon.js'
import { useConnectorName } from '../../shared/hooks/useConnectorName.js'
import { NetworkLogo } from '../../shared/NetworkLogo.js'
import { accountMessages } from './accountMessages.js'
import { PlusIcon } from './PlusIcon.js'
import { SettingsIcon } from './SettingsIcon.js'
import { useWasShown } from './useWasShown.js'

/** Small buttons to the views of the account: its network, its wallets, its name and its settings. */
export function AccountChips() {
  const t = useTranslate(accountMessages)
  const { embeddedWalletInfo } = useAccount()
  const { networkSwitch } = useOptions()
  const { network, caipNetworkId } = useNetwork()
  const networkName = network?.name ?? caipNetworkId ?? ''
  return (
    <div className="account-chips">
      {networkSwitch === false ? null : (
        <Chip
          view="Networks"
          hint={t('account.network')}
          label={networkName}
          icon={<NetworkLogo network={network} name={networkName} size={20} />}
          testId={accountTestIds.accountNetwork}
        />
      )}
      <WalletChip />
      {embeddedWalletInfo ? (
        <Chip
          view="AccountSettings"
          hint={t('account.settings')}
          icon={<SettingsIcon />}
          testId={accountTestIds.accountSettings}
        />
      ) : null}
      <NameChip />
    </div>
  )
}

/** The current wallet, with the number of wallets where several are connected. */
function WalletChip() {
  const t = useTranslate(accountMessages)
  const { connector } = useAtomValue(accountAtom)
  const icon = useConnectorIcon(connector)
  const name = useConnectorName()(connector)
  const connections = useAtomValue(connectionsAtom)
  // Counts a wallet that is connected in two namespaces once.
  const count = useWallets().filter(wallet =>
    wallet.connectors.some(one =>
      connections.some(known => known.connector.id === one.id && known.connector.namespace === one.namespace),
    ),
  ).length
  if (!connector) return null
  return (
    <Chip
      view="ProfileWallets"
      hint={`${name}, ${count > 1 ? t('account.walletsCount', { count }) : t('account.wallet')}`}
      label={count > 1 ? `${count}` : undefined}
      icon={<WalletIcon name={name} src={icon} size={20} />}
      testId={accountTestIds.accountWallets}
    />
  )
}

/** The way to a name, for an account that has none. Not shown while the name is being read. */
function NameChip() {
  const t = useTranslate(accountMessages)
  const canRegister = useCanRegisterName()
  const wasShown = useWasShown()
  const { name, isFetching } = useIdentity({ enabled: wasShown && canRegister })
  if (!canRegister || name || isFetching) return null
  return (
    <Chip
      view="RegisterAccountName"
      label={t('account.chooseName')}
      icon={<PlusIcon />}
      testId={accountTestIds.accountName}
    />
  )
}

type ChipProps = {
  view: OpenableViewName
  /** Accessible text before the label. */
  hint?: string | undefined
  label?: string | undefined
  icon: ReactNode
  testId: string
}

function Chip({ view, hint, label, icon, testId }: ChipProps) {
  const { push } = useRouter()
  const preload = usePreloadView(view)
  return (
    <button
      type="button"
      className="account-chip"
      data-testid={testId}
      onClick={() => push(view)}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <span className="account-chip-inner">
        {icon}
        {hint ? <span className="sr">{hint} </span> : null}
        {label ? <span className="account-chip-label">{label}</span> : null}
      </span>
    </button>
  )
}
