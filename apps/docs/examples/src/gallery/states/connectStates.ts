import { testIds } from '@latchkit/react'
import { exampleFrame } from '../exampleFrame.js'
import { examplePairing } from '../examplePairing.js'
import { galleryAdapter, press, shown, wallets } from '../stage.js'
import type { ViewStates } from './types.js'

const [metamask] = wallets
const pages = {
  termsConditionsUrl: 'https://store.example.com/terms',
  privacyPolicyUrl: 'https://store.example.com/privacy',
}
const embedded = {
  secureFrame: exampleFrame(),
  features: {
    connectMethodsOrder: ['wallet', 'email', 'social'],
    socials: ['google', 'x', 'discord', 'farcaster'],
  },
} as const

/** The ways to connect a wallet. */
export const connectStates = {
  Connect: {
    Wallets: ({ mount }) => mount({ walletConnect: examplePairing() }).modal.open(),
    'Wallets, e-mail and social accounts': ({ mount }) =>
      mount({ walletConnect: examplePairing(), ...embedded }).modal.open(),
    'Terms to accept': ({ mount }) => mount({ features: { legalCheckbox: true }, ...pages }).modal.open(),
    'No wallet installed': ({ mount }) => mount({ adapters: [] }).modal.open({ view: 'Connect' }),
  },
  AllWallets: {
    Known: ({ mount }) => mount({ walletConnect: examplePairing() }).modal.open({ view: 'AllWallets' }),
  },
  ChosenWallet: {
    'Terms to accept': ({ mount }) =>
      mount({ features: { legalCheckbox: true }, ...pages }).modal.open({ walletId: metamask?.id }),
  },
  ConnectingExternal: {
    'Waiting for the wallet': async ({ mount }) => {
      const adapter = galleryAdapter()
      adapter.wallet.holdNext()
      await chooseFirst(() => mount({ adapters: [adapter] }).modal.open())
    },
    Declined: async ({ mount }) => {
      const adapter = galleryAdapter()
      adapter.wallet.rejectNext()
      await chooseFirst(() => mount({ adapters: [adapter] }).modal.open())
    },
  },
  ConnectingWalletConnectBasic: {
    'Code to scan': ({ mount }) =>
      mount({ adapters: [], walletConnect: examplePairing() }).modal.open({
        view: 'ConnectingWalletConnectBasic',
      }),
    'Relay not reached': ({ mount }) =>
      mount({ adapters: [], walletConnect: examplePairing(new TypeError('no relay')) }).modal.open({
        view: 'ConnectingWalletConnectBasic',
      }),
  },
  ConnectingWalletConnect: {
    'Code for a wallet': async ({ mount }) => {
      mount({ adapters: [], walletConnect: examplePairing() }).modal.open({ view: 'AllWallets' })
      await press(testIds.wallet({ id: 'me.rainbow', rdns: 'me.rainbow' }))
    },
  },
  GetWallet: { Installable: ({ mount }) => mount().modal.open({ view: 'GetWallet' }) },
  WhatIsAWallet: { Explained: ({ mount }) => mount().modal.open({ view: 'WhatIsAWallet' }) },
} as const satisfies ViewStates

async function chooseFirst(open: () => void): Promise<void> {
  open()
  await shown('Connect')
  if (metamask) await press(testIds.wallet(metamask))
}
