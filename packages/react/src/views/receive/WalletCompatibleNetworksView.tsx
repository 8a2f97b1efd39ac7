'use client'
import type { Network } from '@latchkit/core'
import { Text } from '../../components/Text.js'
import { useNetwork } from '../../hooks/useNetwork.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { NetworkLogo } from '../../modal/NetworkLogo.js'
import { View } from '../../modal/View.js'
import { useStyles } from '../../styles/useStyles.js'
import { modalTestIds } from '../../testIds/modalTestIds.js'
import receiveStyles from './Receive.css?inline'
import { receiveMessages } from './receiveMessages.js'

/** The networks on which the address of the account receives. */
export function WalletCompatibleNetworksView() {
  useStyles(receiveStyles)
  const t = useTranslate(receiveMessages)
  const { network: current, networks } = useNetwork()
  const compatible = networks.filter(({ chainNamespace }) => chainNamespace === current?.chainNamespace)
  return (
    <View title={t('receive.networks')}>
      <Text size="secondary">{t('receive.networksHint')}</Text>
      <ul className="receive-networks" aria-label={t('receive.networks')}>
        {compatible.map(network => (
          <li key={network.caipNetworkId} data-testid={modalTestIds.network(network.caipNetworkId)}>
            <CompatibleNetwork network={network} />
          </li>
        ))}
      </ul>
    </View>
  )
}

function CompatibleNetwork({ network }: { network: Network }) {
  return (
    <>
      <NetworkLogo network={network} />
      <bdi>{network.name}</bdi>
    </>
  )
}
