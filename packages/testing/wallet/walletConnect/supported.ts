import { mainnet } from '../../src/common/defaults.js'
import type { WalletChain } from '../../src/common/types.js'
import type { Context } from './types.js'

/** Returns the EVM networks that the wallet knows: those of its configuration, Ethereum by id only, and added ones. */
export function knownChains({ config, store }: Pick<Context, 'config' | 'store'>): WalletChain[] {
  const all = [...config.chains, mainnet, ...store.get().chains]
  return all.filter((chain, index) => all.findIndex(({ id }) => id === chain.id) === index)
}

/** EIP-5792: calls are sent one after another from ordinary accounts, so they are never atomic. */
export const atomicCapability = { atomic: { status: 'unsupported' } } as const

/** The methods that this wallet can execute in a WalletConnect session. */
export const supportedMethods: readonly string[] = [
  'eth_accounts',
  'eth_requestAccounts',
  'eth_chainId',
  'personal_sign',
  'eth_signTypedData',
  'eth_signTypedData_v3',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'eth_signTransaction',
  'eth_sendRawTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_watchAsset',
  'wallet_getCapabilities',
  'wallet_sendCalls',
  'wallet_getCallsStatus',
  'solana_getAccounts',
  'solana_requestAccounts',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
]

export const supportedEvents: readonly string[] = ['accountsChanged', 'chainChanged']
