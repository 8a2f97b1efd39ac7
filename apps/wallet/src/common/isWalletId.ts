import type { WalletId } from './types.js'

export function isWalletId(value: unknown): value is WalletId {
  return value === 'first' || value === 'second'
}
