import fc from 'fast-check'
import { concatHex, encodeAbiParameters, encodeFunctionData, type Hex, parseAbi, size, toHex } from 'viem'
import { expect, it } from 'vitest'
import { flatten, mostCalls, mostDepth, readCall } from './readCall.js'
import { readSignature } from './readSignature.js'
import type { Call } from './types.js'

const caller = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const target = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const abi = parseAbi([
  'function multicall(bytes[])',
  'function multicall(uint256,bytes[])',
  'function aggregate3((address,bool,bytes)[])',
  'function aggregate3Value((address,bool,uint256,bytes)[])',
  'function execute(address,uint256,bytes)',
  'function executeBatch((address,uint256,bytes)[])',
  'function executeBatch(address[],uint256[],bytes[])',
  'function execute(bytes32,bytes)',
  'function execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
  'function multiSend(bytes)',
  'function handleOps((address,uint256,bytes,bytes,bytes32,uint256,bytes32,bytes,bytes)[],address)',
])
const calls = readSignature('calls((address,uint256,bytes)[])').inputs
const word = toHex(0, { size: 32 })
const zero = toHex(0, { size: 20 })
/** Bytes that are read are in lower case. */
type Inner = { readonly to: Hex; readonly value: bigint; readonly data: Hex }
const encode = (functionName: string, args: readonly unknown[]) =>
  encodeFunctionData({ abi, functionName, args } as unknown as Parameters<
    typeof encodeFunctionData
  >[0]).toLowerCase() as Hex

/** Each way to put calls into another one; the ones that lose value say so by taking none. */
const wraps: readonly ((inner: readonly Inner[]) => Hex)[] = [
  inner => encode('aggregate3Value', [inner.map(({ to, value, data }) => [to, true, value, data])]),
  inner => encode('executeBatch', [inner.map(({ to, value, data }) => [to, value, data])]),
  inner =>
    encode('executeBatch', [
      inner.map(one => one.to),
      inner.map(one => one.value),
      inner.map(one => one.data),
    ]),
  inner =>
    encode('execute', [
      concatHex(['0x01000000000078210001', toHex(0, { size: 22 })]),
      encodeAbiParameters(calls, [inner.map(({ to, value, data }) => [to, value, data])]),
    ]),
  inner =>
    encode('multiSend', [
      concatHex(
        inner.flatMap(
          ({ to, value, data }) =>
            ['0x00', to, toHex(value, { size: 32 }), toHex(size(data), { size: 32 }), data] as Hex[],
        ),
      ),
    ]),
]
const address = fc.uint8Array({ minLength: 20, maxLength: 20 }).map(one => toHex(one))
const bytes = fc.uint8Array({ maxLength: 80 }).map(one => toHex(one))
const leaf: fc.Arbitrary<Inner> = fc.record({ to: address, value: fc.bigInt(0n, 10n ** 20n), data: bytes })
const tree = fc.letrec<{ call: Inner }>(tie => ({
  call: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc
      .tuple(address, fc.nat(wraps.length - 1), fc.array(tie('call'), { minLength: 1, maxLength: 3 }))
      .map(([to, way, inner]) => ({ to, value: 0n, data: wraps[way]?.(inner) ?? '0x' })),
  ),
})).call
const low = (call: Call | undefined) =>
  call && { ...call, to: call.to.toLowerCase(), caller: call.caller.toLowerCase() }
const read = (data: Hex) => readCall({ to: target, value: 0n, data, caller })

it('never throws, and what it reads is the call that it was given', () => {
  const selectors = [
    'a9059cbb',
    '095ea7b3',
    'ac9650d8',
    'e9ae5c53',
    '8d80ff0a',
    '765e827f',
    '6a761202',
    '34fcd5be',
  ]
  fc.assert(
    fc.property(fc.option(fc.constantFrom(...selectors), { nil: '' }), bytes, (selector, rest) => {
      const call: Call = { to: target, value: 1n, data: `0x${selector}${rest.slice(2)}`, caller }
      expect(readCall(call).call).toBe(call)
    }),
    { numRuns: 500 },
  )
})

