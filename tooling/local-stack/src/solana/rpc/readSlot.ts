import type { JsonObject } from '../json.js'
import { commitmentSlot } from '../ledger/commitmentSlot.js'
import type { Ledger } from '../ledger/types.js'
import { readCommitment } from './readCommitment.js'
import { readInteger } from './readInteger.js'
import { RpcError } from './rpcError.js'

/** The slot that a call with this configuration is answered at. */
export function readSlot(ledger: Ledger, config: JsonObject, name?: string): number {
  const slot = commitmentSlot(ledger, readCommitment(config, name))
  if (config.minContextSlot !== undefined && config.minContextSlot !== null)
    if (readInteger(config.minContextSlot) > slot)
      throw new RpcError(-32016, 'Minimum context slot has not been reached', { contextSlot: slot })
  return slot
}
