import { connect, disconnect, switchAccount } from '@latchkit/core/connection'
import { switchNetwork } from '@latchkit/core/networks'
import { startSolana } from '@latchkit/local-stack'
import { ed25519 } from '@noble/curves/ed25519.js'
import {
  AccountRole,
  type Address,
  address,
  appendTransactionMessageInstruction,
  appendTransactionMessageInstructions,
  assertIsMessageModifyingSigner,
  assertIsTransactionModifyingSigner,
  assertIsTransactionSendingSigner,
  assertIsTransactionSigner,
  type Blockhash,
  compileTransaction,
  createSignableMessage,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase58Decoder,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  getTransactionEncoder,
  type Instruction,
  isSolanaError,
  isTransactionModifyingSigner,
  isTransactionSendingSigner,
  type Nonce,
  pipe,
  SOLANA_ERROR__SIGNER__EXPECTED_MESSAGE_MODIFYING_SIGNER,
  SOLANA_ERROR__TRANSACTION__ADDRESSES_CANNOT_SIGN_TRANSACTION,
  SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND,
  setTransactionMessageFeePayer,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  setTransactionMessageLifetimeUsingDurableNonce,
  signAndSendTransactionMessageWithSigners,
  signTransactionMessageWithSigners,
  type Transaction,
  type TransactionSigner,
} from '@solana/kit'
import { Keypair } from '@solana/web3.js'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { codeOf } from '../../core/test/codeOf.js'
import { decodeBase58 } from '../src/encoding.js'
import { createSigner, type SolanaSigner } from '../src/kit/createSigner.js'
import { getRpc } from '../src/kit/getRpc.js'
import type { StandardWalletOptions } from './createStandardWallet.js'
import { createWallet } from './createWallet.js'
import { localId } from './localNetworks.js'
import { openPage } from './openPage.js'
import { putWallets } from './putWallets.js'
import { setupWindow } from './setupWindow.js'

setupWindow()
const solana = await startSolana({ port: 0 })
afterAll(() => solana.stop())

const connectorId = 'sonnet-wallet'
const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const system = address('11111111111111111111111111111111')
const computeBudget = address('ComputeBudget111111111111111111111111111111')

async function open(options: Partial<StandardWalletOptions> = {}) {
  const keys = [Keypair.generate(), Keypair.generate()]
  const wallet = createWallet({ rpcUrl: solana.url, keys, ...options })
  putWallets([wallet])
  const page = openPage({ rpcUrl: solana.url })
  await connect(page.client, { connectorId })
  const signer = await createSigner(page.client)
  await solana.airdrop(signer.address, 10_000_000_000)
  const rpc = getRpc(page.client)
  const confirm = (signature: string) =>
    vi.waitUntil(
      async () => {
        const { value } = await rpc.getSignatureStatuses([signature as never]).send()
        return value[0]?.confirmationStatus === 'confirmed' || value[0]?.confirmationStatus === 'finalized'
      },
      { timeout: 10_000 },
    )
  return { ...page, wallet, signer, rpc, confirm }
}

type Open = Awaited<ReturnType<typeof open>>

const toTransfer = (from: TransactionSigner | Address, to: Address, lamports: number): Instruction => ({
  programAddress: system,
  accounts: [
    typeof from === 'string'
      ? { address: from, role: AccountRole.WRITABLE_SIGNER }
      : ({ address: from.address, role: AccountRole.WRITABLE_SIGNER, signer: from } as never),
    { address: to, role: AccountRole.WRITABLE },
  ],
  data: Uint8Array.from([2, 0, 0, 0, ...new Uint8Array(new BigUint64Array([BigInt(lamports)]).buffer)]),
})

async function toMessage(
  { rpc, signer }: Pick<Open, 'rpc' | 'signer'>,
  instructions: readonly Instruction[],
) {
  const { value: latest } = await rpc.getLatestBlockhash().send()
  return pipe(
    createTransactionMessage({ version: 0 }),
    message => setTransactionMessageFeePayerSigner(signer, message),
    message => setTransactionMessageLifetimeUsingBlockhash(latest, message),
    message => appendTransactionMessageInstructions(instructions, message),
  )
}

const fresh = async () => (await generateKeyPairSigner()).address

