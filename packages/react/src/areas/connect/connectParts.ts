import { AllWalletsView } from './AllWalletsView.js'
import { ChosenWalletView } from './ChosenWalletView.js'
import { ConnectingExternalView } from './ConnectingExternalView.js'
import { ConnectingWalletConnectBasicView } from './ConnectingWalletConnectBasicView.js'
import { ConnectingWalletConnectView } from './ConnectingWalletConnectView.js'
import { GetWalletView } from './GetWalletView.js'
import { WhatIsAWalletView } from './WhatIsAWalletView.js'

/** The views of the area, by name. */
export const connectParts = {
  AllWallets: AllWalletsView,
  ChosenWallet: ChosenWalletView,
  ConnectingExternal: ConnectingExternalView,
  ConnectingWalletConnectBasic: ConnectingWalletConnectBasicView,
  ConnectingWalletConnect: ConnectingWalletConnectView,
  GetWallet: GetWalletView,
  WhatIsAWallet: WhatIsAWalletView,
}
