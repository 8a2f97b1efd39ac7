import { announcementOf } from '../common/announcementOf.js'
import { createAccount } from '../common/createAccount.js'
import { defaultChains, defaultSolanaChains, defaultWallets, mainnet } from '../common/defaults.js'
import type { Wallet, WalletId, WalletState } from '../common/types.js'
import { parseWalletConfig } from './parseWalletConfig.js'

/** The state a fresh profile starts with. */
export async function createState(configText: string): Promise<WalletState> {
  const config = parseWalletConfig(configText)
  const chains = config.chains?.length ? config.chains : defaultChains
  const announcement = announcementOf(config)
  const solana = config.solana || {}
  const wallet = async (id: WalletId, index: number): Promise<Wallet> => {
    const given = config.wallets?.[index]
    const keys = given?.privateKeys?.length ? given.privateKeys : defaultWallets[id].privateKeys
    const accounts = await Promise.all(keys.map(createAccount))
    return {
      name: given?.name ?? defaultWallets[id].name,
      rdns: given?.rdns ?? defaultWallets[id].rdns,
      accounts,
      active: accounts[0]?.address ?? '0x',
      chainId: chains[0]?.id ?? 31337,
      permissions: {},
      solanaPermissions: {},
      chainIds: {},
      assets: [],
    }
  }
  return {
    config: configText,
    wallets: { first: await wallet('first', 0), second: await wallet('second', 1) },
    chains: chains.some(chain => chain.id === mainnet.id) ? chains : [...chains, mainnet],
    solanaChains: solana.chains ?? defaultSolanaChains,
    settings: {
      second: announcement.wallets.length > 1,
      mode: announcement.mode,
      time: announcement.time,
      answerLate: config.answerLate ?? false,
      offline: false,
      solana: announcement.solana !== undefined,
      signIn: announcement.solana?.signIn ?? true,
      solanaTime: solana.time,
    },
  }
}