it('hides no call: each one in a batch is a step, or the bytes that have it are unknown', () => {
  fc.assert(
    fc.property(fc.array(tree, { minLength: 1, maxLength: 3 }), fc.nat(wraps.length - 1), (inner, way) => {
      const steps = flatten(read(wraps[way]?.(inner) ?? '0x'))
      for (const one of inner) {
        const isShown = steps.some(
          ({ call }) =>
            call.to.toLowerCase() === one.to.toLowerCase() &&
            call.data === one.data &&
            call.value === one.value,
        )
        const isInBytes = steps.some(
          ({ call, action }) => action.kind === 'unknown' && call.data.includes(one.data.slice(2)),
        )
        expect(isShown || isInBytes).toBe(true)
      }
    }),
    { numRuns: 200 },
  )
})

it('follows calls to a depth and a count, and shows the bytes of what is beyond', () => {
  let data: Hex = '0x12345678'
  for (let depth = 0; depth <= mostDepth; depth += 1) data = encode('execute', [target, 0n, data])
  expect(flatten(read(data)).map(({ action }) => action.kind)).toEqual([
    ...Array<string>(mostDepth).fill('batch'),
    'unknown',
  ])
  const many = Array.from({ length: mostCalls + 1 }, () => '0x1234' as const)
  expect(read(encode('multicall', [many])).action.kind).toBe('unknown')
})

it('reads each form of a batch, with who makes its calls', () => {
  const inner = { to: caller.toLowerCase() as Hex, value: 5n, data: '0xabcdef01' } as const
  const [, , , execution = '0x'] = wraps.map(wrap => wrap([inner]))
  for (const wrap of wraps.slice(0, 4))
    expect(low(read(wrap([inner])).steps[0]?.call)).toMatchObject({ ...inner, caller: target.toLowerCase() })
  expect(low(read(wraps[4]?.([inner]) ?? '0x').steps[0]?.call)).toMatchObject({ ...inner, caller: inner.to })
  const self = read(encode('multicall', [['0xabcdef01']]))
  expect(self.steps[0]?.call).toEqual({ to: target, value: 0n, data: '0xabcdef01', caller })
  const later = read(encode('multicall', [1n, ['0xabcdef01']]))
  expect(later.steps[0]?.call.data).toBe('0xabcdef01')
  const operation = [target, 0n, concatHex([caller, '0x11']), '0xabcdef01', word, 0n, word, '0x', '0x']
  const [made, run] = read(encode('handleOps', [[operation], caller])).steps
  expect([made?.call.data, run?.call.to, run?.call.data]).toEqual(['0x11', target, '0xabcdef01'])
  // ERC-7821: a batch of batches, and the zero address for the account itself.
  const batches = encode('execute', [
    concatHex(['0x01000000000078210002', toHex(0, { size: 22 })]),
    encodeAbiParameters(
      [{ type: 'bytes[]' }],
      [[encodeAbiParameters(calls, [[[zero, 1n, '0x']]]), `0x${execution.slice(10 + 192)}`]],
    ),
  ])
  expect(read(batches).steps.map(({ call }) => call.to)).toEqual([target, caller])
})

it('tells foreign code that runs in the name of the account', () => {
  const safe = encode('execTransaction', [caller, 0n, '0x1234', 1, 0n, 0n, 0n, zero, zero, '0x'])
  expect(read(safe).steps[0]?.call.isDelegate).toBe(true)
  const mode = concatHex(['0xff', toHex(0, { size: 31 })])
  expect(read(encode('execute', [mode, concatHex([caller, '0x1234'])])).steps[0]?.call).toMatchObject({
    to: caller.toLowerCase(),
    data: '0x1234',
    isDelegate: true,
  })
  // A refund could pay anybody, so the call is not read.
  const refund = encode('execTransaction', [caller, 0n, '0x1234', 0, 0n, 0n, 7n, zero, zero, '0x'])
  expect(read(refund).action.kind).toBe('unknown')
})

it.each([
  ['bytes after the arguments', `0xa9059cbb${'0'.repeat(130)}`],
  ['bits above an address', `0xa9059cbb${'1'.repeat(24)}${'2'.repeat(40)}${'0'.repeat(64)}`],
  ['no arguments', '0xa9059cbb'],
] as const)('does not read %s', (_what, data) => {
  expect(read(data).action.kind).toBe('unknown')
})
