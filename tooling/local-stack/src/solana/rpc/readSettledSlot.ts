import type { JsonObject } from '../json.js'
import type { Ledger } from '../ledger/types.js'
import { invalidParams } from './invalidParams.js'
import { readSlot } from './readSlot.js'

/** As readSlot, for the methods that nodes refuse to answer at `processed`. */
export function readSettledSlot(ledger: Ledger, config: JsonObject): number {
  if (config.commitment === 'processed')
    throw invalidParams('Method does not support commitment below `confirmed`')
  return readSlot(ledger, config)
}
