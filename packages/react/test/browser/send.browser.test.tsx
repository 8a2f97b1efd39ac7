import type { NamespaceAdapter, TransactionOutcome, TransferEstimate } from '@latchkit/core'
import { sendAtom, updateSend } from '@latchkit/core/send'
import { mockAdapter } from '@latchkit/core/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { LatchkitConfig, OpenParameters } from '../../src/page/latchkit/types.js'
import { hearToasts } from './hearToasts.js'
import { byId, connectors, inShadow, mountApp, settled, shadow, testIds } from './mountApp.js'

const { signal } = new AbortController()
const one = 10n ** 18n
const receiver = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
/** The second account of the mock wallet. */
const second = '0x0000000000000000000000000000000000000B0b'
const contract = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const usdc = `eip155:1:${contract}`

/** An app whose wallet lists its tokens. What the chain says is scripted. */
async function setUp({
  estimate = {},
  outcome = Promise.resolve('confirmed' as const),
  tokens = [],
  locale = 'en',
  open = {},
  isConnected = true,
  wait,
  config = {},
}: {
  estimate?: Partial<TransferEstimate>
  outcome?: Promise<TransactionOutcome['status']>
  tokens?: readonly { name: string; symbol: string; address: string }[]
  locale?: string
  open?: OpenParameters | false
  isConnected?: boolean
  /** The chain answers once it is resolved. */
  wait?: Promise<void>
  config?: Partial<LatchkitConfig>
} = {}) {
  const mock = mockAdapter({ namespace: 'eip155', connectors })
  const token = {
    address: contract,
    value: 20_000_000n,
    decimals: 6,
    name: 'USD Coin',
    symbol: 'USDC',
    price: 1,
  }
  const adapter: NamespaceAdapter = {
    ...mock,
    getAssets: async () => [
      { value: (3n * one) / 2n, decimals: 18, name: 'Ether', symbol: 'ETH', price: 2000 },
      token,
      ...tokens.map(given => ({ ...token, price: undefined, ...given })),
    ],
    async estimateTransfer({ token }) {
      await wait
      return {
        fee: one / 1000n,
        decimals: token ? 6 : 18,
        balance: token ? 20_000_000n : (3n * one) / 2n,
        nativeBalance: (3n * one) / 2n,
        ...estimate,
      }
    },
    waitForTransaction: async ({ hash }) => ({ status: await outcome, hash }),
  }
  const sent = vi.fn(mock.sendTransfer)
  const toasts = hearToasts()
  const { latchkit } = mountApp({
    config: { adapters: [{ ...adapter, sendTransfer: sent }], locale, ...config },
  })
  await settled()
  if (isConnected) await mock.connect({ connectorId: connectors[0].id, signal })
  if (open) latchkit.modal.open(open)
  const form = () => latchkit.client.store.get(sendAtom)
  return { mock, latchkit, sent, toasts, form }
}

/** An outcome that comes when the test says so. */
function createGate<status extends TransactionOutcome['status'] | undefined>(status: status) {
  let end = () => {}
  const outcome = new Promise<status>(resolve => {
    end = () => resolve(status)
  })
  return { outcome, end: () => end() }
}

const openForm = { view: 'WalletSend' } as const
const text = (id: string) => inShadow(id)?.textContent
const fill = async (amount = '1,2', to = receiver) => {
  await byId(testIds.sendAmount).fill(amount)
  await byId(testIds.sendReceiver).fill(to)
}
const toPreview = async () => {
  await byId(testIds.sendPreview).click()
  await expect.element(byId(testIds.view('WalletSendPreview'))).toBeVisible()
}

