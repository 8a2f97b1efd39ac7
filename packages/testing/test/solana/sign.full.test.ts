import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import {
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { describe, expect, test } from 'vitest'
import { isRecord } from '../../src/common/isRecord.js'
import { bytesOf, readBytes } from '../bytes.js'
import { solanaSuite } from './solanaSuite.js'

const suite = solanaSuite()
const chain = 'solana:localnet'
const signer = (index = 0) => new PublicKey(suite.accounts[index]?.address ?? '')
const verify = (signature: Uint8Array, message: Uint8Array | string, index = 0) =>
  ed25519.verify(
    signature,
    typeof message === 'string' ? new TextEncoder().encode(message) : message,
    signer(index).toBytes(),
  )

const transfer = async (to: PublicKey, lamports: number, from = signer()) => {
  const { blockhash } = await suite.connection.getLatestBlockhash()
  const instruction = SystemProgram.transfer({ fromPubkey: from, toPubkey: to, lamports })
  return { blockhash, instruction, from }
}
const legacy = async (to: PublicKey, lamports: number, from = signer()) => {
  const { blockhash, instruction } = await transfer(to, lamports, from)
  const transaction = new Transaction({ feePayer: from, recentBlockhash: blockhash }).add(instruction)
  return new Uint8Array(transaction.serialize({ requireAllSignatures: false, verifySignatures: false }))
}
const versioned = async (to: PublicKey, lamports: number) => {
  const { blockhash, instruction, from } = await transfer(to, lamports)
  const message = new TransactionMessage({
    payerKey: from,
    recentBlockhash: blockhash,
    instructions: [instruction],
  })
  return new VersionedTransaction(message.compileToV0Message()).serialize()
}

describe('messages', () => {
  test('are signed with the key of the account', async () => {
    await suite.connect()
    const message = 'Hello, Solana: äöü'
    const reply = suite.ask('solana:signMessage', [{ account: 0, message: bytesOf(message) }])
    const approval = await suite.setup.wallet.approval()
    expect(await approval.getByTestId('approval-message').textContent()).toBe(message)
    expect(await approval.getByTestId('approval-address').textContent()).toBe(signer().toBase58())
    await suite.setup.wallet.approve()
    const { result } = await reply
    expect(readBytes(result, 'signedMessage')).toEqual(new TextEncoder().encode(message))
    expect(verify(readBytes(result, 'signature'), message)).toBe(true)
    expect(verify(readBytes(result, 'signature'), `${message}!`)).toBe(false)
  })

  test('are signed several at once, by several accounts, with one click', async () => {
    await suite.connect([0, 1])
    const reply = suite.ask('solana:signMessage', [
      { account: 0, message: bytesOf('first') },
      { account: 1, message: bytesOf('second') },
    ])
    const approval = await suite.setup.wallet.approval()
    expect(await approval.getByTestId('approval-message').allTextContents()).toEqual(['first', 'second'])
    await suite.setup.wallet.approve()
    const { result } = await reply
    expect(verify(readBytes(result, 'signature', 0), 'first', 0)).toBe(true)
    expect(verify(readBytes(result, 'signature', 1), 'second', 1)).toBe(true)
  })

  test('fail: rejected 4001, not connected 4100, no bytes or a transaction in disguise -32602', async () => {
    const input = { account: suite.accounts[0]?.address ?? '', message: bytesOf('hello') }
    expect(await suite.ask('solana:signMessage', [input])).toMatchObject({ code: 4100 })
    await suite.connect()
    const reply = suite.ask('solana:signMessage', [input])
    await suite.setup.wallet.reject()
    expect(await reply).toMatchObject({ code: 4001 })
    const foreign = { ...input, account: suite.accounts[1]?.address ?? '' }
    expect(await suite.ask('solana:signMessage', [foreign])).toMatchObject({ code: 4100 })
    expect(await suite.ask('solana:signMessage', [{ account: 0, message: 'text' }])).toMatchObject({
      code: -32602,
    })
    const disguised = bytesOf((await legacy(Keypair.generate().publicKey, 1)).slice(65))
    expect(await suite.ask('solana:signMessage', [{ account: 0, message: disguised }])).toMatchObject({
      code: -32602,
    })
    expect(await suite.page.request('solana:signMessage', [input])).toMatchObject({ code: 4200 })
  })

  test('survive the end of the service worker while they are open', async () => {
    await suite.connect()
    const reply = suite.ask('solana:signMessage', [{ account: 0, message: bytesOf('hello') }])
    await suite.setup.wallet.approval()
    await suite.setup.endServiceWorker()
    await suite.setup.wallet.approve()
    expect(verify(readBytes((await reply).result, 'signature'), 'hello')).toBe(true)
  })
})

describe('signing in', () => {
  const input = {
    statement: 'Sign in to the test.',
    nonce: 'n-0S6WzA2Mj',
    chainId: 'solana:localnet',
    issuedAt: '2025-01-01T00:00:00.000Z',
    resources: ['https://example.com/terms'],
  }

  test('connects and signs with one click, with the domain of the site', async () => {
    const host = new URL(suite.setup.origin).host
    const reply = suite.ask('solana:signIn', [input])
    const approval = await suite.setup.wallet.approval()
    const text = `${host} wants you to sign in with your Solana account:\n${signer(1)}\n\nSign in to the test.\n\nChain ID: solana:localnet\nNonce: n-0S6WzA2Mj\nIssued At: 2025-01-01T00:00:00.000Z\nResources:\n- https://example.com/terms`
    await approval.getByTestId('approval-account').nth(1).check()
    expect(await approval.getByTestId('approval-message').textContent()).toBe(text)
    expect(await approval.getByTestId('sign-in-warning').count()).toBe(0)
    await suite.setup.wallet.approve({ accounts: [1] })
    const { result } = await reply
    expect(new TextDecoder().decode(readBytes(result, 'signedMessage'))).toBe(text)
    expect(verify(readBytes(result, 'signature'), text, 1)).toBe(true)
    expect(result).toMatchObject([{ account: signer(1).toBase58() }])
    expect(await suite.page.events('change')).toEqual([[signer(1).toBase58()]])
    expect(suite.setup.wallet.openApprovals()).toBe(0)
  })

  test('is of the account that the site names, and warns of another domain', async () => {
    const address = signer(2).toBase58()
    const reply = suite.ask('solana:signIn', [{ ...input, address, domain: 'bank.example' }])
    const approval = await suite.setup.wallet.approval()
    await approval.getByTestId('sign-in-warning').getByText('bank.example').waitFor()
    expect(await approval.getByTestId('approval-account').count()).toBe(1)
    await suite.setup.wallet.approve()
    expect((await reply).result).toMatchObject([{ account: address }])
    const stranger = Keypair.generate().publicKey.toBase58()
    expect(await suite.ask('solana:signIn', [{ address: stranger }])).toMatchObject({ code: -32602 })
    expect(await suite.ask('solana:signIn', [{ nonce: 'a\nChain ID: b' }])).toMatchObject({ code: -32602 })
  })

  test('rejected connects nothing', async () => {
    const reply = suite.ask('solana:signIn', [input])
    await suite.setup.wallet.reject()
    expect(await reply).toMatchObject({ code: 4001 })
    expect(await suite.ask('standard:connect', [{ silent: true }])).toEqual({ result: { accounts: [] } })
  })
})

describe('transactions', () => {
  test('are signed without being sent, legacy and version 0 at once', async () => {
    await suite.connect()
    const to = Keypair.generate().publicKey
    const transactions = [await legacy(to, 1_500_000_000), await versioned(to, 2_000_000_000)]
    const reply = suite.ask(
      'solana:signTransaction',
      transactions.map(transaction => ({ account: 0, chain, transaction: bytesOf(transaction) })),
    )
    const approval = await suite.setup.wallet.approval()
    expect(await approval.getByTestId('tx-instruction').allTextContents()).toEqual([
      `1.5 SOL to ${to}`,
      `2 SOL to ${to}`,
    ])
    expect(await approval.getByTestId('tx-chain').first().textContent()).toBe(
      'Local Solana (solana:localnet)',
    )
    await suite.setup.wallet.approve()
    const { result } = await reply
    const signed = VersionedTransaction.deserialize(readBytes(result, 'signedTransaction', 1))
    expect(verify(signed.signatures[0] ?? new Uint8Array(), signed.message.serialize())).toBe(true)
    expect(Transaction.from(readBytes(result, 'signedTransaction')).verifySignatures()).toBe(true)
    expect(await suite.connection.getBalance(to)).toBe(0)
    const signature = await suite.connection.sendRawTransaction(readBytes(result, 'signedTransaction'))
    await suite.connection.confirmTransaction(signature)
    expect(await suite.connection.getBalance(to)).toBe(1_500_000_000)
  })

  test('are signed and sent, and the chain has them', async () => {
    await suite.connect()
    const to = Keypair.generate().publicKey
    const inputs = [await legacy(to, 1_000_000_000), await versioned(to, 3_000_000_000)].map(transaction => ({
      account: 0,
      chain,
      transaction: bytesOf(transaction),
      options: { commitment: 'confirmed', preflightCommitment: 'confirmed' },
    }))
    const reply = suite.ask('solana:signAndSendTransaction', inputs)
    const approval = await suite.setup.wallet.approval()
    expect(await approval.getByTestId('approval-title').textContent()).toBe('Send this transaction?')
    await suite.setup.wallet.approve()
    const { result } = await reply
    expect(await suite.connection.getBalance(to)).toBe(4_000_000_000)
    const signature = base58.encode(readBytes(result, 'signature', 1))
    const read = await suite.connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
    expect(read?.version).toBe(0)
    expect(read?.meta?.err).toBeNull()
    expect(read?.transaction.message.staticAccountKeys[0]?.toBase58()).toBe(signer().toBase58())
  })

  test('that the chain refuses fail with the chain’s own error', async () => {
    await suite.connect()
    const transaction = bytesOf(await legacy(Keypair.generate().publicKey, 9e15))
    const reply = suite.ask('solana:signAndSendTransaction', [{ account: 0, chain, transaction }])
    await suite.setup.wallet.approve()
    const { code, data } = await reply
    expect(code).toBe(-32002)
    expect(isRecord(data) && data.logs).toEqual(expect.any(Array))
  })

  test('are rejected by a click, and refused where the keys could spend real money', async () => {
    await suite.connect()
    const to = Keypair.generate().publicKey
    const transaction = bytesOf(await legacy(to, 1_000_000_000))
    const reply = suite.ask('solana:signAndSendTransaction', [{ account: 0, chain, transaction }])
    await suite.setup.wallet.reject()
    expect(await reply).toMatchObject({ code: 4001 })
    expect(await suite.connection.getBalance(to)).toBe(0)
    const on = (name: string) =>
      suite.ask('solana:signTransaction', [{ account: 0, chain: name, transaction }])
    expect(await on('solana:mainnet')).toMatchObject({ code: -32003 })
    expect(await on('solana:elsewhere')).toMatchObject({ code: 4902 })
    const foreign = bytesOf(await legacy(to, 1, Keypair.generate().publicKey))
    expect(
      await suite.ask('solana:signTransaction', [{ account: 0, chain, transaction: foreign }]),
    ).toMatchObject({ code: -32602 })
    expect(
      await suite.ask('solana:signTransaction', [{ account: 0, chain, transaction: bytesOf('nothing') }]),
    ).toMatchObject({ code: -32602 })
  })

  test('go to the endpoint that is set in the wallet', async () => {
    await suite.connect()
    const popup = await suite.setup.wallet.popup()
    await popup.setRpcUrl(chain, 'http://127.0.0.1:1')
    const transaction = bytesOf(await legacy(Keypair.generate().publicKey, 1_000_000_000))
    const reply = suite.ask('solana:signAndSendTransaction', [{ account: 0, chain, transaction }])
    await suite.setup.wallet.approve()
    expect(await reply).toMatchObject({ code: 4901 })
    await popup.setRpcUrl(chain, suite.chain.url)
  })
})
