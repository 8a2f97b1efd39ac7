import { afterEach, describe, expect, it, vi } from 'vitest'
import { type AccountServer, startAccountServer } from '../../../test/accountServer.js'
import { codeOf } from '../../../test/codeOf.js'
import { contract, native, one, openSend, receiver, token } from '../../../test/openSend.js'
import { createMemoryStorage } from '../../platform/createMemoryStorage.js'
import { pendingTransactionsAtom } from '../activity/atoms.js'
import { followPendingTransactions } from '../activity/followPendingTransactions.js'
import { accountsAtom } from '../connection/start/atoms.js'
import { switchNetwork } from '../networks/switchNetwork.js'
import { receiversAtom, sendAtom } from './atoms.js'
import { confirmSend } from './confirmSend.js'
import { getMaxAmount } from './getMaxAmount.js'
import { getReceivers } from './getReceivers.js'
import { restoreReceivers } from './pastReceivers.js'
import { prepareSend } from './prepareSend.js'
import { resetSend } from './updateSend.js'

const servers: AccountServer[] = []
afterEach(() => Promise.all(servers.splice(0).map(server => server.close())))

describe('prepareSend', () => {
  it('makes of the form what is sent, with the fee', async () => {
    const { client, fill, estimateTransfer } = await openSend()
    fill({ receiverAddress: receiver.slice(2).toLowerCase() })
    const preview = await prepareSend(client)
    expect(preview).toMatchObject({ amount: (12n * one) / 10n, receiverAddress: receiver, fee: one / 10n })
    expect(client.store.get(sendAtom).preview).toBe(preview)
    expect(estimateTransfer.mock.calls[0]).toMatchObject([{ to: receiver, value: (12n * one) / 10n }])
    fill({ sendTokenAmount: '1' })
    expect(client.store.get(sendAtom).preview).toBeUndefined()
  })

  it.each([
    ['no token', { token: undefined }, 'send/incomplete'],
    ['a token of another network', { token: { ...native, chainId: 'eip155:1' } }, 'send/incomplete'],
    ['no amount', { sendTokenAmount: '' }, 'send/incomplete'],
    ['zero', { sendTokenAmount: '0,0' }, 'send/incomplete'],
    ['two decimal signs', { sendTokenAmount: '1,000.5' }, 'send/incomplete'],
    ['no receiver', { receiverAddress: ' ' }, 'send/incomplete'],
    ['a wrong letter', { receiverAddress: receiver.replace('d8', 'D8') }, 'send/invalid-receiver'],
    ['a name without a gateway', { receiverAddress: 'vitalik.eth' }, 'send/invalid-receiver'],
    ['the contract', { token, sendTokenAmount: '1', receiverAddress: contract }, 'send/invalid-receiver'],
    ['more than there is', { sendTokenAmount: '1.6' }, 'send/insufficient-balance'],
    ['nothing left for the fee', { sendTokenAmount: '1.45' }, 'send/insufficient-gas'],
    ['decimals of the list', { token: { ...native, quantity: token.quantity } }, 'send/decimals-mismatch'],
  ])('refuses %s', async (_, changes, code) => {
    const { client, fill } = await openSend()
    fill(changes)
    expect(await codeOf(prepareSend(client))).toBe(code)
    expect(client.store.get(sendAtom).preview).toBeUndefined()
  })

  it('reads the amount as the token shows it, and keeps nothing where it may', async () => {
    const told = { multiplier: 2.5, received: 590_000n, notes: ['permanent-delegate'] as const }
    const own = { decimals: 6, balance: 20_000_000n, fee: (3n * one) / 2n, reserve: one }
    const { client, fill, estimateTransfer } = await openSend({ estimate: { ...told, ...own } })
    fill({ token, sendTokenAmount: '1.5' })
    expect(await prepareSend(client)).toMatchObject({ amount: 600_000n, ...told })
    expect(estimateTransfer.mock.calls.at(-1)).toMatchObject([{ value: 600_000n }])
    expect(await getMaxAmount(client)).toEqual({ value: 50_000_000n, decimals: 6 })
  })

  it('says exactly what is missing in the words of the specification', async () => {
    const { client } = await openSend()
    await expect(prepareSend(client)).rejects.toMatchObject({
      shortMessage: 'Please enter a valid amount and receiver address',
    })
  })

  it.each([
    [
      'a fee that the currency does not cover',
      { nativeBalance: one / 10n - 1n },
      {},
      'send/insufficient-gas',
    ],
    ['less than a new account needs', { minimum: 2n * one }, {}, 'send/amount-too-low'],
    ['what leaves too little', { reserve: 2n * one }, {}, 'send/below-reserve'],
    [
      'no currency at all, though the fee is nothing',
      { fee: 0n, nativeBalance: 0n },
      {},
      'send/insufficient-gas',
    ],
    ['neither for a smart account', { nativeBalance: 0n }, { accountTypes: ['smartAccount'] }, 'prepared'],
    ['a fee that is covered to the last unit', { nativeBalance: one / 10n }, {}, 'prepared'],
  ] as const)('compares in the smallest unit: %s', async (_, estimate, parameters, code) => {
    const { client, fill } = await openSend({
      ...parameters,
      estimate: { decimals: 6, balance: 20_000_000n, ...estimate },
    })
    fill({ token, sendTokenAmount: '20' })
    if (code === 'prepared') await expect(prepareSend(client)).resolves.toBeDefined()
    else expect(await codeOf(prepareSend(client))).toBe(code)
  })

  it('does not show what was prepared for another form', async () => {
    const { client, fill, estimateTransfer } = await openSend()
    fill()
    const preparing = prepareSend(client)
    fill({ sendTokenAmount: '1' })
    await preparing
    expect(client.store.get(sendAtom).preview).toBeUndefined()
    expect(estimateTransfer).toHaveBeenCalledTimes(1)
  })
})