describe('sending', () => {
  it('goes from the account to the wallet, and tells how it ended', async () => {
    const { outcome, end } = createGate('confirmed')
    const { latchkit, mock, sent, toasts } = await setUp({ outcome })
    await byId(testIds.accountAction('send')).click()
    await expect.element(byId(testIds.sendToken)).toHaveTextContent('Ether')
    await fill()
    await toPreview()
    const preview = byId(testIds.view('WalletSendPreview'))
    for (const part of ['1.2 ETH', '$2,400.00', receiver, 'Ethereum', '0.001 ETH ($2.00)'])
      await expect.element(preview).toHaveTextContent(part)
    const release = mock.wallet.holdNext()
    await byId(testIds.sendConfirm).click()
    await expect.element(byId(testIds.view('Account'))).toBeVisible()
    expect(inShadow(testIds.back)).toBeUndefined()
    // Nothing is sent twice where the form is opened again.
    await byId(testIds.accountAction('send')).click()
    await expect.element(byId(testIds.sendPreview)).toBeDisabled()
    await expect
      .element(byId(testIds.view('WalletSend')))
      .toHaveTextContent('Approve or reject the last transfer')
    await release()
    await expect.poll(toasts.texts).toContainEqual(expect.stringContaining('Transaction started'))
    end()
    await expect.poll(toasts.texts).toContainEqual(expect.stringContaining('Sent 1.2 ETH'))
    expect(sent).toHaveBeenCalledTimes(1)
    expect(latchkit.modal.getState().view).toBe('WalletSend')
    await expect.element(byId(testIds.sendAmount)).toHaveValue('')
  })

  it('shows what the receiver gets, and what to know of the token, in the amounts of wallets', async () => {
    const notes = ['unwraps', 'permanent-delegate'] as const
    const priorityFee = one / 5000n
    await setUp({ open: openForm, estimate: { received: one / 2n, multiplier: 2, notes, priorityFee } })
    await fill('1.2')
    await toPreview()
    const preview = byId(testIds.view('WalletSendPreview'))
    const facts = ['You send1.2 ETH', 'The receiver gets1 ETH', 'a fee of 0.2 ETH', '0.0002 ETH of it pays']
    for (const part of [...facts, 'Your ETH is unwrapped', 'The issuer of ETH can take it'])
      await expect.element(preview).toHaveTextContent(part)
  })

  it('offers the other account of the wallet and past receivers, until a receiver is entered', async () => {
    const { sent } = await setUp({ open: openForm })
    const own = byId(testIds.sendKnownReceiver(second))
    const past = byId(testIds.sendKnownReceiver(receiver))
    await expect.element(own).toHaveTextContent('Your account')
    await fill()
    await expect.element(own).not.toBeInTheDocument()
    await toPreview()
    await byId(testIds.sendConfirm).click()
    await expect.poll(() => sent.mock.calls.length).toBe(1)
    await byId(testIds.accountAction('send')).click()
    await expect.element(past).toHaveTextContent('0xd8dA…6045Sent before')
    await past.click()
    await expect.element(byId(testIds.sendReceiver)).toHaveValue(receiver)
    await expect.element(past).toHaveAttribute('aria-current', 'true')
    expect(shadow()?.activeElement).toBe(past.element())
  })

  it('keeps what was written when the wallet refuses', async () => {
    const { mock, toasts, form } = await setUp({ open: openForm })
    await fill()
    await toPreview()
    mock.wallet.rejectNext()
    await byId(testIds.sendConfirm).click()
    await expect
      .poll(toasts.texts)
      .toContainEqual(expect.stringContaining('Failed to send transaction. Please try again.'))
    expect(form()).toMatchObject({ sendTokenAmount: '1,2', receiverAddress: receiver })
    await byId(testIds.accountAction('send')).click()
    await expect.element(byId(testIds.sendReceiver)).toHaveValue(receiver)
  })

  it('tells of a failure on the chain after the modal was closed', async () => {
    const { outcome, end } = createGate('failed')
    const { latchkit, toasts } = await setUp({ open: openForm, outcome })
    await fill()
    await toPreview()
    await byId(testIds.sendConfirm).click()
    await expect.poll(toasts.texts).toContainEqual(expect.stringContaining('Transaction started'))
    latchkit.modal.close()
    end()
    await expect.poll(toasts.texts).toContainEqual(expect.stringContaining('1.2 ETH could not be sent'))
    expect(latchkit.modal.getState().open).toBe(false)
  })

  it('tells that an outcome is not known yet, as long as the transfer may land', async () => {
    let fail = () => {}
    const outcome = new Promise<never>((_, reject) => {
      fail = () => reject(new Error('No endpoint.'))
    })
    const { toasts } = await setUp({ open: openForm, outcome })
    await fill()
    await toPreview()
    await byId(testIds.sendConfirm).click()
    await expect.poll(toasts.texts).toContainEqual(expect.stringContaining('Transaction started'))
    fail()
    await expect
      .poll(toasts.texts)
      .toContainEqual(expect.stringContaining('It is not known yet whether 1.2 ETH was sent'))
  })

  it('leaves a preview of another account', async () => {
    const { mock, sent } = await setUp({ open: openForm })
    await fill()
    await toPreview()
    await mock.wallet.changeAccount()
    await expect.element(byId(testIds.view('WalletSend'))).toBeVisible()
    await expect.element(byId(testIds.sendReceiver)).toHaveValue(receiver)
    expect(sent).not.toHaveBeenCalled()
  })

  it('goes back one step, not two, when the account changes while the name is resolved', async () => {
    const { latchkit, mock, sent, toasts, release } = await pressWithName()
    await mock.wallet.changeAccount()
    await expect.element(byId(testIds.view('WalletSend'))).toBeVisible()
    release()
    await expect.poll(toasts.texts).toContainEqual(expect.stringContaining('Nothing was sent'))
    expect(latchkit.modal.getState().view).toBe('WalletSend')
    expect(sent).not.toHaveBeenCalled()
  })

  it('does not take away from another view who left while the name was resolved', async () => {
    const { latchkit, sent, release } = await pressWithName()
    latchkit.modal.open({ view: 'Networks' })
    await expect.element(byId(testIds.view('Networks'))).toBeVisible()
    release()
    await expect.poll(() => sent.mock.calls.length).toBe(1)
    expect(latchkit.modal.getState().view).toBe('Networks')
  })
})

