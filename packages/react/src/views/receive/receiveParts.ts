import { WalletCompatibleNetworksView } from './WalletCompatibleNetworksView.js'
import { WalletReceiveView } from './WalletReceiveView.js'

/** The views of the area, by name. */
export const receiveParts = {
  WalletReceive: WalletReceiveView,
  WalletCompatibleNetworks: WalletCompatibleNetworksView,
}
