import type { Address } from '@solana/kit'
import { isWritable } from '../encode/isWritable.js'
import { computeUnitPrice } from '../ledger/computeUnitPrice.js'
import type { LandedTransaction, Ledger } from '../ledger/types.js'
import { invalidParams } from '../rpc/invalidParams.js'
import { readAddress } from '../rpc/readAddress.js'
import type { Methods } from '../rpc/types.js'

const slots = 150
const maxAddresses = 128

/** What recent transactions have paid for priority. */
export const feeMethods = (ledger: Ledger): Methods => ({
  getRecentPrioritizationFees: params => {
    const list = params[0] ?? []
    if (!Array.isArray(list)) throw invalidParams('Invalid params: invalid type, expected a list.')
    if (list.length > maxAddresses) throw invalidParams(`Too many inputs provided; max ${maxAddresses}`)
    const addresses: Address[] = list.map((_, index) => readAddress(list, index))
    const count = Math.min(slots, ledger.tip)
    return Array.from({ length: count }, (_, index) => {
      const slot = ledger.tip - count + 1 + index
      const landed = ledger.blocks.get(slot)?.transactions ?? []
      const fees = [landed, ...addresses.map(address => landed.filter(one => writes(one, address)))].map(
        lowestPrice,
      )
      return { slot, prioritizationFee: fees.sort(ascending).at(-1) ?? 0n }
    })
  },
})

const writes = (landed: LandedTransaction, address: Address) =>
  landed.keys.some((key, index) => key === address && isWritable(landed, index))

const lowestPrice = (landed: readonly LandedTransaction[]): bigint =>
  landed.map(one => computeUnitPrice(one.wire.message)).sort(ascending)[0] ?? 0n

const ascending = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0)