describe('getMaxAmount', () => {
  it.each([
    ['the currency less the fee', {}, {}, (14n * one) / 10n],
    ['nothing where the fee is more', { fee: 2n * one }, {}, 0n],
    ['all of it in a smart account', {}, { accountTypes: ['smartAccount'] }, (15n * one) / 10n],
  ] as const)('is %s', async (_, estimate, parameters, value) => {
    const { client, fill } = await openSend({ ...parameters, estimate })
    fill({ sendTokenAmount: '', receiverAddress: '' })
    expect(await getMaxAmount(client)).toEqual({ value, decimals: 18 })
  })

  it('is all of a token', async () => {
    const { client, fill } = await openSend({ estimate: { decimals: 6, balance: 20_000_000n } })
    fill({ token })
    expect(await getMaxAmount(client)).toEqual({ value: 20_000_000n, decimals: 6 })
  })
})

describe('confirmSend', () => {
  it('sends once at a double press, says so, and empties the form', async () => {
    const { client, fill, mock, sent, events } = await openSend()
    fill()
    await prepareSend(client)
    const release = mock.wallet.holdNext()
    const onAsk = vi.fn()
    const first = confirmSend(client, { onAsk })
    expect(confirmSend(client)).toBe(first)
    expect(client.store.get(sendAtom).loading).toBe(true)
    await vi.waitUntil(() => sent.mock.calls.length > 0)
    await release()
    const { hash, outcome } = await first
    const value = (12n * one) / 10n
    const estimated = { received: value, priorityFee: 0n }
    const caipNetworkId = 'eip155:31337'
    const from = expect.any(String)
    expect(sent.mock.calls).toEqual([[{ to: receiver, value, from, caipNetworkId, estimated }]])
    expect(onAsk).toHaveBeenCalledTimes(1)
    expect(events).toEqual(['SEND_INITIATED', 'SEND_SUCCESS'])
    expect(client.store.get(sendAtom)).toMatchObject({
      sendTokenAmount: '',
      token: undefined,
      loading: false,
    })
    expect(await outcome).toEqual({ status: 'confirmed', hash, isNew: true })
    expect(await codeOf(confirmSend(client))).toBe('send/incomplete')
    expect(sent).toHaveBeenCalledTimes(1)
  })

  it('sends no second transfer while the first waits for the wallet', async () => {
    const { client, fill, mock, sent } = await openSend()
    fill()
    await prepareSend(client)
    const release = mock.wallet.holdNext()
    const first = confirmSend(client)
    await vi.waitUntil(() => sent.mock.calls.length > 0)
    fill({ sendTokenAmount: '0.1' })
    await prepareSend(client)
    expect(await codeOf(confirmSend(client))).toBe('send/pending')
    await release()
    await first
    // Input that was typed meanwhile stays.
    expect(client.store.get(sendAtom).sendTokenAmount).toBe('0.1')
    await confirmSend(client)
    expect(sent).toHaveBeenCalledTimes(2)
  })

  it('keeps the form when the wallet refuses', async () => {
    const { client, fill, mock, events } = await openSend()
    fill()
    const preview = await prepareSend(client)
    mock.wallet.rejectNext()
    await expect(confirmSend(client)).rejects.toMatchObject({
      code: 'send/failed',
      shortMessage: 'Failed to send transaction. Please try again.',
      cause: { code: 'rpc/user-rejected' },
    })
    expect(events).toEqual(['SEND_INITIATED', 'SEND_ERROR'])
    expect(client.store.get(sendAtom)).toMatchObject({ sendTokenAmount: '1,2', preview, loading: false })
    await confirmSend(client)
    expect(events.at(-1)).toBe('SEND_SUCCESS')
  })

  it('sends nothing from another account or network than was shown', async () => {
    const { client, fill, mock, sent, events } = await openSend()
    fill()
    await prepareSend(client)
    await switchNetwork(client, { network: 'eip155:31338' })
    expect(await codeOf(confirmSend(client))).toBe('send/sender-changed')
    await switchNetwork(client, { network: 'eip155:31337' })
    await mock.wallet.changeAccount()
    expect(await codeOf(confirmSend(client))).toBe('send/sender-changed')
    expect([sent.mock.calls.length, events]).toEqual([0, []])
  })

  it('knows the other accounts of the wallet and past receivers, the latest first and each once', async () => {
    const storage = createMemoryStorage()
    const { client, fill } = await openSend({ storage })
    const { address: from = '', allAccounts = [] } = client.store.get(accountsAtom).eip155 ?? {}
    const accounts = allAccounts.map(one => one.address).filter(address => address !== from)
    expect(accounts).not.toEqual([])
    const known = () => getReceivers(client, { namespace: 'eip155', from })
    expect(known()).toEqual(accounts.map(address => ({ address, kind: 'account' })))
    for (const receiverAddress of [receiver, contract, from, accounts[0] ?? '', receiver]) {
      fill({ receiverAddress, sendTokenAmount: '0,1' })
      await prepareSend(client)
      await confirmSend(client)
    }
    expect(known()).toEqual([
      ...accounts.map(address => ({ address, kind: 'account' })),
      { address: receiver, kind: 'past' },
      { address: contract, kind: 'past' },
    ])
    expect(getReceivers(client, { namespace: 'solana', from })).toEqual([])
    expect(client.store.get(receiversAtom)).toEqual(known())
    const later = await openSend({ storage })
    restoreReceivers(later.client, 'eip155')
    expect(later.client.store.get(receiversAtom)).toEqual(known())
  })

  it('warns of an address that looks like a past receiver, also after a reload', async () => {
    const storage = createMemoryStorage()
    const { client, fill } = await openSend({ storage })
    fill()
    expect((await prepareSend(client)).lookalike).toBeUndefined()
    await confirmSend(client)
    client.destroy()
    const later = await openSend({ storage })
    later.fill({
      receiverAddress: `${receiver.slice(0, 6)}${'0'.repeat(32)}${receiver.slice(-4)}`.toLowerCase(),
    })
    expect((await prepareSend(later.client)).lookalike).toBe(receiver)
  })

  it('says nothing of how it ended where the chain cannot be asked, and ends with the client', async () => {
    const waitForTransaction = vi.fn(
      ({ signal }: { signal?: AbortSignal | undefined }) =>
        new Promise<never>((_, reject) =>
          signal?.addEventListener('abort', () => reject(new TypeError('over'))),
        ),
    )
    const { client, fill } = await openSend({ methods: { waitForTransaction } })
    fill()
    await prepareSend(client)
    const { outcome, hash } = await confirmSend(client)
    // Kept for the next visit; the account, which follows what is pending, leaves it to this.
    expect(client.store.get(pendingTransactionsAtom)).toMatchObject([{ hash, chain: 'eip155:31337' }])
    followPendingTransactions(client)
    expect(waitForTransaction).toHaveBeenCalledTimes(1)
    client.destroy()
    expect(await outcome).toBeUndefined()
  })
})

