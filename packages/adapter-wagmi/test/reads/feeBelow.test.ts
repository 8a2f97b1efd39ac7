import { createClient, type Network } from '@latchkit/core'
import { networksAtom } from '@latchkit/core/networks'
import { type LocalStack, startLocalStack } from '@latchkit/local-stack'
import { createTestClient, type Hex, http, toFunctionSelector } from 'viem'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { wagmiAdapter } from '../../src/wagmiAdapter.js'

let stack: LocalStack
let chain: ReturnType<typeof createTestClient>
beforeAll(async () => {
  stack = await startLocalStack({ ports: [0, 0] })
  chain = createTestClient({ mode: 'anvil', transport: http(stack.chains[0].rpcUrl) })
})
afterAll(() => stack?.stop())

const opOracle = '0x420000000000000000000000000000000000000F'
const scrollOracle = '0x5300000000000000000000000000000000000002'
/** A contract that knows one function, and answers with the word at a place of its call; it reverts for others. */
const knowing = (signature: string, place: number): Hex => {
  const [selector, at] = [toFunctionSelector(signature).slice(2), place.toString(16).padStart(2, '0')]
  return `0x60003560e01c63${selector}1460145760006000fd5b60${at}3560005260206000f3`
}
/** The size of the transaction. */
const upperBound = knowing('getL1FeeUpperBound(uint256)', 4)
/** The length of the bytes. */
const ofBytes = knowing('getL1Fee(bytes)', 0x24)

async function estimate(id: number, more: object = {}) {
  const adapter = wagmiAdapter()
  const client = createClient({
    metadata: { name: 'App' },
    networks: [
      {
        id,
        name: 'Rollup',
        ...more,
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: [stack.chains[0].rpcUrl] } },
      },
    ],
    adapters: [adapter],
  })
  onTestFinished(client.start())
  const network = client.store.get(networksAtom)[0] as Network<'eip155'>
  const [from = '', to = ''] = stack.accounts.map(({ address }) => address)
  const found = await adapter.estimateTransfer?.({ from, to, value: 1n, network })
  return found?.fee ?? 0n
}

const named = { contracts: { gasPriceOracle: { address: opOracle } } }

it.each([
  ['an upper bound', 10, named, opOracle, upperBound],
  ['what its bytes cost, from an older oracle', 10, named, opOracle, ofBytes],
  ['what its bytes cost on Scroll', 534_352, {}, scrollOracle, ofBytes],
] as const)('adds the fee of the chain below: %s', async (_, id, more, address, bytecode) => {
  await chain.setCode({ address, bytecode: '0x' })
  const without = await estimate(id, more)
  await chain.setCode({ address, bytecode })
  // A payment has no data: what is signed beside it is 160 bytes.
  expect((await estimate(id, more)) - without).toBe(160n)
})
