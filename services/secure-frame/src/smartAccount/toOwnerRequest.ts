import { hashTypedData, type TypedDataDefinition } from 'viem'
import { stringify } from 'viem/utils'
import type { SignRequest } from '../wallet/signerMessages.js'

/** Has typed data signed by the key that owns the smart account, or by that of the account itself, bound to its hash. */
export function toOwnerRequest(
  definition: TypedDataDefinition,
  by: 'owner' | 'account' = 'owner',
): SignRequest {
  return {
    kind: 'typedData',
    typedData: stringify(definition),
    hash: hashTypedData(definition),
    ...(by === 'owner' && { by }),
  }
}
