import {
  createPublicClient,
  getAddress,
  http,
  numberToHex,
  parseEther,
  parseTransaction,
  recoverMessageAddress,
  recoverTypedDataAddress,
  stringToHex,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { asHex } from '../bytes.js'
import { nextEvent, pageSuite } from './pageSuite.js'

const suite = pageSuite()
const chain = () => createPublicClient({ transport: http(suite.setup.stack.chains[0].rpcUrl) })

describe('signing', () => {
  test('signs a message, shown in full, with the key of the account', async () => {
    const { wallet } = suite.setup
    const session = await suite.connect()
    const message = 'Hello, wallet: äöü'
    const reply = suite.ask(session, 'personal_sign', [stringToHex(message), suite.addresses[0]])
    await wallet.request('personal_sign')
    expect(await wallet.page.getByTestId('approval-message').textContent()).toBe(message)
    await wallet.approveRequest('personal_sign')
    const signature = asHex(await reply)
    expect(await recoverMessageAddress({ message, signature })).toBe(suite.addresses[0])
  })

  test('signs typed data', async () => {
    const session = await suite.connect()
    const typedData = {
      domain: { name: 'Test', version: '1', chainId: 31337 },
      types: { Mail: [{ name: 'text', type: 'string' }] },
      primaryType: 'Mail',
      message: { text: 'hi' },
    } as const
    const reply = suite.ask(session, 'eth_signTypedData_v4', [suite.addresses[0], JSON.stringify(typedData)])
    await suite.setup.wallet.approveRequest('eth_signTypedData_v4')
    const signature = asHex(await reply)
    expect(await recoverTypedDataAddress({ ...typedData, signature })).toBe(suite.addresses[0])
  })

  test('shows one request after the other, and rejects with either code', async () => {
    const { wallet } = suite.setup
    const session = await suite.connect()
    const sign = (text: string) =>
      suite.ask(session, 'personal_sign', [stringToHex(text), suite.addresses[0]])
    const first = sign('first')
    await wallet.request()
    const second = sign('second')
    await wallet.page.getByTestId('waiting').getByText('1 more').waitFor()
    expect(await wallet.page.getByTestId('approval-message').textContent()).toBe('first')
    await wallet.rejectRequest()
    expect(await first).toMatchObject({ code: 5000 })
    await wallet.setRejectCode(4001)
    await wallet.rejectRequest()
    expect(await second).toMatchObject({ code: 4001 })
    await wallet.setRejectCode(5000)
  })

  test('refuses eth_sign, methods it does not know, and accounts that were not granted', async () => {
    const session = await suite.connect({ methods: ['eth_sign', 'wallet_unheardOf', 'personal_sign'] })
    const [first, second] = suite.addresses
    expect(await suite.ask(session, 'eth_sign', [first, '0x00'])).toMatchObject({ code: 4200 })
    expect(await suite.ask(session, 'wallet_unheardOf', [])).toMatchObject({ code: 4200 })
    expect(await suite.ask(session, 'personal_sign', ['0x00', second])).toMatchObject({ code: 4100 })
  })
})

describe('transactions', () => {
  const value = parseEther('1.5')

  test('sends one that the chain has', async () => {
    const { wallet } = suite.setup
    const session = await suite.connect()
    const [from, , , , , , , to] = suite.addresses
    const reply = suite.ask(session, 'eth_sendTransaction', [{ from, to, value: numberToHex(value) }])
    await wallet.request('eth_sendTransaction')
    expect(await wallet.page.getByTestId('tx-value').textContent()).toBe('1.5 ETH')
    expect(await wallet.page.getByTestId('tx-to').textContent()).toBe(to)
    await wallet.approveRequest()
    const hash = asHex(await reply)
    expect(
      (await chain().waitForTransactionReceipt({ checkReplacement: false, hash, pollingInterval: 20 }))
        .status,
    ).toBe('success')
    const transaction = await chain().getTransaction({ hash })
    expect(transaction).toMatchObject({ value, chainId: 31337 })
    expect(getAddress(transaction.from)).toBe(from)
  })

  test('signs one without sending it, and sends what was signed', async () => {
    const { wallet } = suite.setup
    const session = await suite.connect()
    const [from, , , , , , , , to] = suite.addresses
    const signed = suite.ask(session, 'eth_signTransaction', [{ from, to, value: numberToHex(value) }])
    await wallet.approveRequest('eth_signTransaction')
    const raw = asHex(await signed)
    expect(parseTransaction(raw)).toMatchObject({ chainId: 31337, value })
    const sent = suite.ask(session, 'eth_sendRawTransaction', [raw])
    await wallet.approveRequest('eth_sendRawTransaction')
    const hash = asHex(await sent)
    expect(
      (await chain().waitForTransactionReceipt({ checkReplacement: false, hash, pollingInterval: 20 }))
        .status,
    ).toBe('success')
  })

  test('sends calls one by one, shows so beforehand, and returns their status', async () => {
    const { wallet } = suite.setup
    const session = await suite.connect()
    const [from, , , , , , , , , to] = suite.addresses
    expect(await suite.ask(session, 'wallet_getCapabilities', [from, ['0x7a69']])).toEqual({
      '0x7a69': { atomic: { status: 'unsupported' } },
    })
    const calls = [
      { to, value: '0x1' },
      { to, value: '0x2' },
    ]
    const bundle = { version: '2.0.0', chainId: '0x7a69', from, atomicRequired: false, calls }
    expect(await suite.ask(session, 'wallet_sendCalls', [{ ...bundle, atomicRequired: true }])).toMatchObject(
      { code: 5760 },
    )
    const reply = suite.ask(session, 'wallet_sendCalls', [{ ...bundle, id: 'bundle-1' }])
    await wallet.approveRequest('wallet_sendCalls')
    expect(await reply).toEqual({ id: 'bundle-1' })
    const status = () => suite.ask(session, 'wallet_getCallsStatus', ['bundle-1'])
    await expect.poll(status).toMatchObject({ status: 200, receipts: [{ status: '0x1' }, { status: '0x1' }] })
    expect(await suite.ask(session, 'wallet_getCallsStatus', ['other'])).toMatchObject({ code: 5730 })
  })
})

describe('networks', () => {
  test('switches to a granted one, and grants another on the way', async () => {
    const { wallet, dapp } = suite.setup
    const session = await suite.connect({ chains: [31337] })
    const updated = nextEvent(dapp, 'session_update')
    const changed = nextEvent(dapp, 'session_event')
    const reply = suite.ask(session, 'wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])
    await wallet.approveRequest('wallet_switchEthereumChain')
    expect(await reply).toBeNull()
    expect((await updated).params.namespaces.eip155?.chains).toEqual(['eip155:31337', 'eip155:31338'])
    expect((await changed).params.event).toEqual({ name: 'chainChanged', data: 31338 })
    expect(await suite.ask(session, 'eth_chainId', [], 31338)).toBe('0x7a6a')
    expect(await suite.ask(session, 'wallet_switchEthereumChain', [{ chainId: '0xabcdef' }])).toMatchObject({
      code: 4902,
    })
  })
})

describe('a wallet that behaves badly', () => {
  test('stays silent, and goes on where it was when it speaks again', async () => {
    const { wallet } = suite.setup
    const session = await suite.connect()
    await wallet.setSilent(true)
    const reply = suite.ask(session, 'personal_sign', ['0x00', suite.addresses[0]])
    const accounts = suite.ask(session, 'eth_accounts', [])
    // Both have come when the later one has, yet nothing shows.
    const pending = () => wallet.page.evaluate(() => document.body.dataset.pending)
    await expect.poll(pending).toBe('2')
    expect(await wallet.page.getByTestId('request').count()).toBe(0)
    await wallet.setSilent(false)
    expect(await accounts).toEqual([suite.addresses[0]])
    await wallet.approveRequest('personal_sign')
    asHex(await reply)
  })

  test('answers late, after a reload even, and does the work once', async () => {
    const { wallet } = suite.setup
    const session = await suite.connect()
    const [from, to] = suite.addresses
    const before = await chain().getTransactionCount({ address: from ?? '0x' })
    await wallet.setAnswerLate(true)
    const reply = suite.ask(session, 'eth_sendTransaction', [{ from, to, value: '0x1' }])
    await wallet.approveRequest('eth_sendTransaction')
    await wallet.reload()
    expect(await wallet.page.getByTestId('request').count()).toBe(0)
    await wallet.release()
    const hash = asHex(await reply)
    expect(
      (await chain().waitForTransactionReceipt({ checkReplacement: false, hash, pollingInterval: 20 }))
        .status,
    ).toBe('success')
    expect(await chain().getTransactionCount({ address: from ?? '0x' })).toBe(before + 1)
    await wallet.setAnswerLate(false)
  })

  test('shows after a reload what waited before it', async () => {
    const { wallet } = suite.setup
    const session = await suite.connect()
    const reply = suite.ask(session, 'personal_sign', ['0x00', suite.addresses[0]])
    await wallet.request('personal_sign')
    await wallet.reload()
    await wallet.approveRequest('personal_sign')
    asHex(await reply)
  })

  test('gets from the relay what was asked while it was offline', async () => {
    const { wallet } = suite.setup
    const session = await suite.connect()
    await wallet.setOffline(true)
    const reply = suite.ask(session, 'personal_sign', ['0x00', suite.addresses[0]])
    await wallet.setOffline(false)
    await wallet.approveRequest('personal_sign')
    asHex(await reply)
  })
})
