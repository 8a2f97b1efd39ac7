import { getBase58Decoder, getBase64Decoder, type ReadonlyUint8Array } from '@solana/kit'
import type { Json } from '../json.js'
import type { Ledger, StoredAccount } from '../ledger/types.js'
import { RpcError } from '../rpc/rpcError.js'
import { parseAccount } from './parseAccount.js'
import type { AccountFormat } from './types.js'

/** What nodes give for every account that pays no rent, and there are no others. */
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
  const parsed = format.encoding === 'jsonParsed' ? parseAccount(ledger, account, slot) : null
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
