import { mainnet, networkAtom, solana } from '@latchkit/core/networks'
import { mockAdapter } from '@latchkit/core/testing'
import { testIds } from '@latchkit/react'
import { connectFirst, galleryAdapter, press, until } from '../stage.js'
import type { ViewStates } from './types.js'

/** Networks, and a wallet that is on another one. */
export const networkStates = {
  Networks: {
    'Not connected': ({ mount }) => mount().modal.open({ view: 'Networks' }),
    Connected: ({ connected }) => connected({ view: 'Networks' }),
  },
  WhatIsANetwork: { Explained: ({ mount }) => mount().modal.open({ view: 'WhatIsANetwork' }) },
  SwitchActiveChain: {
    'To another wallet': async ({ mount }) => {
      const adapters = [galleryAdapter(), mockAdapter({ namespace: 'solana' })]
      const { client, modal } = mount({ adapters, networks: [mainnet, solana] })
      await connectFirst(client)
      modal.open({ view: 'Networks' })
      await press(testIds.network(`solana:${solana.id}`))
    },
  },
  UnsupportedChain: {
    'On a network that the app does not list': async ({ mount }) => {
      const adapter = galleryAdapter()
      const { client, modal } = mount({ adapters: [adapter] })
      await connectFirst(client)
      await adapter.wallet.changeChain('eip155:42161')
      await until(() => client.store.get(networkAtom).isSupported === false)
      modal.open({ view: 'UnsupportedChain' })
    },
  },
} as const satisfies ViewStates
