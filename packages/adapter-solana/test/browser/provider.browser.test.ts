import { ed25519 } from '@noble/curves/ed25519.js'
import {
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect, it } from 'vitest'
import { codeOf } from '../../../core/test/codeOf.js'
import { decodeBase58 } from '../../src/encoding.js'
import { getConnection } from '../../src/web3js/getConnection.js'
import { getProvider } from '../../src/web3js/getProvider.js'
import { openChainPage } from './openChainPage.js'

async function open(without: readonly string[] = []) {
  const page = await openChainPage({ without })
  const provider = await getProvider(page.client)
  const to = Keypair.generate().publicKey
  const move = () =>
    SystemProgram.transfer({ fromPubkey: page.key.publicKey, toPubkey: to, lamports: 2_000_000 })
  async function versioned() {
    const { blockhash } = await page.chain.getLatestBlockhash()
    const payerKey = page.key.publicKey
    const message = new TransactionMessage({ payerKey, recentBlockhash: blockhash, instructions: [move()] })
    return new VersionedTransaction(message.compileToV0Message())
  }
  async function legacy() {
    const { blockhash, lastValidBlockHeight } = await page.chain.getLatestBlockhash()
    return new Transaction({ feePayer: page.key.publicKey, blockhash, lastValidBlockHeight }).add(move())
  }
  return { ...page, provider, to, move, versioned, legacy }
}

it('is the wallet that is connected, with its account', async () => {
  const { provider, key } = await open()
  expect(provider).toMatchObject({ name: 'Chain Wallet', address: key.publicKey.toBase58() })
  expect(provider.publicKey).toBeInstanceOf(PublicKey)
  expect(provider.publicKey.equals(key.publicKey)).toBe(true)
})

it('signs messages that anybody can verify', async () => {
  const { provider, key, adapter } = await open()
  const text = 'Grüße, 世界'
  const bytes = new TextEncoder().encode(text)
  const publicKey = key.publicKey.toBytes()
  expect(ed25519.verify(await provider.signMessage(text), bytes, publicKey)).toBe(true)
  expect(ed25519.verify(await provider.signMessage(bytes), bytes, publicKey)).toBe(true)
  const signature = decodeBase58((await adapter.signMessage?.({ message: text })) ?? '')
  expect(signature && ed25519.verify(signature, bytes, publicKey)).toBe(true)
  expect(signature && ed25519.verify(signature, bytes.slice(1), publicKey)).toBe(false)
})

it('accepts a message with its signature behind it, as Mobile Wallet Adapter returns it', async () => {
  const { client, key } = await openChainPage({ appendsSignature: true })
  const provider = await getProvider(client)
  const bytes = new TextEncoder().encode('Hello')
  const signature = await provider.signMessage(bytes)
  expect(ed25519.verify(signature, bytes, key.publicKey.toBytes())).toBe(true)
})

it('signs each kind of transaction and returns the same kind', async () => {
  const { provider, chain, confirm, to, versioned, legacy } = await open()
  const first = await provider.signTransaction(await versioned())
  expect(first).toBeInstanceOf(VersionedTransaction)
  await confirm(await chain.sendTransaction(first))
  const second = await provider.signTransaction(await legacy())
  expect(second).toBeInstanceOf(Transaction)
  await confirm(await chain.sendRawTransaction(second.serialize()))
  const third = await provider.signTransaction((await versioned()).serialize())
  expect(third).toBeInstanceOf(Uint8Array)
  await confirm(await chain.sendRawTransaction(third, { skipPreflight: true }))
  expect(await chain.getBalance(to)).toBeGreaterThanOrEqual(4_000_000)
})

it('signs many with one prompt', async () => {
  const { provider, wallet, versioned } = await open()
  const before = wallet.countAsked('solana:signTransaction')
  const signed = await provider.signAllTransactions([await versioned(), await versioned()])
  expect(signed.map(one => one.signatures[0]?.some(byte => byte !== 0))).toEqual([true, true])
  expect(wallet.countAsked('solana:signTransaction')).toBe(before + 1)
  expect(await provider.signAllTransactions([])).toEqual([])
})

it.each([
  ['sends itself', []],
  ['only signs', ['solana:signAndSendTransaction']],
])(
  'sends by a wallet that %s; a legacy transaction need have neither payer nor blockhash',
  async (_, without) => {
    const { provider, chain, confirm, to, versioned, move } = await open(without)
    await confirm(await provider.signAndSendTransaction(await versioned()))
    await confirm(await provider.signAndSendTransaction(new Transaction().add(move(), move())))
    expect(await chain.getBalance(to)).toBe(6_000_000)
  },
)

