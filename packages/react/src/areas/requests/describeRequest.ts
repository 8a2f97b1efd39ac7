import type { PendingRequest } from '@latchkit/core/requests'
import type { approveTransactionMessages } from './approveTransactionMessages.js'
import { decodeBase58, decodeText } from './decodeText.js'

/** Description of a request, as far as its parameters provide it. The wallet shows the rest. */
export type RequestDescription = {
  readonly title: keyof typeof approveTransactionMessages
  /** Number of items that are signed or sent together. */
  readonly count?: number | undefined
  /** Text to sign. */
  readonly message?: string | undefined
  /** Data to sign, if it is not text. */
  readonly data?: string | undefined
  /** Calls to send, in order. */
  readonly calls?: readonly CallDescription[] | undefined
  /** Id of the chain, if the request specifies it. */
  readonly chainId?: number | undefined
}

/** A call of a transaction. */
export type CallDescription = {
  /** The full address; absent if a contract is created. */
  readonly to?: string | undefined
  /** In the smallest unit of the native currency. */
  readonly value?: bigint | undefined
  /** Calldata; the whole call if a part of it cannot be read. */
  readonly data?: string | undefined
}

/** Describes a request. The app's parameters are not validated: unreadable ones are omitted. */
export function describeRequest({
  method,
  params,
}: Pick<PendingRequest, 'method' | 'params'>): RequestDescription {
  const list: readonly unknown[] = Array.isArray(params) ? params : [params]
  switch (method) {
    case 'personal_sign':
      return describeMessage(list[0], list[0])
    case 'solana_signMessage': {
      const given = toRecord(list[0]).message ?? list[0]
      return describeMessage(given, typeof given === 'string' ? (decodeBase58(given) ?? given) : given)
    }
    case 'eth_signTypedData_v4':
      return { title: 'approve.signData', data: typeof list[1] === 'string' ? list[1] : toJson(list[1]) }
    case 'eth_sendTransaction':
      return {
        title: 'approve.send',
        calls: [describeCall(list[0])],
        chainId: parseNumber(toRecord(list[0]).chainId),
      }
    case 'wallet_sendCalls': {
      const { calls, chainId } = toRecord(list[0])
      const known: readonly unknown[] = Array.isArray(calls) ? calls : []
      return {
        title: 'approve.calls',
        count: known.length,
        calls: known.map(describeCall),
        chainId: parseNumber(chainId),
      }
    }
    case 'solana_signTransaction':
      return { title: 'approve.signTransaction', data: toBytesText(list[0]) }
    case 'solana_signAllTransactions': {
      const { transactions = list[0] } = toRecord(list[0])
      const all: readonly unknown[] = Array.isArray(transactions) ? transactions : [transactions]
      return { title: 'approve.signTransactions', count: all.length, data: joinTexts(all.map(toBytesText)) }
    }
    case 'wallet_grantPermissions':
      return { title: 'approve.grant', data: toJson(list[0]) }
    case 'wallet_revokePermissions':
      return { title: 'approve.revoke', data: toJson(list[0]) }
    default:
      return { title: 'approve.send', data: toBytesText(list[0]) }
  }
}

function describeMessage(given: unknown, bytes: unknown): RequestDescription {
  const message = decodeText(bytes)
  return { title: 'approve.sign', message, data: message === undefined ? toHex(given) : undefined }
}

function describeCall(call: unknown): CallDescription {
  const { to, value, data, input } = toRecord(call)
  const amount = parseBigInt(value)
  const isRead =
    [to, data, input].every(part => part === undefined || part === null || typeof part === 'string') &&
    (value === undefined || value === null || amount !== undefined)
  return {
    to: typeof to === 'string' ? to : undefined,
    value: amount,
    // Wallets read either of the two names.
    data: isRead ? joinTexts([...new Set([data, input])]) : toJson(call),
  }
}

/** A Solana transaction: bytes as hex, a library's object as the bytes that it serializes to. */
function toBytesText(given: unknown): string | undefined {
  const { transaction = given, serialize } = toRecord(given)
  if (transaction !== given) return toBytesText(transaction)
  if (typeof serialize !== 'function')
    return toHex(given) ?? (given === undefined ? undefined : toJson(given))
  try {
    return toHex(serialize.call(given, { requireAllSignatures: false, verifySignatures: false }))
  } catch {
    return undefined
  }
}

/** Joins the texts that are not empty, one per line. */
function joinTexts(texts: readonly unknown[]): string | undefined {
  const known = texts.filter(text => typeof text === 'string' && text !== '' && text !== '0x')
  return known.length > 0 ? known.join('\n') : undefined
}

function toRecord(value: unknown): { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !(value instanceof Uint8Array)
    ? (value as { readonly [name: string]: unknown })
    : {}
}

function parseBigInt(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined
  return typeof value === 'string' && /^(?:0x[0-9a-f]+|\d+)$/i.test(value) ? BigInt(value) : undefined
}

function parseNumber(value: unknown): number | undefined {
  const parsed = parseBigInt(value)
  return parsed === undefined ? undefined : Number(parsed)
}

function toHex(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (!(value instanceof Uint8Array)) return undefined
  return `0x${[...value].map(byte => byte.toString(16).padStart(2, '0')).join('')}`
}

function toJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part), 2)
  } catch {
    return undefined
  }
}