describe('the contract of signers', () => {
  it.each([
    ['signs and sends', [], true, true],
    ['only signs', ['solana:signAndSendTransaction'], true, false],
    ['only sends', ['solana:signTransaction'], false, true],
  ] as const)('is met with a wallet that %s', async (_, without, modifies, sends) => {
    const { signer } = await open({ without })
    assertIsMessageModifyingSigner(signer)
    assertIsTransactionSigner(signer)
    expect([isTransactionModifyingSigner(signer), isTransactionSendingSigner(signer)]).toEqual([
      modifies,
      sends,
    ])
    if (modifies) assertIsTransactionModifyingSigner(signer)
    if (sends) assertIsTransactionSendingSigner(signer)
    expect(Object.isFrozen(signer)).toBe(true)
  })

  it('has a coded error for a wallet that signs no transactions', async () => {
    expect(await codeOf(open({ without: ['solana:signTransaction', 'solana:signAndSendTransaction'] }))).toBe(
      'adapter/capability-not-supported',
    )
  })

  it('is one object for an account, and another for another account, network or connection', async () => {
    const { client, signer, wallet } = await open()
    const [first, second = ''] = wallet.addresses()
    expect(signer.address).toBe(first)
    expect(await createSigner(client)).toBe(signer)
    await switchAccount(client, { address: second })
    expect((await createSigner(client)).address).toBe(second)
    await switchAccount(client, { address: signer.address })
    expect(await createSigner(client)).toBe(signer)
    await switchNetwork(client, { caipNetworkId: devnet })
    expect(await createSigner(client)).not.toBe(signer)
    expect(await createSigner(client, { caipNetworkId: `solana:${localId}` })).toBe(signer)
    await disconnect(client)
    expect(await codeOf(createSigner(client))).toBe('rpc/disconnected')
  })
})

describe('transactions', () => {
  it('are signed, keep their lifetime, and land', async () => {
    const page = await open()
    const to = await fresh()
    const message = await toMessage(page, [toTransfer(page.signer.address, to, 2_000_000)])
    const signed = await signTransactionMessageWithSigners(message)
    expect(signed.lifetimeConstraint).toEqual(message.lifetimeConstraint)
    await page.rpc.sendTransaction(getBase64EncodedWireTransaction(signed), { encoding: 'base64' }).send()
    await page.confirm(getSignatureFromTransaction(signed))
    expect((await page.rpc.getBalance(to).send()).value).toBe(2_000_000n)
  })

  it('are signed and sent by the wallet', async () => {
    const page = await open()
    const to = await fresh()
    const message = await toMessage(page, [toTransfer(page.signer.address, to, 2_000_000)])
    await page.confirm(getBase58Decoder().decode(await signAndSendTransactionMessageWithSigners(message)))
    expect((await page.rpc.getBalance(to).send()).value).toBe(2_000_000n)
    expect(page.wallet.countAsked('solana:signAndSendTransaction')).toBe(1)
  })

  it('have the signatures of several signers', async () => {
    const page = await open()
    const [source, to] = [await generateKeyPairSigner(), await fresh()]
    await solana.airdrop(source.address, 10_000_000)
    const message = await toMessage(page, [toTransfer(source, to, 3_000_000)])
    const signed = await signTransactionMessageWithSigners(message)
    expect(Object.values(signed.signatures).every(signature => signature !== null)).toBe(true)
    await page.rpc.sendTransaction(getBase64EncodedWireTransaction(signed), { encoding: 'base64' }).send()
    await page.confirm(getSignatureFromTransaction(signed))
    expect((await page.rpc.getBalance(to).send()).value).toBe(3_000_000n)
  })

  it('are signed for the network of the signer, whichever the app shows', async () => {
    const page = await open()
    await switchNetwork(page.client, { caipNetworkId: devnet })
    const message = await toMessage(page, [toTransfer(page.signer.address, await fresh(), 1)])
    await signTransactionMessageWithSigners(message, { minContextSlot: 7n })
    expect(page.wallet.asked.at(-1)?.inputs).toMatchObject([
      { chain: 'solana:localnet', account: { address: page.signer.address }, options: { minContextSlot: 7 } },
    ])
    const onDevnet = await createSigner(page.client)
    await page.wallet.changeChain('solana:localnet')
    const transaction = compile(await toMessage({ ...page, signer: onDevnet }, []))
    expect(await codeOf(modify(onDevnet, transaction))).toBe('solana/wallet-lacks-network')
  })

  it('are signed by the account of the signer, whichever is active', async () => {
    const page = await open()
    const [, second = ''] = page.wallet.addresses()
    await switchAccount(page.client, { address: second })
    const message = await toMessage(page, [toTransfer(page.signer.address, address(second), 1)])
    const signed = await signTransactionMessageWithSigners(message)
    expect(signed.signatures[page.signer.address]).toHaveLength(64)
    await page.wallet.revoke()
    expect(await codeOf(modify(page.signer, compile(message)))).toBe('rpc/disconnected')
  })

  it('are several with one prompt', async () => {
    const page = await open()
    const before = page.wallet.countAsked('solana:signTransaction')
    const transactions = [1, 2].map(async lamports =>
      compile(await toMessage(page, [toTransfer(page.signer.address, await fresh(), lamports)])),
    )
    expect(await modify(page.signer, ...(await Promise.all(transactions)))).toHaveLength(2)
    expect(page.wallet.countAsked('solana:signTransaction')).toBe(before + 1)
  })
})

