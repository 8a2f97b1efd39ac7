import { defineNetwork } from '@latchkit/core/networks'
import { runAdapterConformance } from '@latchkit/core/testing'
import { describe, expect, it } from 'vitest'
import { createConfig, http } from 'wagmi'
import { wagmiAdapter } from '../../src/wagmiAdapter.js'
import { createTestWallet } from './createTestWallet.js'
import { chains, first, second } from './localNetworks.js'
import { putLateWallet, putWallets } from './putWallets.js'
import { testAccounts } from './testAccounts.js'

const createWallet = (name: string, index: number) =>
  createTestWallet({
    name,
    rdns: `com.example.${name.toLowerCase()}`,
    accounts: testAccounts(index),
    chains,
  })

for (const [name, createAdapter] of [
  ['wagmiAdapter with its own config', () => wagmiAdapter()],
  [
    'wagmiAdapter with a config of the app',
    () =>
      wagmiAdapter({
        config: createConfig({
          chains: [first, second],
          transports: { 31337: http(), 31338: http() },
          storage: null,
        }),
      }),
  ],
] as const)
  runAdapterConformance({
    name,
    test: { describe, it, expect },
    create() {
      const wallets = [createWallet('First', 0), createWallet('Second', 1)] as const
      const late = createWallet('Late', 2)
      const remove = putWallets(wallets)
      const lateWallet = putLateWallet(late)
      const all = [...wallets, late]
      // The next request goes to one of them, which decides which one was connected last.
      let answer: ((wallet: (typeof all)[number]) => void) | undefined
      let last: (typeof all)[number] = wallets[0]
      for (const wallet of all) {
        const { request } = wallet.provider
        wallet.provider.request = (async (parameters: { method: string }) => {
          const asks = !['eth_accounts', 'eth_chainId', 'wallet_revokePermissions'].includes(
            parameters.method,
          )
          if (asks) {
            if (parameters.method === 'wallet_requestPermissions') last = wallet
            answer?.(wallet)
            answer = undefined
          }
          return request.call(wallet.provider, parameters as never)
        }) as typeof request
      }
      return {
        namespace: 'eip155',
        networks: [defineNetwork(first), defineNetwork(second)],
        connectorIds: [wallets[0].rdns, wallets[1].rdns],
        createAdapter() {
          lateWallet.sleep()
          return createAdapter()
        },
        createTransaction: address => ({ to: address, value: 0n }),
        wallet: {
          approveNext: () => {
            answer = wallet => wallet.approveNext()
          },
          rejectNext: () => {
            answer = wallet => wallet.rejectNext()
          },
          holdNext() {
            let release = async () => {}
            answer = wallet => {
              release = wallet.holdNext()
            }
            return () => release()
          },
          changeAccount: () => last.changeAccount(),
          changeChain: caipNetworkId => last.changeChain(Number(caipNetworkId.slice('eip155:'.length))),
          disconnect: () => last.revoke(),
          announceLate: lateWallet.announce,
        },
        dispose() {
          remove()
          lateWallet.remove()
        },
      }
    },
  })
