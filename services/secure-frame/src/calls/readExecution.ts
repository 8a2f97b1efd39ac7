import type { Hex } from 'viem'
import { hexToBigInt, size, slice } from 'viem/utils'
import { decodeArguments, readSignature } from './readSignature.js'
import type { Call } from './types.js'

type Inner = readonly [to: Hex, value: bigint, data: Hex]

const batchOf = readSignature('calls((address,uint256,bytes)[])').inputs
const batchWithData = readSignature('calls((address,uint256,bytes)[],bytes)').inputs
const batches = readSignature('batches(bytes[])').inputs

/**
 * Reads an ERC-7579 execution, including the modes that ERC-7821 adds. The zero address means the account itself. Returns
 * `undefined` for an unreadable execution.
 */
export function readExecution(mode: Hex, data: Hex, call: Call): readonly Call[] | undefined {
  const kind = slice(mode, 0, 1)
  const { to: caller } = call
  if (kind === '0x01') {
    if (slice(mode, 6, 10) === '0x78210002') {
      const [inner] = decodeArguments(batches, data) ?? []
      const single = `${slice(mode, 0, 6)}78210001${mode.slice(22)}` as Hex
      const all = (inner as readonly Hex[] | undefined)?.map(one => readExecution(single, one, call))
      return all?.every(one => one !== undefined) ? all.flat() : undefined
    }
    const found = decodeArguments(batchWithData, data) ?? decodeArguments(batchOf, data)
    return (found?.[0] as readonly Inner[] | undefined)?.map(([to, value, inner]) => ({
      to: BigInt(to) === 0n ? caller : to,
      value,
      data: inner,
      caller,
    }))
  }
  const isDelegate = kind === '0xff'
  const head = isDelegate ? 20 : 52
  if ((kind !== '0x00' && !isDelegate) || size(data) < head) return undefined
  const value = isDelegate ? 0n : hexToBigInt(slice(data, 20, 52))
  return [{ to: slice(data, 0, 20), value, data: `0x${data.slice(2 + head * 2)}`, caller, isDelegate }]
}