describe('what a wallet changed', () => {
  type Message = Awaited<ReturnType<typeof toMessage>>
  const price: Instruction = {
    programAddress: computeBudget,
    data: Uint8Array.from([3, 1, 0, 0, 0, 0, 0, 0, 0]),
  }
  const encode = (transaction: Transaction) => new Uint8Array(getTransactionEncoder().encode(transaction))

  /** A page whose wallet signs `change(message)` in place of the message. */
  async function openChanged(change: (message: Message) => Message | Promise<Message>) {
    let bytes = new Uint8Array()
    const page = await open({ change: () => bytes })
    const to = await fresh()
    const message = await toMessage(page, [
      { programAddress: computeBudget, data: Uint8Array.from([2, 64, 13, 3, 0]) },
      toTransfer(page.signer.address, to, 2_000_000),
    ])
    bytes = encode(compile(await change(message)))
    return { ...page, to, message, transaction: compile(message) }
  }

  it('is accepted where it adds a priority fee, and lands', async () => {
    const page = await openChanged(message => ({
      ...message,
      instructions: [price, ...message.instructions.slice(1)],
    }))
    const signed = await signTransactionMessageWithSigners(page.message)
    expect(signed.messageBytes).not.toEqual(page.transaction.messageBytes)
    expect(signed.lifetimeConstraint).toEqual(page.message.lifetimeConstraint)
    await page.rpc.sendTransaction(getBase64EncodedWireTransaction(signed), { encoding: 'base64' }).send()
    await page.confirm(getSignatureFromTransaction(signed))
    expect((await page.rpc.getBalance(page.to).send()).value).toBe(2_000_000n)
  })

  it('has the lifetime that its bytes name, where it is another', async () => {
    const blockhash = (await fresh()) as string as Blockhash
    const { signer, transaction } = await openChanged(message =>
      setTransactionMessageLifetimeUsingBlockhash({ blockhash, lastValidBlockHeight: 5n }, message),
    )
    const [signed] = await modify(signer, transaction)
    expect(signed?.lifetimeConstraint).toMatchObject({ blockhash })
    expect(signed?.lifetimeConstraint).not.toMatchObject({ lastValidBlockHeight: 5n })
  })

  it.each([
    ['its payer', async (message: Message) => setTransactionMessageFeePayer(await fresh(), message) as never],
    ['an instruction', (message: Message) => ({ ...message, instructions: [] })],
    [
      'an instruction',
      async (message: Message) => ({
        ...message,
        instructions: [toTransfer(message.feePayer.address, await fresh(), 2_000_000)],
      }),
    ],
    [
      'its signers',
      async (message: Message) =>
        appendTransactionMessageInstruction(toTransfer(await fresh(), message.feePayer.address, 1), message),
    ],
  ])('is refused where it is %s', async (change, toOther) => {
    const { signer, transaction } = await openChanged(toOther as never)
    await expect(modify(signer, transaction)).rejects.toMatchObject({
      code: 'solana/transaction-changed',
      message: expect.stringContaining(`It changed ${change}.`),
    })
  })

  it('is refused where others have signed before, whose signatures stay otherwise', async () => {
    let change = (bytes: Uint8Array) => bytes
    const page = await open({ change: bytes => change(bytes) })
    const source = await generateKeyPairSigner()
    const message = await toMessage(page, [toTransfer(source.address, await fresh(), 1)])
    const { address: account } = page.signer
    const [first] = await source.signTransactions([compile(message) as never])
    const transaction = { ...compile(message), signatures: { [account]: null, ...first } } as Transaction
    const [signed] = await modify(page.signer, transaction)
    expect(signed?.signatures).toMatchObject({ [account]: expect.anything(), ...first })
    change = () => encode(compile(appendTransactionMessageInstruction(price, message)))
    await expect(modify(page.signer, transaction)).rejects.toThrow('It changed what others have signed.')
  })
})

