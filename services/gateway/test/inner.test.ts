import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createReadInner } from '../src/indexer/createReadInner.js'
import { createUpstreams } from '../src/nodes/createUpstreams.js'
import { createByteBudget } from '../src/nodes/readAnswer.js'
import { openUpstream } from './openUpstream.js'

const block = { number: 7, hash: '0xb7', transactions: [{ hash: '0x01' }, { hash: '0x02' }] }
const [alice, bob, shop, bank] = ['0xa1', '0xb0', '0x51', '0xba']

/** The second transaction: what a call did that failed is undone, and so is what it called. */
const entry = (traceAddress: readonly number[], action: object, more: object = {}) => ({
  blockHash: '0xb7',
  transactionHash: '0x02',
  traceAddress,
  type: 'call',
  action,
  ...more,
})
const call = (from: string, to: string, value: string, callType = 'call') => ({ callType, from, to, value })
const entries = [
  { ...entry([], call(alice, bob, '0x9')), transactionHash: '0x01' },
  entry([], call(alice, shop, '0xa')),
  entry([0], call(shop, bank, '0x5'), { error: 'Reverted' }),
  entry([0, 0], call(bank, bob, '0x5')),
  entry([1], call(shop, bank, '0xa', 'delegatecall')),
  entry([1, 0], call(shop, '0xB0', '0x3')),
  entry([2], call(shop, bob, '0x0')),
  entry([3], { from: shop, value: '0x2', init: '0x' }, { type: 'create', result: { address: bank } }),
  entry([3, 0], { address: bank, refundAddress: alice, balance: '0x2' }, { type: 'suicide', result: null }),
  { ...entry([], { author: bob, rewardType: 'block', value: '0x1' }), transactionHash: null },
]
const frame = (type: string, from: string, to: string, value: string, more: object = {}) => ({
  type,
  from,
  to,
  value,
  ...more,
})
const failed = { error: 'execution reverted', calls: [frame('CALL', bank, bob, '0x5')] }
const trees = [
  { txHash: '0x01', result: frame('CALL', alice, bob, '0x9') },
  {
    txHash: '0x02',
    result: frame('CALL', alice, shop, '0xa', {
      calls: [
        frame('CALL', shop, bank, '0x5', failed),
        frame('DELEGATECALL', shop, bank, '0xa', { calls: [frame('CALL', shop, '0xB0', '0x3')] }),
        { type: 'STATICCALL', from: shop, to: bob },
        frame('CREATE', shop, bank, '0x2', { calls: [frame('SELFDESTRUCT', bank, alice, '0x2')] }),
      ],
    }),
  },
]
const moved = new Map([
  [
    '0x02',
    [
      { from: shop, to: bob, value: 3n },
      { from: shop, to: bank, value: 2n },
      { from: bank, to: alice, value: 2n },
    ],
  ],
])

type Answers = { readonly [method: string]: unknown }
const unknown = { code: -32601, message: 'the method does not exist' }
/** A node that has some methods: an answer, or an error. Any other method is unknown to it. */
const openNode = (answers: Answers) =>
  openUpstream((body, response: ServerResponse) => {
    const { method } = body as { readonly method: string }
    const answer = method in answers ? answers[method] : { error: unknown }
    if (answer === 'away') response.writeHead(503).end()
    else response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, ...(answer as object) }))
  })

function openReader(...urls: readonly string[]) {
  const given: string[] = []
  const node = createUpstreams({
    urls,
    timeout: 5000,
    maxBytes: 100_000,
    buffered: createByteBudget(1e8),
    onOutcome: () => {},
  })
  const { signal } = new AbortController()
  const read = createReadInner({ node, signal, onError: ({ message }) => given.push(message) })
  return { read, given }
}

describe('the inner calls of a block', () => {
  it.each([
    ['trace_block', { trace_block: { result: entries } }],
    ["geth's tracer", { debug_traceBlockByHash: { result: trees } }],
  ])('are what moved currency and was not undone, by %s', async (_, answers) => {
    const { url } = await openNode(answers)
    expect(await openReader(url).read(block)).toEqual(moved)
  })

  it('come from the node that has the method; without any there are none', async () => {
    const plain = await openNode({})
    const tracing = await openNode({ trace_block: { result: entries } })
    const { read } = openReader(plain.url, tracing.url)
    expect(await read(block)).toEqual(moved)
    const none = openReader(plain.url)
    plain.asked.length = 0
    expect(await none.read(block)).toEqual(new Map())
    expect(await none.read(block)).toEqual(new Map())
    // It is known after one block.
    expect(plain.asked).toHaveLength(2)
  })

  it('are waited for while the node that has them is away', async () => {
    const plain = await openNode({})
    const answers: { [method: string]: unknown } = { trace_block: 'away' }
    const tracing = await openNode(answers)
    const { read, given } = openReader(tracing.url, plain.url)
    for (let time = 0; time < 10; time++) await expect(read(block)).rejects.toThrow('no node answered')
    answers.trace_block = { result: entries }
    expect(await read(block)).toEqual(moved)
    expect(given).toEqual([])
  })

  it.each([
    ['refused', { error: { code: -32000, message: 'required historical state unavailable' } }],
    ['of another branch', { result: [{ ...entries[0], blockHash: '0xb8' }] }],
    ['of a block that is not there yet', { result: [] }],
    ['without the digits of a number', { result: [entry([0], call(alice, bob, '0x'))] }],
    ['too long', { result: 'x'.repeat(200_000) }],
  ])('are given up after some tries when the trace is %s', async (_, answer) => {
    const answers: { [method: string]: unknown } = { trace_block: { result: entries } }
    const { url } = await openNode(answers)
    const { read, given } = openReader(url)
    await read(block)
    answers.trace_block = answer
    for (let time = 0; time < 4; time++) await expect(read(block)).rejects.toThrow('cannot be traced')
    expect(await read(block)).toEqual(new Map())
    expect(given).toEqual(['trace_block: block 7 cannot be traced'])
    // The next one is not waited for, until one is traced again.
    expect(await read({ ...block, number: 8 })).toEqual(new Map())
    answers.trace_block = { result: entries }
    expect(await read(block)).toEqual(moved)
    answers.trace_block = answer
    await expect(read(block)).rejects.toThrow('cannot be traced')
  })

  it('are read at any depth', async () => {
    let deep = frame('CALL', shop, bob, '0x1')
    for (let depth = 0; depth < 1000; depth++) deep = frame('CALL', shop, bank, '0x0', { calls: [deep] })
    const { url } = await openNode({ debug_traceBlockByHash: { result: [{ txHash: '0x01', result: deep }] } })
    expect([...(await openReader(url).read(block))]).toEqual([['0x01', [{ from: shop, to: bob, value: 1n }]]])
  })
})
