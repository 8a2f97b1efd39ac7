import { getBase58Decoder, getBase64Decoder, type ReadonlyUint8Array } from '@solana/kit'
import type { Ledger, StoredAccount } from '../ledger/types.js'
import type { Json, JsonObject } from '../rpc/json.js'
import { readConfig, readInteger } from '../rpc/readParams.js'
import { invalidParams, RpcError } from '../rpc/rpcError.js'
import { parseTokenAccount } from '../token/parseTokenAccount.js'
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

/** Value that nodes return for every account that pays no rent, and there are no others. */
const rentEpoch = 0xffff_ffff_ffff_ffffn
const maxBase58Bytes = 128

/** An account as the RPC methods write it. `slot` is where the mint of a token account is read. */
export function encodeAccount(
  ledger: Ledger,
  account: StoredAccount,
  format: AccountFormat,
  slot: number,
): Json {
  const { lamports, owner, executable, data } = account
  const parsed = format.encoding === 'jsonParsed' ? parseTokenAccount(ledger, account, slot) : null
  return {
    data: parsed ?? encodeData(data, format),
    executable,
    lamports,
    owner,
    rentEpoch,
    space: data.length,
  }
}

function encodeData(data: ReadonlyUint8Array, { encoding, dataSlice }: AccountFormat): Json {
  const part = dataSlice ? data.slice(dataSlice.offset, dataSlice.offset + dataSlice.length) : data
  if (encoding === 'base64' || encoding === 'jsonParsed') return [getBase64Decoder().decode(part), 'base64']
  if (part.length > maxBase58Bytes)
    throw new RpcError(
      -32600,
      `Encoded binary (base 58) data should be less than ${maxBase58Bytes} bytes, please use Base64 encoding.`,
    )
  const text = getBase58Decoder().decode(part)
  return encoding === 'binary' ? text : [text, 'base58']
}
