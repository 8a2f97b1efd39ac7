'use client'
import type { Network } from '@latchkit/core'
import { Row } from '../../modal/components/Row.js'
import { RowList } from '../../modal/components/RowList.js'
import { Spinner } from '../../modal/components/Spinner.js'
import { useNetwork } from '../../page/hooks/useNetwork.js'
import { useOptions } from '../../page/hooks/useOptions.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { NetworkLogo } from '../../shared/NetworkLogo.js'
import { networksMessages } from './networksMessages.js'
import { useChooseNetwork } from './useChooseNetwork.js'

export type NetworkRowsProps = {
  networks: readonly Network[]
  /** Accessible name of the list. Default: networks. */
  label?: string | undefined
  /** Called once the wallet has switched. */
  onSwitched: () => void
}

/** Networks to choose from. The row of the requested network shows a spinner; the others are disabled. */
export function NetworkRows({ networks, label, onSwitched }: NetworkRowsProps) {
  const t = useTranslate(networksMessages)
  const { caipNetworkId, isSupported } = useNetwork()
  const { pending, switchTo } = useChooseNetwork(onSwitched)
  // A wallet on a network that the app does not list must always be able to leave it.
  const isFixed = useOptions().networkSwitch === false && isSupported
  return (
    <RowList label={label ?? t('networks.list')}>
      {networks.map(network => (
        <li key={network.caipNetworkId}>
          <NetworkRow
            network={network}
            isCurrent={isSupported && network.caipNetworkId === caipNetworkId}
            isPending={network.caipNetworkId === pending}
            // The row of the requested network keeps the focus, which a disabled button would lose.
            disabled={isFixed || (pending !== undefined && network.caipNetworkId !== pending)}
            onClick={() => pending === undefined && switchTo(network)}
          />
        </li>
      ))}
    </RowList>
  )
}

type NetworkRowProps = {
  network: Network
  isCurrent: boolean
  isPending: boolean
  disabled: boolean
  onClick: () => void
}

function NetworkRow({ network, isCurrent, isPending, disabled, onClick }: NetworkRowProps) {
  const t = useTranslate(networksMessages)
  return (
    <Row
      label={network.name}
      detail={isPending ? t('networks.approve') : network.testnet ? t('networks.testnet') : undefined}
      icon={<NetworkLogo network={network} />}
      badge={isCurrent && !isPending ? t('networks.current') : undefined}
      end={isPending ? <Spinner /> : undefined}
      selected={isCurrent}
      disabled={disabled}
      testId={modalTestIds.network(network.caipNetworkId)}
      onClick={onClick}
    />
  )
}
