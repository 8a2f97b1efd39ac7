import { isHex } from 'viem'
import { isRecord } from '../common/isRecord.js'
import type { AnnounceTime, SolanaConfig, WalletChain, WalletConfig } from '../common/types.js'
import { isSolanaChain } from '../solana/isSolanaChain.js'

const isChain = (value: unknown): value is WalletChain =>
  isRecord(value) &&
  Number.isSafeInteger(value.id) &&
  typeof value.name === 'string' &&
  (value.rpcUrl === null || typeof value.rpcUrl === 'string')

const toTime = (value: unknown): AnnounceTime | undefined => {
  if (value === 'now' || value === 'onDemand') return value
  return isRecord(value) && typeof value.afterMs === 'number' ? { afterMs: value.afterMs } : undefined
}

const toWallet = (value: unknown) => {
  if (!isRecord(value)) return {}
  const { name, rdns, privateKeys } = value
  return {
    name: typeof name === 'string' ? name : undefined,
    rdns: typeof rdns === 'string' ? rdns : undefined,
    privateKeys: Array.isArray(privateKeys) ? privateKeys.filter(key => isHex(key)) : undefined,
  }
}

const toSolana = (value: unknown): SolanaConfig | false | undefined => {
  if (value === false) return false
  if (!isRecord(value)) return undefined
  return {
    chains: Array.isArray(value.chains) ? value.chains.filter(isSolanaChain) : undefined,
    signIn: value.signIn !== false,
    time: toTime(value.time),
  }
}

/** Reads config.json; what is not understood falls back to the defaults. */
export function parseWalletConfig(text: string): WalletConfig {
  const value: unknown = JSON.parse(text)
  if (!isRecord(value)) return {}
  return {
    chains: Array.isArray(value.chains) ? value.chains.filter(isChain) : undefined,
    wallets: Array.isArray(value.wallets) ? value.wallets.slice(0, 2).map(toWallet) : undefined,
    mode: value.mode === 'legacy' ? 'legacy' : 'standard',
    time: toTime(value.time),
    answerLate: value.answerLate === true,
    solana: toSolana(value.solana),
  }
}
