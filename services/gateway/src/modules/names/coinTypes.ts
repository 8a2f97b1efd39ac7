import { ens_normalize } from '@adraffy/ens-normalize'

/** The coin type of Ethereum (SLIP-44). */
export const ethereum = 60
/** The coin type of every EVM chain (ENSIP-19). */
export const everyChain = 2 ** 31
/** Maximum characters of a name. */
const maxLength = 255

/** Returns the coin type of an eip155 chain, from its CAIP-2 id (ENSIP-11). */
export function toCoinType(chainId: string): number {
  const id = Number(chainId.slice(chainId.indexOf(':') + 1))
  return id === 1 ? ethereum : (everyChain | id) >>> 0
}

/**
 * Returns the CAIP-2 id of the chain of a coin type. For the coin types of Ethereum and of every chain, the chain of
 * ENS.
 */
export function toChainId(coinType: number, chainOfEns: string): string {
  return coinType > everyChain ? `eip155:${coinType - everyChain}` : chainOfEns
}

/** Normalizes a name (ENSIP-15). `undefined` for an invalid name. */
export function normalizeName(name: string): string | undefined {
  if (name.length > maxLength || !name.includes('.')) return undefined
  try {
    return ens_normalize(name)
  } catch {
    return undefined
  }
}

/** Fields that determine the coin types with the owner's address. */
type Owned = {
  readonly coinType: number
  /** A key has the same address on every EVM chain. A contract address may have another owner on another chain. */
  readonly isKey: boolean
}

/** Returns the coin types in the listing of a registered name. */
export function coinTypesOf({ coinType, isKey }: Owned): readonly number[] {
  return isKey ? [...new Set([ethereum, everyChain, coinType])] : [coinType]
}

/** Whether a registered name has its owner's address for a coin type. */
export function isCoinTypeOf({ coinType, isKey }: Owned, wanted: bigint): boolean {
  if (!isKey) return wanted === BigInt(coinType)
  return wanted === BigInt(ethereum) || (wanted >= BigInt(everyChain) && wanted < 2n ** 32n)
}
