import { parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { expect, type SmartWallet, test } from '../fixtures/smartWalletTest.js'

// Tested in Node as well, where the clock and the locks are not those of a browser.

const fresh = () => privateKeyToAddress(generatePrivateKey())

test('operations: two tabs send one after the other, and an operation that is not included is dropped', async ({
  page,
  context,
  openSmartWallet,
  openSmartTab,
  smartAccounts,
  problems,
  chains: [, chain],
}) => {
  test.slow()
  // The proof of a clock that went on, which the frame then corrects.
  problems.expect(/status of 401 \(Unauthorized\) .*\/v1\/bundler/)
  const [bundler] = smartAccounts.bundlers
  const bundling = async (method: string, ...params: readonly unknown[]) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: `debug_bundler_${method}`, params })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(bundler?.url ?? '', { method: 'POST', headers, body })
    expect(await response.json()).not.toHaveProperty('error')
  }
  const first = await openSmartWallet('two-tabs@example.test')
  const tab = await context.newPage()
  // Goes on as always until the end, where two minutes pass.
  await tab.clock.install()
  const second = await openSmartTab(tab)
  expect(second.smart).toBe(first.smart)
  const account = first.smart
  await chain.setBalance({ address: account, value: parseEther('5') })
  const send = (wallet: SmartWallet, to: string) =>
    wallet.request('eth_sendTransaction', [{ from: account, to, value: '0x7' }])
  /** The bundler has it: there is nothing to show any more. */
  const expectSent = ({ inner }: SmartWallet) => expect(inner.locator('#frame')).toBeEmpty()
  const received = (address: `0x${string}`) => chain.getBalance({ address })
  const readLocks = () =>
    second.inner.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query()
      const count = (locks: LockInfo[]) => locks.filter(({ name }) => name?.includes('/operation/')).length
      return [count(held), count(pending)]
    })

  const [one, two, three] = [fresh(), fresh(), fresh()]
  await bundling('setBundlingMode', 'manual')
  try {
    const answers = [send(first, one), send(second, two)]
    await page.bringToFront()
    await first.approve()
    await expectSent(first)
    await tab.bringToFront()
    await second.approve()
    // It has the nonce of the other one, which is on its way.
    await expect.poll(readLocks).toEqual([1, 1])
    await bundling('sendBundleNow')
    await expect.poll(readLocks).toEqual([1, 0])
    await expectSent(second)
    await bundling('sendBundleNow')
    const hashes = await Promise.all(answers)
    expect(hashes).toEqual([expect.stringMatching(/^0x[\da-f]{64}$/), expect.stringMatching(/^0x/)])
    expect(new Set(hashes).size).toBe(2)
    expect([await received(one), await received(two)]).toEqual([7n, 7n])

    const late = send(second, three)
    await second.approve()
    await expectSent(second)
    await tab.clock.fastForward(120_000)
    const { code, message } = (await late) as { code: number; message: string }
    expect([code, message]).toEqual([-32603, expect.stringContaining('may still come')])
    const [id] = /0x[\da-f]{64}/.exec(message) ?? []
    const readStatus = async () => {
      const status = await second.request('wallet_getCallsStatus', [id])
      return (status as { readonly status: number }).status
    }
    expect(await readStatus()).toBe(100)
    await bundling('sendBundleNow')
    await expect.poll(readStatus).toBe(200)
    expect(await received(three)).toBe(7n)
  } finally {
    await bundling('clearState')
    await bundling('setBundlingMode', 'auto')
  }
})
