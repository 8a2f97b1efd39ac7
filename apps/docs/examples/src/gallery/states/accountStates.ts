import { addPendingTransaction } from '@latchkit/core/activity'
import { testIds } from '@latchkit/react'
import { firstNft } from '../gateway/accountCalls.js'
import { accounts, find, galleryAdapter, press, type Stage, until } from '../stage.js'
import type { ViewStates } from './types.js'

const pending = `0x${'b7'.repeat(32)}`

/** The account, its items, and its addresses. */
export const accountStates = {
  Account: {
    Tokens: ({ connected }) => connected(),
    NFTs: openNfts,
    Activity: openActivity,
    'Without services': ({ connected }) => connected({}, { gateway: undefined }),
  },
  ProfileWallets: { 'One wallet': ({ connected }) => connected({ view: 'ProfileWallets' }) },
  Transactions: { 'Past transactions': ({ connected }) => connected({ view: 'Transactions' }) },
  AccountItem: {
    Token: async ({ connected }) => {
      await connected()
      await press(testIds.token('native'))
    },
  },
  Nft: {
    'With traits': async stage => {
      await openNfts(stage)
      await press(testIds.nft(firstNft))
    },
  },
  ReplaceTransaction: {
    Pending: async ({ connected }) => {
      const mock = galleryAdapter()
      const adapter = {
        ...mock,
        getReplacement: async () => ({
          nonce: 27,
          fees: { speedUp: 182_000_000_000_000n, cancel: 121_000_000_000_000n },
          send: async () => ({ hash: pending, hasSameNonce: true }),
        }),
        // It stays pending.
        waitForTransaction: () => new Promise<never>(() => {}),
      }
      const { client } = await connected({}, { adapter })
      const chain = 'eip155:1'
      addPendingTransaction(client, { hash: pending, chain, address: accounts[0], sentAt: Date.now() })
      await press(testIds.tabActivity)
      // The row leads to the replacements as soon as they are known, which its arrow shows.
      const row = await find(testIds.transaction(pending))
      await until(() => row.querySelectorAll('svg').length > 1)
      row.click()
    },
  },
  WalletReceive: { 'Code and address': ({ connected }) => connected({ view: 'WalletReceive' }) },
  WalletCompatibleNetworks: {
    Listed: ({ connected }) => connected({ view: 'WalletCompatibleNetworks' }),
  },
} as const satisfies ViewStates

async function openNfts({ connected }: Stage): Promise<void> {
  await connected()
  await press(testIds.tabNfts)
}

async function openActivity({ connected }: Stage): Promise<void> {
  await connected()
  await press(testIds.tabActivity)
}
