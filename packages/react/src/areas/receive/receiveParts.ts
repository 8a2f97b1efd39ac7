import { ofFeature } from '../../shared/ofFeature.js'
import { WalletCompatibleNetworksView } from './WalletCompatibleNetworksView.js'
import { WalletReceiveView } from './WalletReceiveView.js'

/** The views of the area, by name. */
export const receiveParts = {
  WalletReceive: /*#__PURE__*/ ofFeature('receive', WalletReceiveView),
  WalletCompatibleNetworks: /*#__PURE__*/ ofFeature('receive', WalletCompatibleNetworksView),
}
