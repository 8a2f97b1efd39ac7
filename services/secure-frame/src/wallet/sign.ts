import type { Accounts } from '@latchkit/secure-protocol/formats/deriveAccounts'
import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import {
  bytesToHex,
  concatHex,
  hashAuthorization,
  hashMessage,
  hashTypedData,
  hexToBytes,
  keccak256,
  numberToHex,
  toRlp,
} from 'viem/utils'
import type { SignRequest, TransactionToSign } from './signerMessages.js'

/**
 * Signs by the eip155 key, or by that of the smart account's owner: a message by EIP-191, typed data by EIP-712. Returns 65
 * bytes `r ‖ s ‖ v` with v 27 or 28. A transaction is signed by the eip155 key alone, by EIP-1559, EIP-7702, EIP-2930 or
 * EIP-155, and returned with its signature. The Solana key signs bytes as they are, by Ed25519, and returns 64 bytes for each.
 */
export function sign(request: SignRequest, accounts: Accounts): `0x${string}` {
  const { eip155, solana, owner, addresses } = accounts
  switch (request.kind) {
    case 'message':
      return signHash(hashMessage({ raw: request.message }), request.by === 'owner' ? owner : eip155).joined
    case 'typedData': {
      const hash = hashTypedData(JSON.parse(request.typedData))
      if (hash !== request.hash) throw new RangeError('not what was shown')
      return signHash(hash, request.by === 'owner' ? owner : eip155).joined
    }
    case 'transaction':
      return signTransaction(request.transaction, eip155, addresses.eip155)
    case 'solana':
      return concatHex(request.messages.map(message => bytesToHex(ed25519.sign(message, solana))))
    case 'several':
      return concatHex(request.requests.map(one => sign(one, accounts)))
    default:
      throw new RangeError(`nothing to sign: ${request satisfies never}`)
  }
}

function signTransaction(transaction: TransactionToSign, key: Uint8Array, own: string): `0x${string}` {
  if (transaction.type === 'legacy') return signLegacy(transaction, key)
  const isUpgrade = transaction.delegate !== undefined
  if (isUpgrade && transaction.type) throw new RangeError('no authorization in an older transaction')
  const fields = [...toFields(transaction), ...(isUpgrade ? [[authorize(transaction, key, own)]] : [])]
  const type = isUpgrade ? '0x04' : transaction.type === 'eip2930' ? '0x01' : '0x02'
  return encodeTransaction(type, [
    ...fields,
    ...toSignature(signHash(keccak256(encodeTransaction(type, fields)), key)),
  ])
}

/** Signs with the id of the chain (EIP-155): the transaction is valid on no other chain. */
function signLegacy(transaction: TransactionToSign, key: Uint8Array): `0x${string}` {
  const { chainId, nonce, to, data, accessList, delegate } = transaction
  if (chainId < 1 || accessList.length > 0 || delegate !== undefined)
    throw new RangeError('no fields of a legacy transaction')
  const fields = [
    toInteger(nonce),
    toInteger(transaction.maxFeePerGas),
    toInteger(transaction.gas),
    to ?? '0x',
    toInteger(transaction.value),
    data,
  ] as const
  const { yParity, r, s } = signHash(keccak256(toRlp([...fields, toInteger(chainId), '0x', '0x'])), key)
  return toRlp([
    ...fields,
    toInteger(2n * BigInt(chainId) + 35n + BigInt(yParity)),
    toInteger(r),
    toInteger(s),
  ])
}

function signHash(hash: `0x${string}`, key: Uint8Array) {
  const recovered = secp256k1.sign(hexToBytes(hash), key, { prehash: false, format: 'recovered' })
  const yParity = recovered[0] ?? 0
  const r = bytesToHex(recovered.slice(1, 33))
  const s = bytesToHex(recovered.slice(33, 65))
  return { yParity, r, s, joined: concatHex([r, s, numberToHex(27 + yParity)]) }
}

/**
 * The authorization of a transaction that the account sends to itself. Its own nonce is counted first, so that of the
 * authorization is the next. Without a chain it would hold on each: there is none of id 0.
 *
 * @throws RangeError for a transaction to another account, which others could send again
 */
function authorize(
  { chainId, nonce, to, delegate = '0x' }: TransactionToSign,
  key: Uint8Array,
  own: string,
): Fields {
  if (!Number.isSafeInteger(chainId) || chainId < 1 || to?.toLowerCase() !== own.toLowerCase())
    throw new RangeError('no authorization of the account itself')
  const next = nonce + 1
  const hash = hashAuthorization({ chainId, nonce: next, contractAddress: delegate })
  return [toInteger(chainId), delegate, toInteger(next), ...toSignature(signHash(hash, key))]
}

const toSignature = ({ yParity, r, s }: ReturnType<typeof signHash>): Fields => [
  toInteger(yParity),
  toInteger(r),
  toInteger(s),
]

type Fields = readonly RlpValue[]
type RlpValue = `0x${string}` | readonly RlpValue[]

/** The nine fields that the lists of EIP-1559 and EIP-7702 begin with, in their order; EIP-2930 has one price of gas. */
function toFields(transaction: TransactionToSign): Fields {
  const { chainId, nonce, to, data, accessList } = transaction
  return [
    toInteger(chainId),
    toInteger(nonce),
    ...(transaction.type ? [] : [toInteger(transaction.maxPriorityFeePerGas)]),
    toInteger(transaction.maxFeePerGas),
    toInteger(transaction.gas),
    to ?? '0x',
    toInteger(transaction.value),
    data,
    accessList.map(({ address, storageKeys }) => [address, storageKeys]),
  ]
}

/** `type ‖ rlp(fields)`: the bytes that are hashed, and, with the signature, the ones that are sent. */
function encodeTransaction(type: '0x01' | '0x02' | '0x04', fields: Fields): `0x${string}` {
  return concatHex([type, toRlp(fields)])
}

/** RLP encodes a number as its shortest bytes, and zero as no bytes. */
function toInteger(value: number | bigint | `0x${string}`): `0x${string}` {
  const integer = BigInt(value)
  if (integer === 0n) return '0x'
  const hex = integer.toString(16)
  return `0x${hex.length % 2 ? '0' : ''}${hex}`
}
