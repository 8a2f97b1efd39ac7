import { ed25519 } from '@noble/curves/ed25519.js'
import { type Adapter, WalletNotConnectedError, WalletReadyState } from '@solana/wallet-adapter-base'
import {
  Connection,
  Keypair,
  type PublicKey,
  SystemProgram,
  Transaction,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect, inject, it, onTestFinished, vi } from 'vitest'
import { createStandardWallet } from '../createStandardWallet.js'
import { openPage } from '../openPage.js'
import { putWallets } from '../putWallets.js'
import { named, open, openConnected, render, type Seen } from './openWalletAdapterApp.js'

it('selects, connects and disconnects, with the fields of wallet-adapter', async () => {
  const { wallet, until, read, seen, key } = open()
  const first = await until(now => now.wallets.length === 2)
  expect(first).toMatchObject({
    autoConnect: false,
    wallet: null,
    publicKey: null,
    connected: false,
    connecting: false,
    disconnecting: false,
    signTransaction: undefined,
    signMessage: undefined,
    anchor: undefined,
  })
  expect(first.wallets.map(({ adapter, readyState }) => [adapter.name, readyState])).toEqual([
    ['Chain Wallet', WalletReadyState.Installed],
    ['Other Wallet', WalletReadyState.Installed],
  ])
  first.select(named('Chain Wallet'))
  const selected = await until(now => now.wallet !== null)
  expect(selected.wallet).toBe(first.wallets[0])
  expect([selected.connected, wallet.asked.length]).toEqual([false, 0])
  const events: unknown[] = []
  selected.wallet?.adapter.on('connect', (publicKey: PublicKey) => void events.push(publicKey.toBase58()))
  selected.wallet?.adapter.on('disconnect', () => void events.push('disconnect'))
  const release = wallet.holdNext()
  const connecting = selected.connect()
  await until(now => now.connecting)
  await release()
  await connecting
  const connected = await until(now => now.connected)
  expect(connected.publicKey?.equals(key.publicKey)).toBe(true)
  expect(connected.wallet?.adapter).toMatchObject({ connected: true, publicKey: connected.publicKey })
  expect(connected.anchor?.publicKey).toBe(connected.publicKey)
  // Fields that belong together change together.
  expect(seen.every(now => now.connected === (now.publicKey !== null))).toBe(true)
  expect(seen.every(now => now.connected === (now.signTransaction !== undefined))).toBe(true)
  await connected.disconnect()
  await until(now => now.wallet === null && !now.disconnecting)
  expect(read()).toMatchObject({ publicKey: null, connected: false, signTransaction: undefined })
  expect(seen.some(now => now.disconnecting)).toBe(true)
  expect(events).toEqual([key.publicKey.toBase58(), 'disconnect'])
})

it('keeps its objects while nothing changes, and follows the account', async () => {
  const { wallet, until, read } = await openConnected()
  const before = read()
  putWallets([createStandardWallet({ name: 'Late Wallet', keys: [], chains: { 'solana:localnet': '' } })])
  const later = await until(now => now.wallets.length === 3)
  for (const name of [
    'publicKey',
    'wallet',
    'signTransaction',
    'sendTransaction',
    'connection',
    'anchor',
  ] as const)
    expect(later[name], name).toBe(before[name])
  const events: string[] = []
  later.wallet?.adapter.on('connect', (publicKey: PublicKey) => void events.push(publicKey.toBase58()))
  const address = await wallet.changeAccount()
  const moved = await until(now => now.publicKey !== before.publicKey)
  expect(moved.publicKey?.toBase58()).toBe(address)
  expect(events).toEqual([address])
})

it('sends legacy and versioned transactions, with signers', async () => {
  const { read, confirm, chain, to, move, versioned, key, wallet } = await openConnected()
  const { sendTransaction, connection } = read()
  const account = Keypair.generate()
  const create = SystemProgram.createAccount({
    fromPubkey: key.publicKey,
    newAccountPubkey: account.publicKey,
    lamports: 2_000_000,
    space: 0,
    programId: SystemProgram.programId,
  })
  await confirm(
    await sendTransaction(new Transaction().add(create, move()), connection, { signers: [account] }),
  )
  expect(await chain.getBalance(account.publicKey)).toBe(2_000_000)
  await confirm(await sendTransaction(await versioned(), connection))
  expect(await connection.getBalance(to)).toBe(4_000_000)
  expect(wallet.asked.at(-1)?.inputs).toMatchObject([
    { chain: 'solana:localnet', options: { preflightCommitment: 'confirmed' } },
  ])
})

