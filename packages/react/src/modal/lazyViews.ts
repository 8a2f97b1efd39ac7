import type { ComponentType } from 'react'
import type { ViewName } from '../router/types.js'
import { AccountView } from '../views/AccountView.js'
import { AllWalletsView } from '../views/AllWalletsView.js'
import { ApproveTransactionView } from '../views/ApproveTransactionView.js'
import { ConnectingExternalView } from '../views/ConnectingExternalView.js'
import { ConnectingSiweView } from '../views/ConnectingSiweView.js'
import { ConnectingWalletConnectBasicView } from '../views/ConnectingWalletConnectBasicView.js'
import { ConnectingWalletConnectView } from '../views/ConnectingWalletConnectView.js'
import { GetWalletView } from '../views/GetWalletView.js'
import { NetworksView } from '../views/NetworksView.js'
import { ProfileWalletsView } from '../views/ProfileWalletsView.js'
import { SwitchActiveChainView } from '../views/SwitchActiveChainView.js'
import { UnsupportedChainView } from '../views/UnsupportedChainView.js'

/**
 * Every view behind the first one. One chunk on purpose: with one each, bundlers cut what any two of them share out of
 * the modal as well, which then came in a dozen files, four kilobytes heavier, before the first wallet is seen.
 */
export const lazyViews = {
  AllWallets: AllWalletsView,
  ConnectingExternal: ConnectingExternalView,
  ConnectingWalletConnectBasic: ConnectingWalletConnectBasicView,
  ConnectingWalletConnect: ConnectingWalletConnectView,
  Account: AccountView,
  ProfileWallets: ProfileWalletsView,
  Networks: NetworksView,
  SwitchActiveChain: SwitchActiveChainView,
  ConnectingSiwe: ConnectingSiweView,
  ApproveTransaction: ApproveTransactionView,
  UnsupportedChain: UnsupportedChainView,
  GetWallet: GetWalletView,
} as const satisfies Record<Exclude<ViewName, 'Connect'>, ComponentType>
