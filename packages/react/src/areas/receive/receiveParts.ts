import { ofFeature } from '../../shared/ofFeature.js'
import { WalletCompatibleNetworksView } from './WalletCompatibleNetworksView.js'
import { WalletReceiveView } from './WalletReceiveView.js'

/** The views of the area, by name. */
export const receiveParts = {
  WalletReceive: /*#__PURE__*/ ofFeature(
    'WalletReceive',
    { feature: 'receive', account: true },
    WalletReceiveView,
  ),
  WalletCompatibleNetworks: /*#__PURE__*/ ofFeature(
    'WalletCompatibleNetworks',
    { feature: 'receive', account: true },
    WalletCompatibleNetworksView,
  ),
}