it('leaves sending to the connection where the wallet only signs', async () => {
  const { read, confirm, chain, move } = await openConnected({
    without: ['solana:signAndSendTransaction', 'solana:signMessage', 'solana:signIn'],
  })
  const now = read()
  expect([now.signMessage, now.signIn]).toEqual([undefined, undefined])
  const names = ['signTransaction', 'signAllTransactions', 'signMessage', 'signIn']
  const { adapter = {} } = now.wallet ?? {}
  expect(names.filter(name => name in adapter)).toEqual(['signTransaction', 'signAllTransactions'])
  const methods: string[] = []
  const own = new Connection(inject('rpcUrl'), {
    commitment: 'confirmed',
    fetch: (url, init) => {
      methods.push((JSON.parse(String(init?.body)) as { readonly method: string }).method)
      return fetch(url, init)
    },
  })
  await confirm(await now.sendTransaction(new Transaction().add(move()), own))
  expect(methods).toEqual(['getLatestBlockhash', 'sendTransaction'])
  expect(chain.rpcEndpoint).toBe(own.rpcEndpoint)
})

it('signs transactions, several with one prompt, messages and sign-ins', async () => {
  const { read, confirm, chain, versioned, wallet, key } = await openConnected()
  const { signTransaction, signAllTransactions, signMessage, signIn } = read()
  const signed = await signTransaction?.(await versioned())
  expect(signed).toBeInstanceOf(VersionedTransaction)
  if (signed) await confirm(await chain.sendTransaction(signed))
  const before = wallet.countAsked('solana:signTransaction')
  const many = await signAllTransactions?.([await versioned(), await versioned()])
  expect(many?.every(one => one.signatures[0]?.some(byte => byte !== 0))).toBe(true)
  expect(wallet.countAsked('solana:signTransaction')).toBe(before + 1)
  const message = new TextEncoder().encode('Hello')
  const signature = await signMessage?.(message)
  expect(signature && ed25519.verify(signature, message, key.publicKey.toBytes())).toBe(true)
  const output = await signIn?.({ domain: location.host, nonce: 'abcdefgh12345678' })
  expect(output?.account).toMatchObject({ address: key.publicKey.toBase58(), chains: ['solana:localnet'] })
  expect(output && ed25519.verify(output.signature, output.signedMessage, key.publicKey.toBytes())).toBe(true)
})

it('throws the errors of wallet-adapter-base, once to onError, with ours as their error', async () => {
  const { wallet, until, read, errors } = open()
  await until(now => now.wallets.length === 2)
  await expect(read().connect()).rejects.toMatchObject({ name: 'WalletNotSelectedError' })
  const { sendTransaction, connection } = read()
  const empty = new Transaction()
  await expect(sendTransaction(empty, connection)).rejects.toMatchObject({ name: 'WalletNotSelectedError' })
  read().select(named('Chain Wallet'))
  const { wallet: chosen } = await until(now => now.wallet !== null)
  await expect(sendTransaction(empty, connection)).rejects.toBeInstanceOf(WalletNotConnectedError)
  wallet.rejectNext()
  await expect(read().connect()).rejects.toMatchObject({
    name: 'WalletConnectionError',
    error: { code: 'rpc/user-rejected' },
  })
  // A failed connect takes the selection back.
  await until(now => now.wallet === null)
  expect(errors.map(([error, adapter]) => [error.name, adapter?.name])).toEqual([
    ['WalletNotSelectedError', undefined],
    ['WalletNotSelectedError', undefined],
    ['WalletNotConnectedError', 'Chain Wallet'],
    ['WalletConnectionError', 'Chain Wallet'],
  ])
  expect(errors.at(-1)?.[1]).toBe(chosen?.adapter)
})

