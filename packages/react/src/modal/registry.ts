import type { ComponentType } from 'react'
import type { ViewName } from '../router/types.js'
import { ConnectView } from '../views/ConnectView.js'

/** How to get a view. Connect is part of the modal's chunk; every other one is a chunk of its own. */
export const views = {
  Connect: () => ConnectView,
  AllWallets: () => import('../views/AllWalletsView.js').then(m => m.AllWalletsView),
  ConnectingExternal: () => import('../views/ConnectingExternalView.js').then(m => m.ConnectingExternalView),
  ConnectingWalletConnectBasic: () =>
    import('../views/ConnectingWalletConnectBasicView.js').then(m => m.ConnectingWalletConnectBasicView),
  ConnectingWalletConnect: () =>
    import('../views/ConnectingWalletConnectView.js').then(m => m.ConnectingWalletConnectView),
  Account: () => import('../views/AccountView.js').then(m => m.AccountView),
  ProfileWallets: () => import('../views/ProfileWalletsView.js').then(m => m.ProfileWalletsView),
  Networks: () => import('../views/NetworksView.js').then(m => m.NetworksView),
  SwitchActiveChain: () => import('../views/SwitchActiveChainView.js').then(m => m.SwitchActiveChainView),
  ConnectingSiwe: () => import('../views/ConnectingSiweView.js').then(m => m.ConnectingSiweView),
  ApproveTransaction: () => import('../views/ApproveTransactionView.js').then(m => m.ApproveTransactionView),
  UnsupportedChain: () => import('../views/UnsupportedChainView.js').then(m => m.UnsupportedChainView),
  GetWallet: () => import('../views/GetWalletView.js').then(m => m.GetWalletView),
} as const satisfies Record<ViewName, () => ComponentType | Promise<ComponentType>>
