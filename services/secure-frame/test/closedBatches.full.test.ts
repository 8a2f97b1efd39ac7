import { numberToHex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { SignRequest } from '../src/wallet/signerMessages.js'
import { createKeptBatches } from './createKeptBatches.js'
import { type LocalAccounts, openLocalAccounts } from './openLocalAccounts.js'

type Sign = (request: SignRequest) => Promise<`0x${string}`>
/** The frame's own code, which is compiled with a browser's types. */
type FrameCode = {
  prepareCalls(
    parameters: object,
    request: object,
  ): Promise<{
    readonly request: SignRequest
    finish(signed: `0x${string}`, signAgain: Sign): Promise<unknown>
  }>
  getCallsStatus(parameters: object, params: readonly unknown[]): Promise<{ readonly status: number }>
}
const load = async (name: string): Promise<Partial<FrameCode>> =>
  import(/* @vite-ignore */ new URL(`../src/batches/${name}.ts`, import.meta.url).pathname)

let local: LocalAccounts
let frame: FrameCode
beforeAll(async () => {
  frame = { ...(await load('prepareCalls')), ...(await load('getCallsStatus')) } as FrameCode
  local = await openLocalAccounts()
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await local?.stop()
})

const origin = 'https://app.example'
const id = 'order 1'

/** The frame's code in a page, which is closed after `last` questions and answers, each of which was carried out. */
function openPage(
  account: Awaited<ReturnType<LocalAccounts['openAccount']>>,
  kept: ReturnType<typeof createKeptBatches>,
  last = Number.POSITIVE_INFINITY,
) {
  const asked: string[] = []
  let close = () => {}
  const closed = new Promise<'closed'>(resolve => {
    close = () => resolve('closed')
  })
  /** A page that is closed hears no answer. */
  const count =
    <parameters extends readonly unknown[], answer>(
      name: string | ((...parameters: parameters) => string),
      act: (...parameters: parameters) => Promise<answer>,
    ) =>
    async (...parameters: parameters): Promise<answer> => {
      if (asked.length >= last) return new Promise(() => {})
      asked.push(typeof name === 'string' ? name : name(...parameters))
      const isLast = asked.length >= last
      const answer = await act(...parameters).catch((error: unknown) => ({ error }))
      if (isLast) {
        close()
        return new Promise(() => {})
      }
      if (typeof answer === 'object' && answer !== null && 'error' in answer) throw answer.error
      return answer as answer
    }
  const toMethod = (_chain: string, method: string, _params: unknown) => method
  const read = count(toMethod, local.read)
  const askBundler = count(toMethod, local.askBundler)
  const store = {
    getBatch: count('getBatch', kept.getBatch),
    keepBatch: count('keepBatch', kept.keepBatch),
    dropBatch: count('dropBatch', kept.dropBatch),
  }
  const wallet = { id: 'w', addresses: { eip155: `0x${'1'.repeat(40)}`, solana: '' } }
  const parameters = {
    read,
    askBundler,
    store,
    origin,
    projectId: 'p',
    wallet,
    sent: () => {},
    sending: () => {},
    deployed: () => {},
    paymasters: [],
    signal: new AbortController().signal,
    accounts: { getAddress: async () => account.address },
    smartAccounts: { find: async () => account.smart, listChains: async () => [31337] },
    upgrades: { chainIds: [31337] },
    getWallet: async () => wallet,
  }
  return {
    asked,
    closed,
    async send(to: string, of = id): Promise<unknown> {
      const prepared = await frame.prepareCalls(parameters, {
        version: '2.0.0',
        chainId: numberToHex(31337),
        from: account.address,
        id: of,
        atomicRequired: true,
        calls: [{ to, value: '0x1' }],
      })
      const sign = count('sign', account.sign)
      return prepared.finish(await sign(prepared.request), sign)
    },
    async readStatus(of = id): Promise<number> {
      return (await frame.getCallsStatus(parameters, [of])).status
    },
  }
}

/** Locks of a browser: they end with their page. */
function openLocks() {
  let last: Promise<unknown> = Promise.resolve()
  vi.stubGlobal('navigator', {
    locks: {
      request(_name: string, _options: object, act: () => Promise<unknown>) {
        const next = last.then(act)
        last = next.catch(() => {})
        return next
      },
    },
  })
}

const ends = new Set<string>()

test.each(Array.from({ length: 20 }, (_, index) => index + 1))(
  'a page that is closed after %i steps of a batch: nothing is sent that is not found again, and nothing twice',
  async last => {
    const account = await local.openAccount()
    const kept = createKeptBatches()
    const to = privateKeyToAddress(generatePrivateKey())
    openLocks()
    const page = openPage(account, kept, last)
    const live = async (): Promise<never> => {
      await page.send(to)
      for (;;) await page.readStatus()
    }
    await Promise.race([page.closed, live()])
    ends.add(page.asked.at(-1) ?? '')
    const isSent = page.asked.includes('eth_sendUserOperation')
    const isKept = (await kept.getBatch(origin, id, 60_000)) !== undefined
    // Operations that the bundler may have are stored before.
    expect(isKept || !isSent).toBe(true)

    openLocks()
    const next = openPage(account, kept)
    if (isSent) {
      await expect.poll(() => next.readStatus()).toBe(200)
      await expect(next.send(to)).rejects.toMatchObject({ code: 5720 })
    } else {
      const status = next.readStatus()
      if (isKept) expect(await status).toBe(100)
      else await expect(status).rejects.toMatchObject({ code: 5730 })
      expect(await local.node.getBalance({ address: to })).toBe(0n)
      // "Try again" has the unused nonce.
      await next.send(to, isKept ? 'order 2' : id)
      await expect.poll(() => next.readStatus(isKept ? 'order 2' : id)).toBe(200)
      // Another operation has the nonce; or the same one, of the same calls and limits.
      if (isKept) expect([200, 400]).toContain(await next.readStatus())
    }
    expect(await local.node.getBalance({ address: to })).toBe(1n)
  },
  120_000,
)

test('the steps are of each part of the way of a batch', () => {
  for (const step of ['sign', 'keepBatch', 'eth_sendUserOperation', 'eth_getUserOperationReceipt'])
    expect([...ends]).toContain(step)
})