it.each([
  ['WalletSignTransactionError', (now: Seen, one: VersionedTransaction) => now.signTransaction?.(one)],
  ['WalletSignTransactionError', (now: Seen, one: VersionedTransaction) => now.signAllTransactions?.([one])],
  ['WalletSignMessageError', (now: Seen) => now.signMessage?.(new Uint8Array([1]))],
  ['WalletSignInError', (now: Seen) => now.signIn?.({ domain: location.host })],
  [
    'WalletSendTransactionError',
    (now: Seen, one: VersionedTransaction) => now.sendTransaction(one, now.connection),
  ],
] as const)('throws %s when the user rejects', async (name, ask) => {
  const { wallet, read, versioned, errors } = await openConnected()
  const transaction = await versioned()
  wallet.rejectNext()
  await expect(ask(read(), transaction)).rejects.toMatchObject({ name, error: { code: 'rpc/user-rejected' } })
  expect(errors.map(([error]) => error.name)).toEqual([name])
})

it('never signs for another cluster than that of the connection', async () => {
  const { wallet, read, versioned } = await openConnected()
  const transaction = await versioned()
  const before = wallet.asked.length
  const testnet = new Connection('https://api.testnet.solana.com')
  await expect(read().sendTransaction(transaction, testnet)).rejects.toMatchObject({
    name: 'WalletSendTransactionError',
    error: { code: 'networks/not-found' },
  })
  expect(wallet.asked.length).toBe(before)
  // The app lists devnet, with another endpoint.
  wallet.rejectNext()
  const devnet = new Connection('https://api.devnet.solana.com')
  await expect(read().sendTransaction(transaction, devnet)).rejects.toThrow()
  expect(wallet.asked.at(-1)?.inputs).toMatchObject([{ chain: 'solana:devnet' }])
})

it('connects what is selected with autoConnect, and leaves the former wallet', async () => {
  const { until, read, wallet, other } = open({}, { props: { autoConnect: true } })
  await until(now => now.wallets.length === 2)
  read().select(named('Chain Wallet'))
  await until(now => now.connected)
  read().select(named('Other Wallet'))
  const { publicKey } = await until(now => now.connected && now.wallet?.adapter.name === 'Other Wallet')
  expect(publicKey?.toBase58()).toBe(other.addresses()[0])
  expect([wallet.isGranted(), other.isGranted()]).toEqual([false, true])
  read().select(null)
  await until(now => now.wallet === null && !now.connected)
})

it('lets a function decide whether what is selected connects', async () => {
  const asked: string[] = []
  const autoConnect = async ({ name }: Adapter) => {
    asked.push(name)
    return name === 'Other Wallet'
  }
  const { until, read, wallet } = open({}, { props: { autoConnect } })
  const { autoConnect: isOn } = await until(now => now.wallets.length === 2)
  expect(isOn).toBe(true)
  read().select(named('Chain Wallet'))
  await until(now => now.wallet?.adapter.name === 'Chain Wallet')
  read().select(named('Other Wallet'))
  await until(now => now.connected)
  expect([asked, wallet.asked.length]).toEqual([['Chain Wallet', 'Other Wallet'], 0])
})

it('has the connection of a ConnectionProvider, else that of the shown network', async () => {
  const { read, until } = open({}, { endpoint: 'https://rpc.example/key' })
  await until(now => now.wallets.length === 2)
  expect(read().connection.rpcEndpoint).toBe('https://rpc.example/key')
  const own = open()
  await own.until(now => now.wallets.length >= 2)
  expect(own.read().connection.rpcEndpoint).toBe(inject('rpcUrl'))
  expect(await own.read().connection.getSlot()).toBeGreaterThan(0)
})

it('says once what WalletProvider ignores', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  const page = openPage({ rpcUrl: inject('rpcUrl'), logLevel: 'error' })
  const props = { localStorageKey: 'wallet', autoConnect: true }
  const { until } = render(page, { props })
  const second = render(page, { props })
  await until(() => true)
  await second.until(() => true)
  await vi.waitUntil(() => warn.mock.calls.length > 0)
  expect(warn.mock.calls).toEqual([
    ['Latchkit: WalletProvider ignores `localStorageKey`: set `storageKey` of createLatchkit.'],
  ])
})
