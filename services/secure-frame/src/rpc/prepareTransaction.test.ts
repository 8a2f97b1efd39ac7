import { expect, it } from 'vitest'
import { prepareTransaction, type TransactionRequest } from './prepareTransaction.js'

const address = `0x${'a'.repeat(40)}` as const
const to = `0x${'b'.repeat(40)}` as const
const accessList = [{ address: to, storageKeys: [`0x${'01'.repeat(32)}`] }]
const answers: Record<string, unknown> = {
  eth_getTransactionCount: '0x5',
  eth_estimateGas: '0x5208',
  eth_gasPrice: '0x77',
  eth_maxPriorityFeePerGas: '0x1',
  eth_getBlockByNumber: { baseFeePerGas: '0x10' },
}

const prepare = (request: TransactionRequest) =>
  prepareTransaction(async (_chain, method) => answers[method], 31337, address, { to, ...request })

it.each([
  ['legacy', { type: '0x0', gasPrice: '0x99' }, '0x99'],
  ['legacy', { type: '0x0' }, '0x77'],
  ['eip2930', { type: '0x1', gasPrice: '0x99', accessList }, '0x99'],
  ['eip2930', { type: '0x1' }, '0x77'],
] as const)('C38: keeps the type %s of %o', async (type, request, price) => {
  expect(await prepare(request)).toMatchObject({
    type,
    nonce: 5,
    maxFeePerGas: price,
    maxPriorityFeePerGas: price,
    accessList: 'accessList' in request ? accessList : [],
  })
})

it.each([
  [{}, '0x21'],
  [{ type: '0x2' }, '0x21'],
  [{ gasPrice: '0x99' }, '0x99'],
])('makes a transaction of EIP-1559 of %o', async (request, price) => {
  const prepared = await prepare(request)
  expect(prepared).toMatchObject({ maxFeePerGas: price })
  expect(prepared).not.toHaveProperty('type')
})

it.each([
  { type: '0x3' },
  { type: '0x4' },
  { type: '0x' },
  { type: '0x0', accessList },
  { type: '0x0', maxFeePerGas: '0x1' },
  { type: '0x1', maxPriorityFeePerGas: '0x1' },
])('refuses %o', async request => {
  await expect(prepare(request)).rejects.toMatchObject({ code: -32602 })
})
