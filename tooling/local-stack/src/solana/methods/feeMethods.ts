import { type Address, getU64Decoder } from '@solana/kit'
import { programs } from '../ledger/accounts.js'
import type { Block, LandedTransaction, Ledger } from '../ledger/types.js'
import { type Methods, readAddress } from '../rpc/readParams.js'
import { invalidParams } from '../rpc/rpcError.js'

/** Blocks that nodes keep prices of, and accounts of one call. */
const [keptBlocks, maxAccounts] = [150, 128]

/** Prices of recent blocks. */
export const feeMethods = (ledger: Ledger): Methods => ({
  getRecentPrioritizationFees: params => {
    const [list = []] = params
    if (!Array.isArray(list)) throw invalidParams('Invalid params: invalid type, expected a list.')
    if (list.length > maxAccounts) throw invalidParams(`Too many inputs provided; max ${maxAccounts}`)
    const addresses = list.map((_, index) => readAddress(list, index))
    const start = Math.max(0, ledger.tip - keptBlocks + 1)
    return Array.from({ length: ledger.tip - start + 1 }, (_, index) => {
      const block = ledger.blocks.get(start + index)
      return { slot: start + index, prioritizationFee: block ? priceOf(block, addresses) : 0n }
    })
  },
})

/** The lowest price of the block, or the highest of what writing one of the accounts cost at least. */
function priceOf({ transactions }: Block, addresses: readonly Address[]): bigint {
  const lowest = (some: readonly LandedTransaction[]) => sort(some.map(readPrice))[0] ?? 0n
  const prices = addresses.map(address => lowest(transactions.filter(one => writes(one, address))))
  return sort([lowest(transactions), ...prices]).at(-1) ?? 0n
}

const sort = (prices: readonly bigint[]) => [...prices].sort((one, other) => (one < other ? -1 : 1))

const setComputeUnitPrice = 3

/** Micro-lamports for each compute unit. */
function readPrice({ wire, keys }: LandedTransaction): bigint {
  const found = wire.message.instructions.find(
    ({ programAddressIndex, data }) =>
      keys[programAddressIndex] === programs.computeBudget && data?.[0] === setComputeUnitPrice,
  )
  return found?.data ? getU64Decoder().decode(found.data, 1) : 0n
}

function writes({ wire, keys, loaded }: LandedTransaction, address: Address): boolean {
  if (loaded.writable.includes(address)) return true
  const { staticAccounts, header } = wire.message
  const { numSignerAccounts, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } = header
  const index = keys.indexOf(address)
  if (index < 0 || index >= staticAccounts.length) return false
  if (index < numSignerAccounts) return index < numSignerAccounts - numReadonlySignerAccounts
  return index < staticAccounts.length - numReadonlyNonSignerAccounts
}