describe('a name', () => {
  async function setUpNames(addresses: { [coinType: string]: string }) {
    const server = await startAccountServer([])
    servers.push(server)
    const entries = () =>
      Object.fromEntries(Object.entries(addresses).map(([type, address]) => [type, { address, created: '' }]))
    server.answer('profile/account/vitalik.eth', () => ({
      body: {
        name: 'vitalik.eth\u202e',
        registered_at: '',
        addresses: entries(),
        attributes: [{ avatar: `${server.url}/public/getRemoteImage/1` }],
      },
    }))
    return { server, ...(await openSend({ gateway: { url: server.url } })) }
  }

  it('is shown with its address and its image, and looked up again at the press: a change stops', async () => {
    const addresses: { [type: string]: string } = { '60': contract, '2147514985': receiver.toLowerCase() }
    const { client, fill, sent, server } = await setUpNames(addresses)
    fill({ receiverAddress: 'vitalik.eth' })
    expect(await prepareSend(client)).toMatchObject({
      receiverAddress: receiver,
      receiverProfileName: 'vitalik.eth',
      receiverProfileImageUrl: `${server.url}/public/getRemoteImage/1`,
      isEthereumAddress: false,
    })
    addresses['2147514985'] = contract
    expect(await codeOf(confirmSend(client))).toBe('send/receiver-changed')
    expect(sent).not.toHaveBeenCalled()
    expect((await prepareSend(client)).receiverAddress).toBe(contract)
    await confirmSend(client)
    expect(sent).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['that of every chain', { '2147483648': receiver, '60': contract }, receiver, false],
    ['that of Ethereum, and says so', { '60': receiver }, receiver, true],
  ])('has else %s', async (_, addresses, receiverAddress, isEthereumAddress) => {
    const { client, fill } = await setUpNames(addresses)
    fill({ receiverAddress: 'vitalik.eth' })
    expect(await prepareSend(client)).toMatchObject({ receiverAddress, isEthereumAddress })
  })

  it('counts for all there is less the fee, which may be higher where the receiver is a contract', async () => {
    const { client, fill, estimateTransfer } = await setUpNames({ '60': contract })
    fill({ receiverAddress: 'vitalik.eth' })
    expect((await getMaxAmount(client)).value).toBe((14n * one) / 10n)
    expect(estimateTransfer.mock.calls[0]).toMatchObject([{ to: contract }])
    fill({ receiverAddress: 'nobody.eth' })
    expect((await getMaxAmount(client)).value).toBe((14n * one) / 10n)
    expect(estimateTransfer.mock.calls[1]).toMatchObject([
      { to: client.store.get(accountsAtom).eip155?.address },
    ])
  })

  it.each([
    ['that is not registered', 'nobody.eth', {}],
    ['has no address here', 'vitalik.eth', { '0': 'bc1qexample' }],
  ])('that %s is an error', async (_, receiverAddress, addresses) => {
    const { client, fill } = await setUpNames(addresses)
    fill({ receiverAddress })
    await expect(prepareSend(client)).rejects.toMatchObject({
      code: 'names/unresolved',
      shortMessage: 'Error resolving name',
    })
  })

  it('that leads to the zero address is refused', async () => {
    const { client, fill } = await setUpNames({ '60': `0x${'0'.repeat(40)}` })
    fill({ receiverAddress: 'vitalik.eth' })
    expect(await codeOf(prepareSend(client))).toBe('send/invalid-receiver')
    resetSend(client)
    expect(client.store.get(sendAtom).receiverAddress).toBe('')
  })
})
