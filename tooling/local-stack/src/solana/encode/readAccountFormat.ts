import type { JsonObject } from '../json.js'
import { invalidParams } from '../rpc/invalidParams.js'
import { readConfig } from '../rpc/readConfig.js'
import { readInteger } from '../rpc/readInteger.js'
import type { AccountEncoding, AccountFormat } from './types.js'

const encodings = ['binary', 'base58', 'base64', 'jsonParsed'] as const

/** How the data of accounts is to be written. `base64+zstd` is refused: Node 20 cannot compress so. */
export function readAccountFormat(config: JsonObject, otherwise: AccountEncoding): AccountFormat {
  const wanted = config.encoding ?? otherwise
  const encoding = encodings.find(known => known === wanted)
  if (!encoding)
    throw invalidParams(
      `Invalid params: unknown variant \`${String(wanted)}\`, expected one of \`base58\`, \`base64\`, \`jsonParsed\`.`,
    )
  if (config.dataSlice === undefined || config.dataSlice === null) return { encoding, dataSlice: undefined }
  const { offset, length } = readConfig([config.dataSlice], 0)
  return { encoding, dataSlice: { offset: Number(readInteger(offset)), length: Number(readInteger(length)) } }
}
