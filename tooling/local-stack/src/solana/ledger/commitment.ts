import type { Json, JsonObject } from '../rpc/json.js'
import { readInteger } from '../rpc/readParams.js'
import { invalidParams, RpcError } from '../rpc/rpcError.js'
import type { Commitment, Ledger } from './types.js'

/** The newest slot of that commitment: `confirmed` is a block behind the tip, as on a cluster that votes in time. */
export function commitmentSlot(ledger: Ledger, commitment: Commitment): number {
  const behind = { processed: 0, confirmed: 1, finalized: ledger.finalizedSlots }
  return Math.max(0, ledger.tip - behind[commitment])
}

const commitments = ['processed', 'confirmed', 'finalized'] as const

/** The commitment asked for; `finalized` where none is, as nodes do. */
export function readCommitment(config: JsonObject, name = 'commitment'): Commitment {
  const value = config[name] ?? 'finalized'
  const known = commitments.find(commitment => commitment === value)
  if (known) return known
  throw invalidParams(
    `Invalid params: unknown variant \`${String(value)}\`, expected one of \`processed\`, \`confirmed\`, \`finalized\`.`,
  )
}

/** The slot that a call with this configuration is answered at. */
export function readSlot(ledger: Ledger, config: JsonObject, name?: string): number {
  const slot = commitmentSlot(ledger, readCommitment(config, name))
  if (config.minContextSlot !== undefined && config.minContextSlot !== null)
    if (readInteger(config.minContextSlot) > slot)
      throw new RpcError(-32016, 'Minimum context slot has not been reached', { contextSlot: slot })
  return slot
}

/** As readSlot, for the methods that nodes refuse to answer at `processed`. */
export function readSettledSlot(ledger: Ledger, config: JsonObject): number {
  if (config.commitment === 'processed')
    throw invalidParams('Method does not support commitment below `confirmed`')
  return readSlot(ledger, config)
}

/** A result together with the slot it was read at. */
export const withContext = (slot: number, value: Json): Json => ({ context: { slot }, value })