it('keeps a durable nonce', async () => {
  const page = await open()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    one => setTransactionMessageFeePayerSigner(page.signer, one),
    one =>
      setTransactionMessageLifetimeUsingDurableNonce(
        {
          nonce: '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZAMdL4VZHirAn' as Nonce,
          nonceAccountAddress: address('7gmF9sGtH2hA8wFVVfPp1eBbGJpTEyuJ4dRyCjyKjUES'),
          nonceAuthorityAddress: page.signer.address,
        },
        one,
      ),
  )
  const { lifetimeConstraint } = compileTransaction(message)
  const [signed] = await modify(page.signer, compileTransaction(message))
  expect(signed?.lifetimeConstraint).toEqual(lifetimeConstraint)
  const { messageBytes, signatures } = compileTransaction(message)
  const [read] = await modify(page.signer, { messageBytes, signatures })
  expect(read?.lifetimeConstraint).toEqual(lifetimeConstraint)
})

it('signs messages, one after the other, and keeps the signatures of others', async () => {
  const { signer } = await open()
  const other = { [await fresh()]: new Uint8Array(64) } as never
  const messages = ['Hello', 'World'].map(text => createSignableMessage(text, other))
  const signed = await signer.modifyAndSignMessages(messages)
  expect(signed.map(({ content }) => content)).toEqual(messages.map(({ content }) => content))
  for (const { content, signatures } of signed) {
    expect(Object.keys(signatures)).toHaveLength(2)
    const signature = signatures[signer.address] ?? new Uint8Array()
    expect(
      ed25519.verify(signature, new Uint8Array(content), decodeBase58(signer.address) ?? new Uint8Array()),
    ).toBe(true)
  }
})

describe('errors', () => {
  it('are those of kit where it has one, with ours as the cause', async () => {
    const { signer, ...page } = await open({ without: ['solana:signMessage', 'solana:signTransaction'] })
    const message = await signer.modifyAndSignMessages([createSignableMessage('x')]).catch(error => error)
    expect(isSolanaError(message, SOLANA_ERROR__SIGNER__EXPECTED_MESSAGE_MODIFYING_SIGNER)).toBe(true)
    expect(message.cause).toMatchObject({ code: 'adapter/capability-not-supported' })

    const blockhash = (await fresh()) as string as Blockhash
    const late = setTransactionMessageLifetimeUsingBlockhash(
      { blockhash, lastValidBlockHeight: 5n },
      await toMessage({ ...page, signer }, []),
    )
    const expired = await signAndSendTransactionMessageWithSigners(late).catch(error => error)
    expect(isSolanaError(expired, SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND)).toBe(true)
    expect(expired.cause).toMatchObject({ code: 'solana/blockhash-expired' })
  })

  it('name a transaction that needs no signature of the account', async () => {
    const page = await open()
    const transaction = compile(await toMessage(page, []))
    const foreign = { ...transaction, signatures: { [await fresh()]: null } } as Transaction
    const error = await modify(page.signer, foreign).catch(reason => reason)
    expect(isSolanaError(error, SOLANA_ERROR__TRANSACTION__ADDRESSES_CANNOT_SIGN_TRANSACTION)).toBe(true)
  })

  it('are those of Latchkit where the user rejects', async () => {
    const page = await open()
    page.wallet.rejectNext()
    expect(await codeOf(modify(page.signer, compile(await toMessage(page, []))))).toBe('rpc/user-rejected')
  })

  it('are the reason of a signal that aborts before the request to the wallet, or during it', async () => {
    const page = await open()
    const transaction = compile(await toMessage(page, []))
    const { signer } = page
    assertIsTransactionModifyingSigner(signer)
    const signAborted = (abortSignal: AbortSignal) =>
      signer.modifyAndSignTransactions([transaction], { abortSignal })
    const reason = new Error('left')
    const before = page.wallet.asked.length
    await expect(signAborted(AbortSignal.abort(reason))).rejects.toBe(reason)
    expect(page.wallet.asked).toHaveLength(before)
    const controller = new AbortController()
    const approve = page.wallet.holdNext()
    const asked = new Promise(resolve => page.wallet.beforeAsking(resolve))
    const attempt = signAborted(controller.signal)
    await asked
    controller.abort(reason)
    await expect(attempt).rejects.toBe(reason)
    await approve()
  })
})

const compile = (message: Awaited<ReturnType<typeof toMessage>>) => compileTransaction(message)

async function modify(signer: SolanaSigner, ...transactions: readonly Transaction[]) {
  assertIsTransactionModifyingSigner(signer)
  return signer.modifyAndSignTransactions(transactions)
}
