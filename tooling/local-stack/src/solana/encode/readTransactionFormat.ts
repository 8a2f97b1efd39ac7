import type { Json, JsonObject } from '../json.js'
import type { LandedTransaction } from '../ledger/types.js'
import { invalidParams } from '../rpc/invalidParams.js'
import { readInteger } from '../rpc/readInteger.js'
import { RpcError } from '../rpc/rpcError.js'
import { encodeMeta } from './encodeMeta.js'
import { encodeTransaction } from './encodeTransaction.js'

const encodings = ['json', 'jsonParsed', 'base58', 'base64'] as const

/** The writer of transactions that a configuration asks for; it refuses a version that the asker cannot read. */
export function readTransactionFormat(config: JsonObject): (landed: LandedTransaction) => JsonObject {
  const wanted: Json = config.encoding ?? 'json'
  const encoding = encodings.find(known => known === wanted)
  if (!encoding)
    throw invalidParams(
      `Invalid params: unknown variant \`${String(wanted)}\`, expected one of \`base64\`, \`base58\`, \`json\`, \`jsonParsed\`.`,
    )
  const max = config.maxSupportedTransactionVersion ?? undefined
  if (max !== undefined) readInteger(max)
  return landed => {
    const { version } = landed.wire.message
    if (version === 0 && max === undefined)
      throw new RpcError(
        -32015,
        'Transaction version (0) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": 0',
      )
    return {
      meta: encodeMeta(landed, encoding),
      transaction: encodeTransaction(landed, encoding),
      ...(max !== undefined && { version }),
    }
  }
}
