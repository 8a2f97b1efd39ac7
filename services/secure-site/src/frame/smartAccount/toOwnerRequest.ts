import { hashTypedData, type TypedDataDefinition } from 'viem'
import { stringify } from 'viem/utils'
import type { SignRequest } from '../wallet/signerMessages.js'

/** Has typed data signed by the key that owns the smart account, bound to its hash. */
export function toOwnerRequest(definition: TypedDataDefinition): SignRequest {
  return {
    kind: 'typedData',
    typedData: stringify(definition),
    hash: hashTypedData(definition),
    by: 'owner',
  }
}
