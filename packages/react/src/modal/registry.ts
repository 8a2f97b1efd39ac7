import type { ComponentType } from 'react'
import type { ViewName } from '../page/router/types.js'
import { ConnectView } from './connect/ConnectView.js'

/**
 * Behaviour of a mounted view when a connection or the network changes:
 *
 * - `stays`: does nothing.
 * - `closesOnConnect`: closes once a wallet is connected.
 * - `movesOn`: waits for a wallet and navigates by itself. A wallet that reconnects meanwhile does not end the request
 *   of another wallet.
 * - `closesOnDisconnect`: closes once no wallet is connected.
 * - `needsNetwork`: the same, and is replaced by UnsupportedChain on a network that the app does not list.
 * - `leavesNetwork`: the same, but stays if it was opened on such a network: the user can change the network there.
 * - `closesOnNetwork`: closes once no wallet is connected or the app lists the current network.
 */
export type ViewRole =
  | 'stays'
  | 'closesOnConnect'
  | 'movesOn'
  | 'closesOnDisconnect'
  | 'needsNetwork'
  | 'leavesNetwork'
  | 'closesOnNetwork'

export type RegisteredView<name extends string = string> = {
  readonly role: ViewRole
  /**
   * The view requests and announces nothing before it is shown, so it can be rendered when a press that opens it is
   * imminent.
   */
  readonly isQuiet?: boolean
} & (
  | { readonly View: ComponentType }
  | { readonly load: () => Promise<{ readonly [view in name]: ComponentType }> }
)

// Each area is a separate module.
const calls = async () => (await import('../areas/calls/callsParts.js')).callsParts
const connect = async () => (await import('../areas/connect/connectParts.js')).connectParts
const embedded = async () => (await import('../areas/embedded/embeddedParts.js')).embeddedParts
const sections = async () => (await import('../areas/embedded/sections/sectionParts.js')).sectionParts
const account = async () => (await import('../areas/account/accountParts.js')).accountParts
const networks = async () => (await import('../areas/networks/networksParts.js')).networksParts
const requests = async () => (await import('../areas/requests/requestsParts.js')).requestsParts
const items = async () => (await import('../areas/items/itemsParts.js')).itemsParts
const permissions = async () => (await import('../areas/permissions/permissionsParts.js')).permissionsParts
const receive = async () => (await import('../areas/receive/receiveParts.js')).receiveParts
const send = async () => (await import('../areas/send/sendParts.js')).sendParts
const onramp = async () => (await import('../areas/onramp/onrampParts.js')).onrampParts
const swap = async () => (await import('../areas/swap/swapParts.js')).swapParts
const names = async () => (await import('../areas/names/namesParts.js')).namesParts
const signIn = async () => (await import('../areas/signIn/signInParts.js')).signInParts

/** Every view: its role, and its component or its area. Connect is part of the modal's module. */
export const registry = {
  Connect: { role: 'closesOnConnect', isQuiet: true, View: ConnectView },
  AllWallets: { role: 'closesOnConnect', load: connect },
  ChosenWallet: { role: 'closesOnConnect', isQuiet: true, load: connect },
  ConnectingExternal: { role: 'movesOn', load: connect },
  ConnectingWalletConnectBasic: { role: 'movesOn', load: connect },
  ConnectingWalletConnect: { role: 'movesOn', load: connect },
  GetWallet: { role: 'closesOnConnect', load: connect },
  WhatIsAWallet: { role: 'closesOnConnect', load: connect },
  EmailLogin: { role: 'closesOnConnect', load: sections },
  EmailVerifyDevice: { role: 'movesOn', load: embedded },
  EmailVerifyOtp: { role: 'movesOn', load: embedded },
  ConnectSocials: { role: 'closesOnConnect', load: sections },
  ConnectingSocial: { role: 'movesOn', load: embedded },
  ConnectingFarcaster: { role: 'movesOn', load: embedded },
  UpdateEmailWallet: { role: 'closesOnDisconnect', load: embedded },
  UpdateEmailPrimaryOtp: { role: 'closesOnDisconnect', load: embedded },
  UpdateEmailSecondaryOtp: { role: 'closesOnDisconnect', load: embedded },
  UpgradeEmailWallet: { role: 'closesOnDisconnect', load: embedded },
  AccountSettings: { role: 'closesOnDisconnect', load: embedded },
  SmartAccountSettings: { role: 'closesOnDisconnect', load: embedded },
  Account: { role: 'needsNetwork', isQuiet: true, load: account },
  ProfileWallets: { role: 'leavesNetwork', load: account },
  Transactions: { role: 'needsNetwork', load: account },
  AccountItem: { role: 'closesOnDisconnect', load: account },
  Nft: { role: 'closesOnDisconnect', load: items },
  ReplaceTransaction: { role: 'closesOnDisconnect', load: items },
  WalletReceive: { role: 'needsNetwork', load: receive },
  WalletCompatibleNetworks: { role: 'needsNetwork', load: receive },
  Networks: { role: 'stays', isQuiet: true, load: networks },
  WhatIsANetwork: { role: 'stays', load: networks },
  SwitchActiveChain: { role: 'closesOnDisconnect', load: networks },
  UnsupportedChain: { role: 'closesOnNetwork', isQuiet: true, load: networks },
  SmartSessionCreated: { role: 'closesOnDisconnect', load: permissions },
  SmartSessionList: { role: 'closesOnDisconnect', load: permissions },
  CallsStatus: { role: 'stays', load: calls },
  ApproveTransaction: { role: 'stays', load: requests },
  ConnectingSiwe: { role: 'stays', load: signIn },
  WalletSend: { role: 'needsNetwork', load: send },
  WalletSendSelectToken: { role: 'needsNetwork', load: send },
  WalletSendPreview: { role: 'needsNetwork', load: send },
  OnRampProviders: { role: 'needsNetwork', load: onramp },
  OnRampTokenSelect: { role: 'needsNetwork', load: onramp },
  OnRampFiatSelect: { role: 'needsNetwork', load: onramp },
  BuyInProgress: { role: 'closesOnDisconnect', load: onramp },
  Swap: { role: 'needsNetwork', load: swap },
  SwapSelectToken: { role: 'needsNetwork', load: swap },
  SwapPreview: { role: 'needsNetwork', load: swap },
  RegisterAccountName: { role: 'needsNetwork', load: names },
  RegisterAccountNameSuccess: { role: 'needsNetwork', load: names },
} as const satisfies { readonly [view in ViewName]: RegisteredView<view> }
