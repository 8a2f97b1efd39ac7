import { createRequire } from 'node:module'
import { blockhashLife } from '../ledger/checkAge.js'
import { readSlot, withContext } from '../ledger/commitment.js'
import type { Ledger } from '../ledger/types.js'
import { localSolanaGenesisHash } from '../localSolana.js'
import type { Methods } from '../rpc/readParams.js'
import { readConfig, readInteger, readString } from '../rpc/readParams.js'
import { RpcError } from '../rpc/rpcError.js'

// The version of what computes here; there is no validator whose version could be returned.
const { version: litesvm }: { version: string } = createRequire(import.meta.url)('litesvm/package.json')

const slotsInEpoch = 432_000

/** Slots, blockhashes and what the chain is. */
export const chainMethods = (ledger: Ledger): Methods => ({
  getHealth: () => 'ok',
  getVersion: () => ({ 'solana-core': `${litesvm}-litesvm` }),
  getGenesisHash: () => localSolanaGenesisHash,
  getSlot: params => readSlot(ledger, readConfig(params, 0)),
  // Every slot has a block here.
  getBlockHeight: params => readSlot(ledger, readConfig(params, 0)),
  getEpochInfo: params => {
    const slot = readSlot(ledger, readConfig(params, 0))
    return {
      absoluteSlot: slot,
      blockHeight: slot,
      epoch: Math.floor(slot / slotsInEpoch),
      slotIndex: slot % slotsInEpoch,
      slotsInEpoch,
      transactionCount: ledger.blocks.get(slot)?.transactionCount ?? 0,
    }
  },
  getLatestBlockhash: params => {
    const slot = readSlot(ledger, readConfig(params, 0))
    const block = ledger.blocks.get(slot)
    if (!block) throw new RpcError(-32603, 'Internal error')
    return withContext(slot, { blockhash: block.blockhash, lastValidBlockHeight: slot + blockhashLife })
  },
  isBlockhashValid: params => {
    const blockhash = readString(params, 0)
    const slot = readSlot(ledger, readConfig(params, 1))
    const since = ledger.blockhashes.get(blockhash)
    return withContext(slot, since !== undefined && since <= slot && slot - since < blockhashLife)
  },
  getMinimumBalanceForRentExemption: params =>
    ledger.svm.minimumBalanceForRentExemption(readInteger(params[0])),
})
