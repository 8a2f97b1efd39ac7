import fc from 'fast-check'
import { type Hex, parseAbiItem } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FrameError } from '../src/FrameError.js'
import { prepareOperation } from '../src/smartAccount/prepareOperation.js'
import { sendOperation } from '../src/smartAccount/sendOperation.js'
import { type LocalAccounts, localChain, openLocalAccounts } from './openLocalAccounts.js'

let local: LocalAccounts
beforeAll(async () => {
  local = await openLocalAccounts()
  await local.bundling('setBundlingMode', 'manual')
})
afterAll(() => local?.stop())

const event = parseAbiItem(
  'event UserOperationEvent(bytes32 indexed userOpHash, address indexed sender, address indexed paymaster, uint256 nonce, bool success, uint256 actualGasCost, uint256 actualGasUsed)',
)
/** Fate of the operations that the bundler has: bundled, or forgotten. */
const fates = (seed: number) =>
  fc.sample(
    fc.oneof({ arbitrary: fc.constant('drop'), weight: 1 }, { arbitrary: fc.constant('bundle'), weight: 3 }),
    { seed, numRuns: 1000 },
  )

test.each([1, Date.now() % 2 ** 31])(
  'of 100 calls of two tabs none is made twice, whatever the bundler forgets, and each nonce is one of them (seed %i)',
  async seed => {
    const { node } = local
    const account = await local.openAccount()
    const sent: (readonly unknown[])[] = []
    const askNode = (method: string, params: readonly unknown[]) => local.read(localChain, method, params)
    const askBundler = async (method: string, params: readonly unknown[]) => {
      const answer = await local.askBundler(localChain, method, params)
      if (method === 'eth_sendUserOperation') sent.push(params)
      return answer
    }
    const asks = { askNode, askBundler }
    const targets = Array.from({ length: 100 }, () => privateKeyToAddress(generatePrivateKey()))
    const countOf = (address: Hex) => node.getBalance({ address })

    /** A tab, which knows nothing of the other one: not even the lock of a browser is between them. */
    async function tryOnce(own: Awaited<ReturnType<typeof account.open>>, to: Hex): Promise<void> {
      try {
        const operation = await prepareOperation(own, [{ to, value: 1n, data: '0x' }], asks)
        await sendOperation(own, operation, askBundler)
      } catch (error) {
        // The other one was first: said by a code, and nothing was sent.
        if (!(error instanceof FrameError) || !/\bAA(?:10|25)\b|already/i.test(error.message)) throw error
      }
    }
    const tabs = [targets.slice(0, 50), targets.slice(50)].map(own => ({ own, account: account.open() }))
    let drops = 0
    for (const fate of fates(seed)) {
      const open = tabs.filter(({ own }) => own.length > 0)
      if (open.length === 0) break
      await Promise.all(open.map(async ({ own, account }) => tryOnce(await account, own[0] ?? '0x')))
      if (fate === 'drop') {
        drops += 1
        await local.bundling('clearState')
        continue
      }
      await bundle()
      // "Try again" of a call that the chain does not have.
      for (const { own } of open) if ((await countOf(own[0] ?? '0x')) > 0n) own.shift()
    }
    expect(drops).toBeGreaterThan(10)

    // Anyone who kept an operation hands it in once more: its nonce is used.
    await local.bundling('clearState')
    for (const params of sent)
      await expect(local.askBundler(localChain, 'eth_sendUserOperation', params)).rejects.toThrow(FrameError)
    expect(await Promise.all(targets.map(countOf))).toEqual(targets.map(() => 1n))
    const logs = await node.getLogs({
      address: local.contracts.entryPoint,
      event,
      fromBlock: 0n,
      args: { sender: account.address },
    })
    expect(logs.map(({ args }) => Number(args.nonce))).toEqual(targets.map((_, index) => index))
    expect(logs.every(({ args }) => args.success)).toBe(true)
    expect(sent.length).toBeGreaterThan(100)

    /** Until the chain has what the bundler took. */
    async function bundle() {
      const own = await account.open()
      const before = await own.getNonce()
      await local.bundling('sendBundleNow')
      await expect.poll(() => own.getNonce(), { interval: 20 }).toBeGreaterThan(before)
    }
  },
  600_000,
)
