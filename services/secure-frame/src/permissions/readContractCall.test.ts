import { pad, toFunctionSelector } from 'viem'
import { describe, expect, it } from 'vitest'
import { UnsupportedPermissionError } from './errors.js'
import { readPermission } from './readPermission.js'

const target = `0x${'cc'.repeat(20)}` as const
const holder = `0x${'dd'.repeat(20)}` as const
const abi = [
  { type: 'function', name: 'play', inputs: [{ name: 'bet', type: 'uint8' }], outputs: [] },
  { type: 'function', name: 'stop', inputs: [] },
  {
    type: 'function',
    name: 'order',
    inputs: [
      { name: 'text', type: 'string' },
      { name: 'pair', type: 'tuple', components: [{ type: 'int8' }, { type: 'bytes4[2]' }] },
      { name: 'many', type: 'tuple[]', components: [{ type: 'bool' }] },
      { name: 'to', type: 'address' },
      { name: 'tag', type: 'bytes4' },
      { name: 'flag', type: 'bool' },
      { name: 'depth', type: 'int16' },
    ],
  },
  { type: 'function', name: 'twice', inputs: [] },
  { type: 'function', name: 'twice', inputs: [{ type: 'uint256' }] },
  { type: 'event', name: 'Played', inputs: [] },
]
const read = (functions: object[], changes: object = {}) =>
  readPermission({
    type: 'contract-call',
    now: 1,
    until: 2,
    data: { address: target, abi, functions, ...changes },
  }).map(({ permission }) => permission)
const equal = (value: string) => ({ operator: 'EQUAL', value })
const played = toFunctionSelector('play(uint8)')
const stopped = toFunctionSelector('stop()')
const plain = { kind: 'call', target, equal: [], valueLimit: 0n }

it('functions without conditions are one permission', () => {
  expect(
    read([{ functionName: 'play' }, { functionName: 'stop', args: [] }, { functionName: 'play' }]),
  ).toEqual([{ ...plain, selectors: [played, stopped] }])
})

it('functions with conditions or another value have a separate permission', () => {
  const functions = [
    { functionName: 'play', args: [equal('0x5')] },
    { functionName: 'play', args: [equal('0x6')], valueLimit: '0x9' },
    { functionName: 'stop', valueLimit: '0x9', operation: 'Call' },
    { functionName: 'stop' },
  ]
  expect(read(functions)).toEqual([
    { ...plain, selectors: [played], equal: [{ start: 4, word: pad('0x05') }] },
    { ...plain, selectors: [played], equal: [{ start: 4, word: pad('0x06') }], valueLimit: 9n },
    { ...plain, selectors: [stopped], valueLimit: 9n },
    { ...plain, selectors: [stopped] },
  ])
})

it('conditions are where the ABI has their arguments', () => {
  const args = [
    null,
    null,
    null,
    equal(holder),
    equal('0x11223344'),
    equal('0x1'),
    equal(`0x${'f'.repeat(64)}`),
  ]
  expect(read([{ functionName: 'order', args }])).toEqual([
    {
      ...plain,
      selectors: [toFunctionSelector('order(string,(int8,bytes4[2]),(bool)[],address,bytes4,bool,int16)')],
      // One word for the text, three for the pair, one for the list.
      equal: [
        { start: 164, word: pad(holder) },
        { start: 196, word: pad('0x11223344', { dir: 'right' }) },
        { start: 228, word: pad('0x01') },
        { start: 260, word: `0x${'f'.repeat(64)}` },
      ],
    },
  ])
})

it('signatures of viem are one permission without value', () => {
  const calls = ['function play(uint8)', 'stop()', 'play(uint8)']
  const data = { address: target, calls }
  expect(readPermission({ type: 'contract-call', data, now: 1, until: 2 })).toEqual([
    { permission: { ...plain, selectors: [played, stopped] } },
  ])
})

describe('refused by name', () => {
  it.each<[string, object, readonly [string, string]]>([
    ['GREATER_THAN', { args: [{ operator: 'GREATER_THAN', value: '0x1' }] }, ['operator', 'GREATER_THAN']],
    ['LESS_THAN', { args: [{ operator: 'LESS_THAN', value: '0x1' }] }, ['operator', 'LESS_THAN']],
    ['equal in other letters', { args: [{ operator: 'equal', value: '0x1' }] }, ['operator', 'equal']],
    ['a delegate call', { operation: 'DelegateCall' }, ['operation', 'DelegateCall']],
    ['a condition on a text', { functionName: 'order', args: [equal('0x1')] }, ['argument', 'string']],
    [
      'a condition on a structure',
      { functionName: 'order', args: [null, equal('0x1')] },
      ['argument', 'tuple'],
    ],
    [
      'a condition on a list',
      { functionName: 'order', args: [null, null, equal('0x1')] },
      ['argument', 'tuple[]'],
    ],
  ])('%s', (_what, changes, [part, asked]) => {
    const run = () => read([{ functionName: 'play', ...changes }])
    expect(run).toThrow(UnsupportedPermissionError)
    expect(run).toThrow(expect.objectContaining({ part, asked, code: -32602 }))
  })
})

const order = (args: unknown[]) => [{ functionName: 'order', args: [null, null, null, ...args] }]
const inputs = (list: unknown) => ({ abi: [{ type: 'function', name: 'play', inputs: list }] })
const play = [{ functionName: 'play' }]
it.each<[string, object[], object?]>([
  ['a function that the ABI does not have', [{ functionName: 'transfer' }]],
  ['an event', [{ functionName: 'Played' }]],
  ['a name that the ABI has twice', [{ functionName: 'twice' }]],
  ['no functions', []],
  ['more conditions than arguments', [{ functionName: 'stop', args: [null] }]],
  ['a number above its type', [{ functionName: 'play', args: [equal('0x100')] }]],
  ['more than a word', [{ functionName: 'play', args: [equal(`0x1${'0'.repeat(64)}`)] }]],
  ['more than an address', order([equal(`0x01${holder.slice(2)}`)])],
  ['other bytes', order([null, equal('0x1122')])],
  ['more bytes', order([null, equal(`0x1122334455${'0'.repeat(54)}`)])],
  ['a truth of 2', order([null, null, equal('0x2')])],
  ['a number below its type', order([null, null, null, equal(`0x${'0'.repeat(59)}8fff1`)])],
  ['an unknown field', [{ functionName: 'play', condition: 'EQUAL' }]],
  ['a type that is none', play, inputs([{ type: 'uint' }])],
  ['a type with commas', play, inputs([{ type: 'uint8,uint8' }])],
  ['a list of no length', play, inputs([{ type: 'uint8[0]' }])],
  ['a structure without parts', play, inputs([{ type: 'tuple' }])],
  ['inputs that are no list', play, inputs({})],
  ['a target that is none', play, { address: '0x1' }],
  ['both forms', play, { calls: ['stop()'] }],
])('is not of its form: %s', (_what, functions, changes) => {
  const isForm = expect.objectContaining({ code: -32602, name: 'FrameError' })
  expect(() => read(functions, changes)).toThrow(isForm)
})

it.each<[string]>([
  ['stop'],
  ['play(uint)'],
  ['order((int8))'],
  ['a b()'],
  ['stop() returns (uint8)'],
  ['0x11223344'],
])('is no signature: %s', signature => {
  const data = { address: target, calls: [signature] }
  expect(() => readPermission({ type: 'contract-call', data, now: 1, until: 2 })).toThrow('signature')
})
