import type { JsonObject } from '../json.js'
import type { Commitment } from '../ledger/types.js'
import { invalidParams } from './invalidParams.js'

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