it('keeps the signature of a second signer', async () => {
  const { provider, chain, confirm, key } = await open()
  const account = Keypair.generate()
  const lamports = await chain.getMinimumBalanceForRentExemption(0)
  const { blockhash, lastValidBlockHeight } = await chain.getLatestBlockhash()
  const transaction = new Transaction({ feePayer: key.publicKey, blockhash, lastValidBlockHeight }).add(
    SystemProgram.createAccount({
      fromPubkey: key.publicKey,
      newAccountPubkey: account.publicKey,
      lamports,
      space: 0,
      programId: SystemProgram.programId,
    }),
  )
  transaction.partialSign(account)
  await confirm(await provider.signAndSendTransaction(transaction))
  expect(await chain.getBalance(account.publicKey)).toBe(lamports)
})

it('signs with the keys that the app passes, before the wallet does', async () => {
  const { provider, chain, confirm, key, to } = await open()
  const account = Keypair.generate()
  const lamports = 2_000_000
  const create = (newAccount: Keypair) =>
    SystemProgram.createAccount({
      fromPubkey: key.publicKey,
      newAccountPubkey: newAccount.publicKey,
      lamports,
      space: 0,
      programId: SystemProgram.programId,
    })
  await confirm(
    await provider.signAndSendTransaction(new Transaction().add(create(account)), { signers: [account] }),
  )
  expect(await chain.getBalance(account.publicKey)).toBe(lamports)
  const other = Keypair.generate()
  const { blockhash } = await chain.getLatestBlockhash()
  const message = new TransactionMessage({
    payerKey: key.publicKey,
    recentBlockhash: blockhash,
    instructions: [create(other)],
  })
  const versioned = new VersionedTransaction(message.compileToV0Message())
  await confirm(await provider.signAndSendTransaction(versioned, { signers: [other] }))
  expect(await chain.getBalance(other.publicKey)).toBe(lamports)
  const bytes = versioned.serialize()
  expect(await codeOf(provider.signAndSendTransaction(bytes, { signers: [other] }))).toBe(
    'solana/invalid-transaction',
  )
  expect(await chain.getBalance(to)).toBe(0)
})

const methods = ['signMessage', 'signTransaction', 'signAllTransactions', 'signAndSendTransaction'] as const

it.each([
  ['everything', [], methods],
  ['sending alone', ['solana:signMessage', 'solana:signTransaction'], ['signAndSendTransaction']],
  ['signing alone', ['solana:signAndSendTransaction'], methods],
])('says which transactions and methods a wallet has: %s', async (_, without, expected) => {
  const { provider } = await open(without)
  expect([...provider.supportedTransactionVersions].sort()).toEqual([0, 'legacy'])
  expect(methods.filter(method => provider.supports(method))).toEqual(expected)
})

it('rejects invalid parameters with the reason, without a request to the wallet', async () => {
  const { provider, wallet, chain } = await open()
  const before = wallet.asked.length
  const stranger = Keypair.generate().publicKey
  const { blockhash } = await chain.getLatestBlockhash()
  const message = new TransactionMessage({ payerKey: stranger, recentBlockhash: blockhash, instructions: [] })
  const foreign = new VersionedTransaction(message.compileToV0Message())
  expect(await codeOf(provider.signTransaction(new Transaction()))).toBe('solana/invalid-transaction')
  expect(await codeOf(provider.signTransaction(new Uint8Array([1, 2, 3])))).toBe('solana/invalid-transaction')
  expect(await codeOf(provider.signTransaction(foreign))).toBe('solana/invalid-transaction')
  expect(wallet.asked).toHaveLength(before)
})

it('says what a wallet cannot do, what it refuses, and when it is gone', async () => {
  const { provider, wallet, versioned } = await open(['solana:signTransaction'])
  expect(await codeOf(provider.signTransaction(await versioned()))).toBe('adapter/capability-not-supported')
  wallet.rejectNext()
  expect(await codeOf(provider.signMessage('x'))).toBe('rpc/user-rejected')
  await wallet.revoke()
  expect(await codeOf(provider.signMessage('x'))).toBe('rpc/disconnected')
})

it('gives the same Connection for the same network, to the app’s own endpoint', async () => {
  const { client, chain, key } = await open()
  const connection = await getConnection(client)
  expect(await getConnection(client)).toBe(connection)
  expect(connection.rpcEndpoint).toBe(chain.rpcEndpoint)
  expect(await connection.getBalance(key.publicKey)).toBe(10_000_000_000)
  expect(await getConnection(client, { commitment: 'processed' })).not.toBe(connection)
  const unknown = getConnection(client, { caipNetworkId: 'solana:unknown' })
  expect(await codeOf(unknown)).toBe('networks/not-found')
})
