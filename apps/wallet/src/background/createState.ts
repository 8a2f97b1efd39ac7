import { privateKeyToAddress } from 'viem/accounts'
import { announcementOf } from '../common/announcementOf.js'
import { defaultChains, defaultWallets, mainnet } from '../common/defaults.js'
import type { Wallet, WalletId, WalletState } from '../common/types.js'
import { parseWalletConfig } from './parseWalletConfig.js'

/** The state a fresh profile starts with. */
export function createState(configText: string): WalletState {
  const config = parseWalletConfig(configText)
  const chains = config.chains?.length ? config.chains : defaultChains
  const announcement = announcementOf(config)
  const wallet = (id: WalletId, index: number): Wallet => {
    const given = config.wallets?.[index]
    const keys = given?.privateKeys?.length ? given.privateKeys : defaultWallets[id].privateKeys
    const accounts = keys.map(privateKey => ({ address: privateKeyToAddress(privateKey), privateKey }))
    return {
      name: given?.name ?? defaultWallets[id].name,
      rdns: given?.rdns ?? defaultWallets[id].rdns,
      accounts,
      active: accounts[0]?.address ?? '0x',
      chainId: chains[0]?.id ?? 31337,
      permissions: {},
      chainIds: {},
      assets: [],
    }
  }
  return {
    config: configText,
    wallets: { first: wallet('first', 0), second: wallet('second', 1) },
    chains: chains.some(chain => chain.id === mainnet.id) ? chains : [...chains, mainnet],
    settings: {
      second: announcement.wallets.length > 1,
      mode: announcement.mode,
      time: announcement.time,
      answerLate: config.answerLate ?? false,
      offline: false,
    },
  }
}
