import type { ComponentType } from 'react'
import { ConnectView } from '../views/connect/ConnectView.js'

/**
 * What a view does when a connection or the network changes while it is shown:
 *
 * - `stays`: nothing.
 * - `closesOnConnect`: closes once a wallet is connected.
 * - `movesOn`: waits for one wallet and moves on by itself. A wallet that reconnects meanwhile does not take away the
 *   request of another one.
 * - `closesOnDisconnect`: closes once no wallet is connected.
 * - `needsNetwork`: the same, and gives way to UnsupportedChain on a network that the app does not list.
 * - `leavesNetwork`: the same, but stays where it was opened on such a network: that can be changed there.
 * - `closesOnNetwork`: closes once no wallet is connected or the network is one that the app lists.
 */
export type ViewRole =
  | 'stays'
  | 'closesOnConnect'
  | 'movesOn'
  | 'closesOnDisconnect'
  | 'needsNetwork'
  | 'leavesNetwork'
  | 'closesOnNetwork'

export type RegisteredView = {
  readonly role: ViewRole
  /** It requests and announces nothing before it is shown, so it may be rendered when a person is about to open it. */
  readonly isQuiet?: boolean
} & ({ readonly View: ComponentType } | { readonly load: () => Promise<ComponentType> })

/** Every view: its role, and its component or how to load it. Connect is part of the modal's module. */
export const registry = {
  Connect: { role: 'closesOnConnect', isQuiet: true, View: ConnectView },
  AllWallets: {
    role: 'closesOnConnect',
    load: async () => (await import('../views/connect/AllWalletsView.js')).AllWalletsView,
  },
  ConnectingExternal: {
    role: 'movesOn',
    load: async () => (await import('../views/connect/ConnectingExternalView.js')).ConnectingExternalView,
  },
  ConnectingWalletConnectBasic: {
    role: 'movesOn',
    load: async () =>
      (await import('../views/connect/ConnectingWalletConnectBasicView.js')).ConnectingWalletConnectBasicView,
  },
  ConnectingWalletConnect: {
    role: 'movesOn',
    load: async () =>
      (await import('../views/connect/ConnectingWalletConnectView.js')).ConnectingWalletConnectView,
  },
  GetWallet: {
    role: 'closesOnConnect',
    load: async () => (await import('../views/connect/GetWalletView.js')).GetWalletView,
  },
  EmailLogin: {
    role: 'closesOnConnect',
    load: async () => (await import('../views/embedded/EmailLoginView.js')).EmailLoginView,
  },
  EmailVerifyDevice: {
    role: 'movesOn',
    load: async () => (await import('../views/embedded/EmailVerifyDeviceView.js')).EmailVerifyDeviceView,
  },
  EmailVerifyOtp: {
    role: 'movesOn',
    load: async () => (await import('../views/embedded/EmailVerifyOtpView.js')).EmailVerifyOtpView,
  },
  Account: {
    role: 'needsNetwork',
    isQuiet: true,
    load: async () => (await import('../views/account/AccountView.js')).AccountView,
  },
  ProfileWallets: {
    role: 'leavesNetwork',
    load: async () => (await import('../views/account/ProfileWalletsView.js')).ProfileWalletsView,
  },
  Networks: {
    role: 'stays',
    isQuiet: true,
    load: async () => (await import('../views/networks/NetworksView.js')).NetworksView,
  },
  SwitchActiveChain: {
    role: 'closesOnDisconnect',
    load: async () => (await import('../views/networks/SwitchActiveChainView.js')).SwitchActiveChainView,
  },
  UnsupportedChain: {
    role: 'closesOnNetwork',
    isQuiet: true,
    load: async () => (await import('../views/networks/UnsupportedChainView.js')).UnsupportedChainView,
  },
  ApproveTransaction: {
    role: 'stays',
    load: async () => (await import('../views/requests/ApproveTransactionView.js')).ApproveTransactionView,
  },
  ConnectingSiwe: {
    role: 'stays',
    load: async () => (await import('../views/signIn/ConnectingSiweView.js')).ConnectingSiweView,
  },
} as const
