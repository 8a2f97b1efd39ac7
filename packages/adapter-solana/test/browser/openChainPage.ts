import { connect } from '@latchkit/core/connection'
import { Connection, Keypair, type PublicKey } from '@solana/web3.js'
import { inject } from 'vitest'
import { createStandardWallet, type StandardWalletOptions } from '../createStandardWallet.js'
import { openPage } from '../openPage.js'
import { putWallets } from '../putWallets.js'

/** A page connected to a wallet whose first account has 10 SOL on the local chain. */
export async function openChainPage(options: Partial<StandardWalletOptions> = {}) {
  const rpcUrl = inject('rpcUrl')
  const key = Keypair.generate()
  const chain = new Connection(rpcUrl, { commitment: 'confirmed', wsEndpoint: inject('webSocketUrl') })
  await fund(key.publicKey)
  const wallet = createStandardWallet({
    name: 'Chain Wallet',
    keys: [key, Keypair.generate()],
    chains: { 'solana:localnet': rpcUrl, 'solana:devnet': rpcUrl },
    ...options,
  })
  putWallets([wallet])
  const page = openPage({ rpcUrl })
  await connect(page.client, { connectorId: 'chain-wallet' })

  async function confirm(signature: string) {
    const { blockhash, lastValidBlockHeight } = await chain.getLatestBlockhash()
    await chain.confirmTransaction({ signature, blockhash, lastValidBlockHeight })
  }
  async function fund(publicKey: PublicKey) {
    await confirm(await chain.requestAirdrop(publicKey, 10_000_000_000))
  }
  return { ...page, wallet, key, chain, confirm, fund }
}
