import type { AdapterHarness } from '@latchkit/core/testing'
import { Keypair, PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { vi } from 'vitest'
import { encodeBase64 } from '../src/encoding.js'
import { toChainName } from '../src/networks.js'
import { solanaAdapter } from '../src/solanaAdapter.js'
import { createStandardWallet } from './createStandardWallet.js'
import { localNetworks } from './localNetworks.js'
import { postRpc } from './postRpc.js'
import { putWallets } from './putWallets.js'

/** Wallets that register themselves, for the suite of every adapter. */
export function createHarness(rpcUrl: string): AdapterHarness<'solana'> {
  const networks = localNetworks(rpcUrl)
  const create = (name: string) =>
    createStandardWallet({
      name,
      id: `com.example.${name.toLowerCase()}`,
      keys: [Keypair.generate(), Keypair.generate()],
      chains: { 'solana:localnet': rpcUrl, 'solana:devnet': rpcUrl },
    })
  const wallets = [create('First'), create('Second')] as const
  const late = create('Late')
  const all = [...wallets, late]
  let answer: ((wallet: (typeof all)[number]) => void) | undefined
  let last: (typeof all)[number] = wallets[0]
  const remove = [putWallets(wallets)]

  // The next request goes to one of them, which decides which one was connected last.
  for (const wallet of all)
    wallet.beforeAsking(feature => {
      if (feature === 'standard:connect') last = wallet
      answer?.(wallet)
      answer = undefined
    })
  const { id } = late.wallet
  return {
    namespace: 'solana',
    networks,
    connectorIds: ['com.example.first', 'com.example.second'],
    asksToSwitch: false,
    createAdapter() {
      // The late one sleeps again.
      for (const stop of remove.splice(1)) stop()
      return solanaAdapter()
    },
    async createTransaction(address) {
      const ask = async <value>(method: string, ...params: readonly unknown[]) =>
        (
          (await postRpc(rpcUrl, method, [...params, { commitment: 'confirmed' }])) as {
            readonly value: value
          }
        ).value
      const payer = new PublicKey(address)
      await postRpc(rpcUrl, 'requestAirdrop', [address, 1_000_000_000])
      await vi.waitUntil(async () => (await ask<number>('getBalance', address)) > 0, { timeout: 10_000 })
      const { blockhash } = await ask<{ readonly blockhash: string }>('getLatestBlockhash')
      const instructions = [SystemProgram.transfer({ fromPubkey: payer, toPubkey: payer, lamports: 1 })]
      const message = new TransactionMessage({ payerKey: payer, recentBlockhash: blockhash, instructions })
      const transaction = new VersionedTransaction(message.compileToLegacyMessage())
      return { data: encodeBase64(transaction.serialize()) }
    },
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
      changeChain(caipNetworkId) {
        const network = networks.find(one => one.caipNetworkId === caipNetworkId)
        return last.changeChain(network ? toChainName(network) : caipNetworkId)
      },
      disconnect: () => last.revoke(),
      async announceLate() {
        remove.push(putWallets([late]))
        return id ?? ''
      },
    },
    dispose() {
      for (const stop of remove) stop()
    },
  }
}
