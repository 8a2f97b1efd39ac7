'use client'
import type { Network } from '@latchkit/core'
import { useStyles } from '../../modal/useStyles.js'
import { View } from '../../modal/View.js'
import { useNetwork } from '../../page/hooks/useNetwork.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { Text } from '../../shared/components/Text.js'
import { NetworkLogo } from '../../shared/NetworkLogo.js'
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
