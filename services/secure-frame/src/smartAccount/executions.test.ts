import * as fc from 'fast-check'
import { bytesToHex, concatHex, encodeFunctionData, type Hex, hexToBytes, parseAbi, sliceHex } from 'viem'
import { expect, it } from 'vitest'
import { decodeCalls, encodeCalls } from './executions.js'

const address = fc.uint8Array({ minLength: 20, maxLength: 20 }).map(bytes => bytesToHex(bytes))
const calls = fc.array(
  fc.record({
    to: address,
    value: fc.bigInt(0n, 2n ** 256n - 1n),
    data: fc.uint8Array({ maxLength: 100 }).map(bytes => bytesToHex(bytes)),
  }),
  { minLength: 1, maxLength: 5 },
)

const lower = (list: readonly { readonly to: Hex }[]) =>
  list.map(call => ({ ...call, to: call.to.toLowerCase() }))

it('reads the calls that it wrote', () => {
  fc.assert(
    fc.property(calls, given => {
      expect(lower(decodeCalls(encodeCalls(given)))).toEqual(given)
    }),
    { numRuns: 200 },
  )
})

it('refuses bytes that were changed, unless they are the plain encoding of other calls', () => {
  fc.assert(
    fc.property(calls, fc.nat(), fc.integer({ min: 1, max: 255 }), (given, position, bits) => {
      const bytes = hexToBytes(encodeCalls(given))
      const at = position % bytes.length
      bytes[at] = (bytes[at] ?? 0) ^ bits
      const changed = bytesToHex(bytes)
      let read: ReturnType<typeof decodeCalls>
      try {
        read = decodeCalls(changed)
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError)
        return
      }
      expect(lower(read)).not.toEqual(given)
      expect(encodeCalls(read)).toBe(changed)
    }),
    { numRuns: 500 },
  )
})

const to = `0x${'11'.repeat(20)}` as const
const [one, two] = [
  { to, value: 1n, data: '0x' },
  { to, value: 2n, data: '0xabcdef' },
] as const

it('writes the modes of ERC-7579: one call, and a batch of which all calls or none are made', () => {
  const selector = '0xe9ae5c53'
  expect(encodeCalls([one]).startsWith(`${selector}${'00'.repeat(32)}`)).toBe(true)
  expect(encodeCalls([one, two]).startsWith(`${selector}01${'00'.repeat(31)}`)).toBe(true)
  expect(() => encodeCalls([])).toThrow(RangeError)
})

it('reads capital letters as others do', () => {
  const data = encodeCalls([one, two])
  expect(decodeCalls(`0x${data.slice(2).toUpperCase()}`)).toEqual([one, two])
})

it('reads the short form of a single call', () => {
  const abi = parseAbi(['function execute((address target, uint256 value, bytes callData) execution)'])
  const data = encodeFunctionData({ abi, args: [{ target: to, value: 2n, callData: '0xabcdef' }] })
  expect(decodeCalls(data)).toEqual([two])
  expect(() => decodeCalls(concatHex([data, '0x00']))).toThrow(RangeError)
})

it.each([
  ['a batch whose calls may fail', (data: Hex) => withMode(data, `0x0101${'00'.repeat(30)}`)],
  ['a delegate call', (data: Hex) => withMode(data, `0xff${'00'.repeat(31)}`)],
  ['a mode with a payload', (data: Hex) => withMode(data, `0x01${'00'.repeat(30)}01`)],
  ['bytes after the end', (data: Hex) => concatHex([data, '0x00'])],
  ['bytes that are missing', (data: Hex) => sliceHex(data, 0, 100)],
  ['another method', (data: Hex) => concatHex(['0x12345678', sliceHex(data, 4)])],
  ['nothing', () => '0x' as const],
])('refuses %s', (_what, change) => {
  expect(() => decodeCalls(change(encodeCalls([one, two])))).toThrow(RangeError)
})

const withMode = (data: Hex, mode: Hex) => concatHex([sliceHex(data, 0, 4), mode, sliceHex(data, 36)])
