import type { Client, ClientConfig } from '@latchkit/core'
import { updateFeatures, updateOptions } from '@latchkit/core/features'
import type { WalletConnectClient } from '@latchkit/walletconnect'
import type { LatchkitConfig } from './types.js'

type Needed = Pick<LatchkitConfig, 'metadata' | 'networks'>
declare const needed: Needed

export const all: LatchkitConfig = {
  ...needed,
  allWallets: 'only-mobile',
  autoConnect: ['safe'],
  features: { connectorTypeOrder: ['walletConnect', 'installed'] },
  injected: false,
  eip6963: false,
  networkSwitch: false,
  allowUnsupportedNetwork: true,
  mobileFullScreen: true,
  modalSize: 'compact',
  walletGroups: [{ title: 'Popular', walletIds: ['io.metamask'] }],
  preferUniversalLinks: true,
  connectorImages: { 'io.metamask': '/metamask.svg' },
  customRpcUrls: {
    'eip155:1': [
      'https://a.example',
      { url: 'https://b.example', headers: { key: 'x' }, batch: false, timeout: 1 },
    ],
  },
  tokens: { 'eip155:1': { address: '0x1', symbol: 'USDC', image: '/usdc.svg' }, 8453: { address: '0x2' } },
}

// @ts-expect-error a token has an address
export const noAddress: LatchkitConfig = { ...needed, tokens: { 1: { symbol: 'USDC' } } }

// @ts-expect-error an endpoint has a URL
export const noUrl: LatchkitConfig = { ...needed, customRpcUrls: { 1: [{ headers: { key: 'x' } }] } }

// @ts-expect-error the values of the reference kit are in capitals
export const capitals: LatchkitConfig = { ...needed, allWallets: 'SHOW' }

// @ts-expect-error an image is one URL
export const images: LatchkitConfig = { ...needed, connectorImages: { 'io.metamask': ['/metamask.svg'] } }

// @ts-expect-error an option of the interface, which a client has not
export const ofClient: ClientConfig = { ...needed, themeMode: 'dark' }

export function update(client: Client): void {
  updateOptions(client, { allWallets: 'hide', features: { swaps: false }, customWallets: undefined })
  updateOptions(client, { tokens: { 1: { address: '0x1' } }, allowUnsupportedNetwork: true })
  updateOptions(client, { mobileFullScreen: true, modalSize: 'compact' })
  updateFeatures(client, { walletActionsOrder: ['send'], socials: false, onramp: undefined })
  // @ts-expect-error an option that cannot change
  updateOptions(client, { networks: [] })
  // @ts-expect-error an action that is none
  updateFeatures(client, { walletActionsOrder: ['pay'] })
}

// @ts-expect-error a group has a title
export const untitled: LatchkitConfig = { ...needed, walletGroups: [{ walletIds: ['io.metamask'] }] }

// @ts-expect-error no size of the modal
export const size: LatchkitConfig = { ...needed, modalSize: 'wide' }

/** A client of the package is one that `createLatchkit` takes. */
export const given = (client: WalletConnectClient): LatchkitConfig => ({
  ...needed,
  walletConnect: { client },
})
