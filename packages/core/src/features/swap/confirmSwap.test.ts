import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AccountServer } from '../../../test/accountServer.js'
import { codeOf } from '../../../test/codeOf.js'
import {
  approvalData,
  chainId,
  contracts,
  one,
  router,
  startSwap,
  tether,
  usdc,
} from '../../../test/swapHarness.js'
import { pendingTransactionsAtom } from '../activity/atoms.js'
import { switchNetwork } from '../networks/switchNetwork.js'
import { swapAtom } from './atoms.js'
import { confirmSwap } from './confirmSwap.js'
import { initializeSwap } from './initializeSwap.js'
import { prepareSwap } from './prepareSwap.js'

const servers: AccountServer[] = []
afterEach(() => Promise.all(servers.splice(0).map(server => server.close())))

/** With the form filled in, and prepared. */
async function start(parameters: Parameters<typeof startSwap>[0] & { form?: object } = {}) {
  const { form, ...rest } = parameters
  const started = await startSwap(rest, servers)
  started.fill(form)
  return { ...started, ...(await prepareSwap(started.client)) }
}
const sellToken = { sourceToken: usdc, toToken: tether, sourceTokenAmount: '7' }

describe('confirmSwap', () => {
  it('swaps the currency once at a double press, says so, and empties the form', async () => {
    const { client, quote, mock, sent, events, calls, account } = await start()
    const steps: string[] = []
    const release = mock.wallet.holdNext()
    const onAsk = (step: string) => void steps.push(step)
    const first = confirmSwap(client, { quote, onAsk })
    expect(confirmSwap(client, { quote })).toBe(first)
    expect(client.store.get(swapAtom).loading).toBe(true)
    await vi.waitUntil(() => sent.length > 0)
    await release()
    const { hash, outcome, toAmount } = await first
    expect(sent).toEqual([
      {
        to: router,
        value: one,
        data: '0x12345678',
        gas: 180_000n,
        from: account(),
        caipNetworkId: chainId,
      },
    ])
    expect([steps, toAmount]).toEqual([['swap'], 2_995_500_000n])
    expect(client.store.get(swapAtom)).toMatchObject({ loading: false, preview: undefined })
    // Not before the chain has confirmed it.
    expect(await outcome).toEqual({ status: 'confirmed', hash, isNew: true })
    expect(events).toEqual(['SWAP_SUCCESS'])
    expect(client.store.get(swapAtom)).toMatchObject({ sourceTokenAmount: '', toToken: undefined })
    expect(client.store.get(pendingTransactionsAtom)).toEqual([])
    expect([calls('convert/allowance').length, calls('convert/build-approve').length]).toEqual([0, 0])
    expect(await codeOf(confirmSwap(client, { quote }))).toBe('swap/incomplete')
    expect(sent).toHaveLength(1)
  })

  it('has exactly what is sold approved first, whatever the gateway would allow', async () => {
    const approval = { data: approvalData(router, 2n ** 256n - 1n) }
    const { client, quote, sent } = await start({ form: sellToken, script: { approval } })
    const steps: string[] = []
    await confirmSwap(client, { quote, onAsk: step => void steps.push(step) })
    expect(steps).toEqual(['approval', 'swap'])
    expect(sent).toMatchObject([
      { to: contracts.usdc, data: approvalData(router, 7_000_000n), gas: 50_000n },
      { to: router, value: 0n },
    ])
    expect(sent[0]?.value).toBeUndefined()
  })

  it('asks for no approval where there is one, and for two where the token wants it', async () => {
    const allowed = await start({ form: sellToken, script: { allowance: 7_000_000n } })
    await confirmSwap(allowed.client, { quote: allowed.quote })
    expect(allowed.sent).toHaveLength(1)
    const reset = await start({ form: sellToken, script: { allowance: 1n, isReset: true } })
    await confirmSwap(reset.client, { quote: reset.quote })
    expect(reset.sent.map(({ data }) => data)).toEqual([
      approvalData(router, 0n),
      approvalData(router, 7_000_000n),
      '0x12345678',
    ])
  })

  it('shows a quote that is worse by more than the slippage at the press, and asks again', async () => {
    const { client, quote, sent, script, events } = await start()
    script.toAmount = (quote.toAmount * 99n) / 100n - 1n
    expect(await codeOf(confirmSwap(client, { quote }))).toBe('swap/quote-changed')
    expect([sent, events]).toEqual([[], []])
    // The new one was seen.
    await confirmSwap(client, { quote: { toAmount: script.toAmount } })
    expect(sent).toHaveLength(1)
  })

  it('asks again as well where the price fell while the approval was mined', async () => {
    const { client, quote, sent, script } = await start({ form: sellToken })
    const onAsk = () => void Object.assign(script, { builtAmount: 5n, toAmount: 5n })
    expect(await codeOf(confirmSwap(client, { quote, onAsk }))).toBe('swap/quote-changed')
    expect(sent).toHaveLength(1)
  })

  it('never uses the quote that was shown, however fresh it is', async () => {
    const { client, quote, calls } = await start()
    await confirmSwap(client, { quote })
    expect(calls('convert/quotes')).toHaveLength(2)
  })

  it('has the gateway build for what was shown, whatever it quotes later', async () => {
    const { client, quote, script, calls } = await start()
    // Not yet worse than the slippage: a second 1 % of it would be.
    script.toAmount = (quote.toAmount * 991n) / 1000n
    await confirmSwap(client, { quote })
    const [built] = calls('convert/build-transaction')
    expect(built?.body).toMatchObject({ minimum: String((quote.toAmount * 99n) / 100n) })
  })

  it('asks again where nothing is built because the price has fallen', async () => {
    const { client, quote, script, server, sent } = await start()
    server.answer('convert/build-transaction', () => {
      script.toAmount = quote.toAmount / 2n
      return { status: 400, body: {} }
    })
    expect(await codeOf(confirmSwap(client, { quote }))).toBe('swap/quote-changed')
    expect(sent).toEqual([])
  })

  it.each([
    ['gives less', { spends: one, receives: 2_965_544_999n, others: [] }, 'swap/refused'],
    ['takes more', { spends: one + 1n, receives: 2_965_545_000n, others: [] }, 'swap/refused'],
    ['takes another token', { spends: one, receives: one, others: [tether.address ?? ''] }, 'swap/refused'],
    ['cannot be read', undefined, 'swap/unreadable'],
  ])('sends no call that %s', async (_, reading, code) => {
    const { client, quote, sent, events } = await start({ script: { reading } })
    expect(await codeOf(confirmSwap(client, { quote }))).toBe(code)
    expect([sent, events]).toEqual([[], ['SWAP_ERROR']])
  })

  it('sends a call that takes what is sold and gives the least that was agreed', async () => {
    const reading = { spends: one, receives: 2_965_545_000n, others: [] }
    const { client, quote, sent } = await start({ script: { reading } })
    await confirmSwap(client, { quote })
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['another account', { transaction: { from: `${chainId}:0x${'9'.repeat(40)}` } }, undefined],
    ['more value', { transaction: { value: `${one + 1n}` } }, undefined],
    ['another target', { transaction: { to: `${chainId}:0x${'9'.repeat(40)}` } }, sellToken],
    ['a known token as the target', { transaction: { to: tether.address } }, undefined],
    ['an approval of another token', { approval: { to: tether.address } }, sellToken],
    ['an approval of another spender', { approval: { data: approvalData(contracts.tether, 7n) } }, sellToken],
  ])('refuses %s of the gateway', async (_, script, form) => {
    const { client, quote, sent, events } = await start({ ...(form && { form }), script })
    // The list of tokens is known then.
    await initializeSwap(client)
    await prepareSwap(client)
    expect(await codeOf(confirmSwap(client, { quote }))).toBe('swap/refused')
    expect(sent.filter(({ data }) => data === '0x12345678')).toEqual([])
    expect(events).toHaveLength(1)
  })

  it.each([
    ['convert/allowance', 'swap/allowance-failed', 'Failed to check allowance', 'SWAP_APPROVAL_ERROR'],
    [
      'convert/build-approve',
      'swap/approval-not-created',
      'Failed to create approval transaction',
      'SWAP_APPROVAL_ERROR',
    ],
    ['convert/build-transaction', 'swap/not-created', 'Failed to create transaction', 'SWAP_ERROR'],
  ])('%s fails: %s', async (call, code, shortMessage, event) => {
    const { client, quote, server, events } = await start({ form: sellToken })
    server.answer(call, () => ({ status: 400, body: {} }))
    await expect(confirmSwap(client, { quote })).rejects.toMatchObject({ code, shortMessage })
    expect(events).toEqual([event])
    expect(client.store.get(swapAtom)).toMatchObject({ loading: false, transactionError: { code } })
  })

  it('keeps the form when the wallet refuses the approval or the swap', async () => {
    const { client, quote, mock, events, sent } = await start({ form: sellToken })
    mock.wallet.rejectNext()
    await expect(confirmSwap(client, { quote })).rejects.toMatchObject({
      code: 'swap/approval-failed',
      shortMessage: 'Transaction error',
      cause: { code: 'rpc/user-rejected' },
    })
    const onAsk = (step: string) => (step === 'swap' ? mock.wallet.rejectNext() : undefined)
    expect(await codeOf(confirmSwap(client, { quote, onAsk }))).toBe('swap/failed')
    expect(events).toEqual(['SWAP_APPROVAL_ERROR', 'SWAP_ERROR'])
    expect(client.store.get(swapAtom)).toMatchObject({ sourceTokenAmount: '7', loading: false })
    await confirmSwap(client, { quote })
    expect(sent.at(-1)?.data).toBe('0x12345678')
  })

  it('tells of a swap that fails on the chain, and keeps the form', async () => {
    const { client, quote, events } = await start({ script: { outcome: 'failed' } })
    const { outcome } = await confirmSwap(client, { quote })
    expect((await outcome)?.status).toBe('failed')
    expect(events).toEqual(['SWAP_ERROR'])
    expect(client.store.get(swapAtom).sourceTokenAmount).toBe('1')
    const approval = await start({ form: sellToken, script: { outcome: 'failed' } })
    expect(await codeOf(confirmSwap(approval.client, approval))).toBe('swap/approval-failed')
    expect(approval.sent).toHaveLength(1)
  })

  it('swaps nothing from another account or network than was shown, also after the approval', async () => {
    const { client, quote, mock, sent, events } = await start({ form: sellToken })
    const onAsk = () => mock.wallet.changeAccount().then(() => {})
    expect(await codeOf(confirmSwap(client, { quote, onAsk }))).toBe('swap/account-changed')
    expect(sent).toHaveLength(1)
    expect(await codeOf(confirmSwap(client, { quote }))).toBe('swap/account-changed')
    await switchNetwork(client, { network: 'eip155:31338' })
    expect(await codeOf(confirmSwap(client, { quote }))).toBe('swap/not-supported')
    expect([sent.length, events]).toEqual([1, []])
  })

  it('sends no second swap while the first waits for the wallet', async () => {
    const { client, quote, mock, sent, fill } = await start()
    const release = mock.wallet.holdNext()
    const first = confirmSwap(client, { quote })
    await vi.waitUntil(() => sent.length > 0)
    fill({ sourceTokenAmount: '0.5' })
    await prepareSwap(client)
    expect(await codeOf(confirmSwap(client, { quote }))).toBe('swap/pending')
    await release()
    await (await first).outcome
    // Input that was typed meanwhile stays.
    expect(client.store.get(swapAtom)).toMatchObject({ sourceTokenAmount: '0.5', preview: {} })
  })
})
