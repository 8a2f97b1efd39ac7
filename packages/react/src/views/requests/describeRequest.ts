import type { PendingRequest } from '@latchkit/core/requests'
import type { approveTransactionMessages } from './approveTransactionMessages.js'
import { decodeText } from './decodeText.js'

/** What a request is about, as far as its parameters say so. The wallet shows the rest. */
export type RequestDescription = {
  readonly title: keyof typeof approveTransactionMessages
  /** How many are signed or sent together. */
  readonly count?: number | undefined
  /** Text that is signed. */
  readonly message?: string | undefined
  /** What is signed, where it is no text. */
  readonly data?: string | undefined
  readonly to?: string | undefined
  /** In the smallest unit of the network's own currency. */
  readonly value?: bigint | undefined
  /** Id of the chain, where the request names one. */
  readonly chainId?: number | undefined
}

/** Says what is asked for. Parameters come from the app as they are: what cannot be read is left out. */
export function describeRequest({
  method,
  params,
}: Pick<PendingRequest, 'method' | 'params'>): RequestDescription {
  const list: readonly unknown[] = Array.isArray(params) ? params : [params]
  switch (method) {
    case 'personal_sign':
    case 'solana_signMessage': {
      const given = toRecord(list[0]).message ?? list[0]
      const message = decodeText(given)
      return { title: 'approve.sign', message, data: message === undefined ? toHex(given) : undefined }
    }
    case 'eth_signTypedData_v4':
      return { title: 'approve.signData', data: typeof list[1] === 'string' ? list[1] : toJson(list[1]) }
    case 'eth_sendTransaction':
      return { title: 'approve.send', ...describeCall(list[0]) }
    case 'wallet_sendCalls': {
      const { calls, chainId } = toRecord(list[0])
      const known: readonly unknown[] = Array.isArray(calls) ? calls : []
      const [only] = known.length === 1 ? known : []
      return {
        title: 'approve.calls',
        count: known.length,
        ...describeCall(only),
        chainId: parseNumber(chainId),
      }
    }
    case 'solana_signTransaction':
      return { title: 'approve.signTransaction' }
    case 'solana_signAllTransactions':
      return { title: 'approve.signTransactions', count: Array.isArray(list[0]) ? list[0].length : 1 }
    case 'wallet_grantPermissions':
      return { title: 'approve.grant' }
    case 'wallet_revokePermissions':
      return { title: 'approve.revoke' }
    default:
      return { title: 'approve.send' }
  }
}

function describeCall(call: unknown): Pick<RequestDescription, 'to' | 'value' | 'chainId'> {
  const { to, value, chainId } = toRecord(call)
  return {
    to: typeof to === 'string' ? to : undefined,
    value: parseBigInt(value),
    chainId: parseNumber(chainId),
  }
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
    return JSON.stringify(value, null, 2)
  } catch {
    return undefined
  }
}
