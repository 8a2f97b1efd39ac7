import type { Hex } from 'viem'
import { isAddress, isHex } from 'viem/utils'
import type { Call } from '../calls/types.js'
import type { TypedData } from './readTypedData.js'

type Fields = TypedData['message']

/** Fields that say when and how a call is made, and give nothing else. */
const aside = [
  'nonce',
  'deadline',
  'gas',
  'gasLimit',
  'safeTxGas',
  'baseGas',
  'gasToken',
  'refundReceiver',
  'validUntil',
  'validAfter',
  'chainId',
]
const ofCall = ['to', 'target', 'data', 'callData', 'value', 'operation', 'from']

/** Calls that typed data has in it, as that of forwarders, Safes and relayers does: a receiver and bytes for it. */
export type TypedCalls = {
  readonly calls: readonly Call[]
  /** The data is these calls and nothing else. */
  readonly isWhole: boolean
}

/** Reads the calls of typed data, in their order. */
export function readCalls({ structures, message, domain }: TypedData, account: Hex): TypedCalls {
  const caller = (domain.verifyingContract ?? account) as Hex
  const calls = structures.flatMap(structure => {
    const call = toCall(structure, caller)
    return call && (call.data !== '0x' || call.value > 0n) ? call : []
  })
  return { calls, isWhole: calls.length > 0 && isOfCalls(message, caller) }
}

function toCall(structure: Fields, caller: Hex): Call | undefined {
  const to = structure.to ?? structure.target
  const data = structure.data ?? structure.callData
  if (typeof to !== 'string' || !isAddress(to) || typeof data !== 'string' || !isHex(data)) return undefined
  const value = /^\d+$/.test(String(structure.value)) ? BigInt(structure.value as string) : 0n
  return { to, value, data, caller, isDelegate: structure.operation === '1' }
}

/** Whether a structure is a call, or has calls, and only fields beside them that give nothing. */
function isOfCalls(value: unknown, caller: Hex): boolean {
  if (Array.isArray(value)) return value.every(one => isOfCalls(one, caller))
  if (typeof value !== 'object' || value === null) return false
  const structure = value as Fields
  const isCall = toCall(structure, caller) !== undefined
  return Object.entries(structure).every(([name, one]) => {
    if (typeof one === 'object') return isOfCalls(one, caller)
    // A Safe that pays back gas could pay anybody.
    return aside.includes(name) || (isCall && ofCall.includes(name)) || (name === 'gasPrice' && one === '0')
  })
}