/** Presses the button of a preview with a name, which the gateway resolves when the test says so. */
async function pressWithName() {
  const url = `${location.origin}/names/named/${crypto.randomUUID()}`
  const app = await setUp({ open: {}, config: { gateway: { url } } })
  await byId(testIds.accountAction('send')).click()
  await fill('1', 'bob.acme.eth')
  await toPreview()
  const { outcome, end: release } = createGate(undefined)
  let isAsked = false
  const { fetch } = window
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const isName = String(input instanceof Request ? input.url : input).includes('/profile/account/')
    isAsked ||= isName
    if (isName) await outcome
    return fetch(input, init)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  await byId(testIds.sendConfirm).click()
  await expect.poll(() => isAsked).toBe(true)
  return { ...app, release }
}

describe('the form', () => {
  it('says what is wrong, and asks the wallet nothing', async () => {
    const estimate: { decimals?: number } = {}
    const { sent } = await setUp({ open: openForm, estimate })
    const said = () => shadow()?.querySelector('[aria-live=polite]')?.textContent
    for (const [amount, to, problem] of [
      ['1,000.5', receiver, 'Enter a number with at most one decimal separator'],
      ['1.6', receiver, 'Insufficient balance'],
      ['1.4995', receiver, 'Not enough ETH for the network fee'],
      ['0', receiver, 'Please enter a valid amount and receiver address'],
      ['1', receiver.replace('d8', 'D8'), 'At least one character of this address is wrong'],
      ['1', 'vitalik', 'Not an address on Ethereum'],
      ['1', `0x${'0'.repeat(40)}`, 'Assets sent to this address are lost'],
      ['1', receiver, 'The token list and the network disagree about ETH'],
    ] as const) {
      if (problem.includes('disagree')) estimate.decimals = 6
      await fill(amount, to)
      await byId(testIds.sendPreview).click()
      await expect.element(byId(testIds.view('WalletSend'))).toHaveTextContent(problem)
      await expect.poll(said).toContain(problem)
    }
    expect(sent).not.toHaveBeenCalled()
  })

  it('leaves who went back while it was checked where they are', async () => {
    const { outcome: wait, end } = createGate(undefined)
    const { latchkit, form } = await setUp({ open: {}, wait })
    await byId(testIds.accountAction('send')).click()
    await fill()
    await byId(testIds.sendPreview).click()
    await expect.element(byId(testIds.sendPreview)).toHaveTextContent('Checking…')
    await byId(testIds.back).click()
    await expect.element(byId(testIds.view('Account'))).toBeVisible()
    end()
    await expect.poll(() => form().preview).toBeDefined()
    await settled()
    expect(latchkit.modal.getState().view).toBe('Account')
  })

  it('does not fill in all there is of a token that is not chosen any more', async () => {
    const { outcome: wait, end } = createGate(undefined)
    const { form } = await setUp({ open: openForm, wait })
    await byId(testIds.sendMax).click()
    await byId(testIds.sendToken).click()
    await byId(testIds.token(usdc)).click()
    await expect.poll(() => form().token?.address).toBe(usdc)
    end()
    await settled()
    expect(form().sendTokenAmount).toBe('')
  })

  it('C15 fills in all there is less the fee, in the writing of the locale', async () => {
    await setUp({ open: openForm, locale: 'de' })
    await byId(testIds.sendMax).click()
    await expect.element(byId(testIds.sendAmount)).toHaveValue('1,499')
  })

  it('chooses a token with the keyboard, among hostile names', async () => {
    const tokens = Array.from({ length: 12 }, (_, index) => ({
      name: `\u202eUSD Coin ${'x'.repeat(index * 50)}<b>`,
      symbol: `EVIL${index}`,
      address: `0x${String(index).padStart(40, '0')}`,
    }))
    const { form } = await setUp({ open: openForm, tokens })
    await byId(testIds.sendAmount).fill('5')
    await byId(testIds.sendToken).click()
    await expect.element(byId(testIds.token('native'))).toBeVisible()
    await userEvent.keyboard('{Tab}{Tab}{Tab}')
    inShadow(testIds.token('native'))?.focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(byId(testIds.sendToken)).toHaveTextContent('USD Coin')
    expect(form().token?.address).toBe(usdc)
    // The amount was one of another token.
    expect(form().sendTokenAmount).toBe('')
    await byId(testIds.sendMax).click()
    await expect.element(byId(testIds.sendAmount)).toHaveValue('20')
    await byId(testIds.sendReceiver).fill(contract)
    await byId(testIds.sendPreview).click()
    expect(text(testIds.view('WalletSend'))).toContain('This is the contract of the token itself')
  })

  it('is filled in by the app, after the connect that it needs', async () => {
    const open = {
      view: 'WalletSend',
      arguments: { amount: '2.5', assetAddress: contract, namespace: 'eip155', chainId: 1, to: receiver },
    } as const
    const { latchkit, form } = await setUp({ open, isConnected: false })
    await expect.element(byId(testIds.view('Connect'))).toBeVisible()
    await byId(testIds.wallet(connectors[0])).click()
    await expect.element(byId(testIds.view('WalletSend'))).toBeVisible()
    await expect.poll(() => form().token?.address).toBe(usdc)
    expect(form()).toMatchObject({ sendTokenAmount: '2.5', receiverAddress: receiver })
    // Input that was chosen since stays when the user returns to the form.
    await byId(testIds.sendToken).click()
    await byId(testIds.token('native')).click()
    await byId(testIds.sendAmount).fill('1.25')
    await toPreview()
    await expect.element(byId(testIds.view('WalletSendPreview'))).toHaveTextContent('1.25 ETH')
    await byId(testIds.back).click()
    await expect.element(byId(testIds.view('WalletSend'))).toBeVisible()
    expect(form()).toMatchObject({ sendTokenAmount: '1.25', receiverAddress: receiver })
    await toPreview()
    latchkit.modal.close()
    latchkit.modal.open({ view: 'Connect' })
    latchkit.modal.close()
    expect(latchkit.modal.getState().open).toBe(false)
  })

  it('is left with an alert for a network that the app does not list', async () => {
    const open = { view: 'WalletSend', arguments: { amount: '2.5', chainId: 10, to: receiver } } as const
    const { form } = await setUp({ open, config: { logLevel: 'silent' } })
    await expect.element(byId(testIds.view('Account'))).toBeVisible()
    await expect.element(byId(testIds.alert)).toHaveTextContent('Network Not Found')
    expect(form()).toMatchObject({ sendTokenAmount: '', receiverAddress: '' })
  })

  it('leads to the networks from an open modal, too, on one that the app does not list', async () => {
    const { latchkit, mock } = await setUp({ open: false })
    await mock.wallet.changeChain('eip155:10')
    latchkit.modal.open({ view: 'Networks' })
    await expect.element(byId(testIds.view('Networks'))).toBeVisible()
    latchkit.modal.open(openForm)
    await expect.element(byId(testIds.view('UnsupportedChain'))).toBeVisible()
  })

  it('is of the active account where the one that the app asked for is gone', async () => {
    const { latchkit, form } = await setUp({ open: false })
    updateSend(latchkit.client, { namespace: 'solana', sendTokenAmount: '1' })
    latchkit.modal.open(openForm)
    await expect.element(byId(testIds.sendToken)).toHaveTextContent('Ether')
    expect(form()).toMatchObject({ namespace: undefined, sendTokenAmount: '1' })
  })

  it('does not follow a connect that was given up', async () => {
    const { latchkit, mock } = await setUp({ open: openForm, isConnected: false })
    await expect.element(byId(testIds.view('Connect'))).toBeVisible()
    latchkit.modal.close()
    await mock.connect({ connectorId: connectors[0].id, signal })
    latchkit.modal.open()
    await expect.element(byId(testIds.view('Account'))).toBeVisible()
    latchkit.modal.close()
    expect(latchkit.modal.getState().open).toBe(false)
  })
})
