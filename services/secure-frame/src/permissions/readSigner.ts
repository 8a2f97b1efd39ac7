import { base58 } from '@scure/base'
import { bytesToHex, type Hex, hexToBytes } from 'viem'
import { publicKeyToAddress } from 'viem/utils'
import * as z from 'zod/mini'
import { refuseForm, UnsupportedPermissionError } from './errors.js'

const text = z.string().check(z.maxLength(300))
const address = z.string().check(z.regex(/^0x[\da-fA-F]{40}$/, 'must be an address'))
const key = z.strictObject({ type: z.optional(text), publicKey: text })
const id = z.strictObject({ id: text })

const signer = z.strictObject({
  type: text,
  data: z.optional(z.record(z.string(), z.unknown())),
})
/** viem has the address as `id`. */
const accountData = z.union([z.strictObject({ address }), z.strictObject({ id: address })])
const keyData = z.union([id, key])
const keysData = z.union([z.strictObject({ keys: z.array(key) }), z.strictObject({ ids: z.array(text) })])

/**
 * The account that a signer of `wallet_grantPermissions` is: its own address, or that of its secp256k1 key, which is given in
 * hex (33 or 65 bytes) or as `did:key`.
 *
 * @throws UnsupportedPermissionError for any other signer, such as the wallet itself, keys of other curves or several keys
 */
export async function readSigner(value: unknown): Promise<Hex> {
  if (value === undefined || value === null)
    throw new UnsupportedPermissionError('signer', 'wallet', 'the wallet holds no session for an app')
  const { type, data } = parse(signer, value)
  switch (type) {
    case 'account': {
      const parsed = parse(accountData, data)
      return ('address' in parsed ? parsed.address : parsed.id) as Hex
    }
    case 'key': {
      const parsed = parse(keyData, data)
      return 'id' in parsed ? readDid(parsed.id) : readKey(parsed)
    }
    case 'keys': {
      const parsed = parse(keysData, data)
      const addresses = await Promise.all(
        'ids' in parsed ? parsed.ids.map(readDid) : parsed.keys.map(readKey),
      )
      const [only] = addresses
      if (only && addresses.length === 1) return only
      throw new UnsupportedPermissionError('signer', 'keys', 'a delegate is a single key')
    }
    case 'wallet':
      throw new UnsupportedPermissionError('signer', type, 'the wallet holds no session for an app')
    default:
      throw new UnsupportedPermissionError('signer', type, 'signers are account, key and keys')
  }
}

function parse<schema extends z.ZodMiniType>(schema: schema, value: unknown): z.output<schema> {
  const { success, data, error } = z.safeParse(schema, value)
  if (!success) throw refuseForm('The signer does not have the form of its type', error)
  return data
}

async function readKey({ type = 'secp256k1', publicKey }: z.output<typeof key>): Promise<Hex> {
  if (type !== 'secp256k1')
    throw new UnsupportedPermissionError('signer', type, 'a delegate signs by secp256k1')
  if (!/^0x(?:[\da-fA-F]{66}|[\da-fA-F]{130})$/.test(publicKey))
    throw refuseForm('The public key does not have 33 or 65 bytes')
  return toAddress(hexToBytes(publicKey as Hex))
}

/** Starts of the bytes of a `did:key`: 0xe7 of multicodec, as a varint, is secp256k1. */
const codec = [0xe7, 0x01] as const

async function readDid(did: string): Promise<Hex> {
  const [, encoded] = /^did:key:z([1-9A-HJ-NP-Za-km-z]{20,200})$/.exec(did) ?? []
  if (!encoded) throw refuseForm('The key of the signer is not a did:key')
  const bytes = base58.decode(encoded)
  if (codec.some((byte, index) => bytes[index] !== byte))
    throw new UnsupportedPermissionError('signer', did, 'a delegate signs by secp256k1')
  return toAddress(bytes.slice(codec.length))
}

async function toAddress(bytes: Uint8Array): Promise<Hex> {
  // Most signers are accounts, and the curve is larger than all else that reads a request.
  const { secp256k1 } = await import('@noble/curves/secp256k1.js')
  try {
    return publicKeyToAddress(bytesToHex(secp256k1.Point.fromBytes(bytes).toBytes(false)))
  } catch (cause) {
    throw refuseForm('The public key is not a point of secp256k1', cause)
  }
}
