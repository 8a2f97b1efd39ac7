import {
  AccountRole,
  type Address,
  address,
  airdropFactory,
  appendTransactionMessageInstructions,
  signature as asSignature,
  assertIsTransactionWithBlockhashLifetime,
  blockhash,
  type Commitment,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  devnet,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getSignatureFromTransaction,
  getU32Encoder,
  getU64Encoder,
  isSolanaError,
  type KeyPairSigner,
  lamports,
  pipe,
  SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM,
  SOLANA_ERROR__JSON_RPC__INVALID_PARAMS,
  SOLANA_ERROR__JSON_RPC__METHOD_NOT_FOUND,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
  SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localSolanaGenesisHash, localSolanaMints } from './localSolana.js'
import { type LocalSolana, startSolana } from './startSolana.js'

const system = address('11111111111111111111111111111111')
const sol = 1_000_000_000n

const transfer = (from: KeyPairSigner, to: Address, amount: bigint) =>
  ({
    programAddress: system,
    accounts: [
      { address: from.address, role: AccountRole.WRITABLE_SIGNER, signer: from },
      { address: to, role: AccountRole.WRITABLE },
    ],
    data: Uint8Array.from([...getU32Encoder().encode(2), ...getU64Encoder().encode(amount)]),
  }) as const

// The type of a cluster's client has requestAirdrop; the address is that of the local chain all the same.
const open = ({ url, webSocketUrl }: LocalSolana) => ({
  rpc: createSolanaRpc(devnet(url)),
  rpcSubscriptions: createSolanaRpcSubscriptions(devnet(webSocketUrl)),
})

describe('@solana/kit on the local chain', () => {
  let solana: LocalSolana
  let rpc: ReturnType<typeof open>['rpc']
  let rpcSubscriptions: ReturnType<typeof open>['rpcSubscriptions']

  beforeAll(async () => {
    solana = await startSolana({ port: 0, finalizedSlots: 2 })
    const client = open(solana)
    rpc = client.rpc
    rpcSubscriptions = client.rpcSubscriptions
  })
  afterAll(() => solana.stop())

  const funded = async (amount = 10n * sol) => {
    const signer = await generateKeyPairSigner()
    await solana.airdrop(signer.address, amount)
    return signer
  }
  const signed = async (
    payer: KeyPairSigner,
    instructions: ReturnType<typeof transfer>[],
    { version = 0, commitment = 'confirmed' }: { version?: 'legacy' | 0; commitment?: Commitment } = {},
  ) => {
    const { value } = await rpc.getLatestBlockhash({ commitment }).send()
    const transaction = await signTransactionMessageWithSigners(
      pipe(
        createTransactionMessage({ version }),
        message => setTransactionMessageFeePayerSigner(payer, message),
        message => setTransactionMessageLifetimeUsingBlockhash(value, message),
        message => appendTransactionMessageInstructions(instructions, message),
      ),
    )
    assertIsTransactionWithBlockhashLifetime(transaction)
    return transaction
  }

  test('airdrops, and confirms legacy and v0 transfers at confirmed and finalized', async () => {
    const from = await generateKeyPairSigner()
    const to = (await generateKeyPairSigner()).address
    await airdropFactory({ rpc, rpcSubscriptions })({
      commitment: 'confirmed',
      lamports: lamports(10n * sol),
      recipientAddress: from.address,
    })
    const sendAndConfirm = sendAndConfirmTransactionFactory({ rpc, rpcSubscriptions })
    await sendAndConfirm(await signed(from, [transfer(from, to, sol)], { version: 'legacy' }), {
      commitment: 'confirmed',
    })
    expect((await rpc.getBalance(to, { commitment: 'confirmed' }).send()).value).toBe(sol)
    await sendAndConfirm(await signed(from, [transfer(from, to, 2n * sol)], { commitment: 'finalized' }), {
      commitment: 'finalized',
    })
    expect((await rpc.getBalance(to).send()).value).toBe(3n * sol)
    expect((await rpc.getBalance(from.address).send()).value).toBe(7n * sol - 10_000n)
  })

  test('integers beyond 2^53 come and go without losing a digit', async () => {
    const amount = 10_000_000_000_000_001n
    const to = await generateKeyPairSigner()
    const ask = async (method: string, params: string) => {
      const body = `{"jsonrpc":"2.0","id":1,"method":"${method}","params":${params}}`
      const headers = { 'content-type': 'application/json' }
      return await (await fetch(solana.url, { method: 'POST', headers, body })).text()
    }
    // kit sends no such number, but other clients do.
    const { result } = JSON.parse(await ask('requestAirdrop', `["${to.address}",${amount}]`))
    const signature = asSignature(result)
    expect((await rpc.getBalance(to.address, { commitment: 'processed' }).send()).value).toBe(amount)
    expect(await ask('getBalance', `["${to.address}",{"commitment":"processed"}]`)).toContain(
      `"value":${amount}}`,
    )
    const account = await rpc
      .getAccountInfo(to.address, { commitment: 'processed', encoding: 'base64' })
      .send()
    expect(account.value).toMatchObject({ lamports: amount, space: 0n, owner: system, executable: false })
    solana.advance(1)
    const found = await rpc.getTransaction(signature, { commitment: 'confirmed', encoding: 'json' }).send()
    expect(found?.meta?.postBalances).toContain(amount)
  })

  test('the mints are there, and their tokens are given to anyone who is named', async () => {
    const owner = await generateKeyPairSigner()
    for (const mint of ['token', 'token2022', 'named'] as const) {
      const { address: at, decimals, program } = localSolanaMints[mint]
      const { account } = await solana.mintTokens({ mint, owner: owner.address, amount: 2n ** 60n })
      const info = await rpc.getAccountInfo(address(at), { encoding: 'jsonParsed' }).send()
      expect(info.value?.owner).toBe(program)
      expect(info.value?.data).toMatchObject({ parsed: { type: 'mint', info: { decimals } } })
      const balance = await rpc.getTokenAccountBalance(address(account), { commitment: 'confirmed' }).send()
      expect(balance.value).toMatchObject({ amount: `${2n ** 60n}`, decimals })
      const owned = await rpc
        .getTokenAccountsByOwner(
          owner.address,
          { mint: address(at) },
          { commitment: 'confirmed', encoding: 'jsonParsed' },
        )
        .send()
      expect(owned.value.map(entry => entry.pubkey)).toEqual([account])
    }
  })

  test('a transaction is returned as json, jsonParsed, base58 and base64', async () => {
    const from = await funded()
    const to = (await generateKeyPairSigner()).address
    const transaction = await signed(from, [transfer(from, to, sol)])
    const wire = getBase64EncodedWireTransaction(transaction)
    const signature = getSignatureFromTransaction(transaction)
    await rpc.sendTransaction(wire, { encoding: 'base64', preflightCommitment: 'confirmed' }).send()
    solana.advance(1)
    const options = { commitment: 'confirmed', maxSupportedTransactionVersion: 0 } as const
    const base64 = await rpc.getTransaction(signature, { ...options, encoding: 'base64' }).send()
    expect(base64?.transaction).toEqual([wire, 'base64'])
    const json = await rpc.getTransaction(signature, { ...options, encoding: 'json' }).send()
    expect(json).toMatchObject({
      version: 0,
      transaction: {
        signatures: [signature],
        message: {
          accountKeys: [from.address, to, system],
          addressTableLookups: [],
          header: {
            numRequiredSignatures: 1,
            numReadonlySignedAccounts: 0,
            numReadonlyUnsignedAccounts: 1,
          },
          instructions: [{ accounts: [0, 1], programIdIndex: 2 }],
        },
      },
      meta: { err: null, fee: 5000n, computeUnitsConsumed: 150n, loadedAddresses: { writable: [] } },
    })
    const parsed = await rpc.getTransaction(signature, { ...options, encoding: 'jsonParsed' }).send()
    expect(parsed?.transaction.message.instructions).toMatchObject([
      { program: 'system', parsed: { type: 'transfer', info: { lamports: sol } } },
    ])
  })

  test('a failed preflight and an unknown blockhash are the errors that kit knows', async () => {
    const from = await funded(sol)
    const to = (await generateKeyPairSigner()).address
    const send = async (amount: bigint, change: (bytes: Uint8Array) => void = () => {}) => {
      const wire = getBase64EncodedWireTransaction(await signed(from, [transfer(from, to, amount)]))
      const bytes = Uint8Array.from(getBase64Encoder().encode(wire))
      change(bytes)
      const text = Buffer.from(bytes).toString('base64') as typeof wire
      return await rpc
        .sendTransaction(text, { encoding: 'base64', preflightCommitment: 'confirmed' })
        .send()
        .catch((cause: unknown) => cause)
    }
    const poor = await send(5n * sol)
    if (!isSolanaError(poor, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE))
      throw poor
    expect(isSolanaError(poor.cause, SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM)).toBe(true)
    expect(poor.context).toMatchObject({ unitsConsumed: 150n, accounts: null })
    const message = await signTransactionMessageWithSigners(
      pipe(
        createTransactionMessage({ version: 0 }),
        one => setTransactionMessageFeePayerSigner(from, one),
        one =>
          setTransactionMessageLifetimeUsingBlockhash(
            { blockhash: blockhash(localSolanaGenesisHash), lastValidBlockHeight: 1n },
            one,
          ),
        one => appendTransactionMessageInstructions([transfer(from, to, 1n)], one),
      ),
    )
    const stale = await rpc
      .sendTransaction(getBase64EncodedWireTransaction(message), { encoding: 'base64' })
      .send()
      .catch((cause: unknown) => cause)
    if (!isSolanaError(stale, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE))
      throw stale
    expect(isSolanaError(stale.cause, SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND)).toBe(true)
    const broken = await send(1n, bytes => bytes.fill(255, 65))
    expect(isSolanaError(broken, SOLANA_ERROR__JSON_RPC__INVALID_PARAMS)).toBe(true)
    const unknown = await rpc
      .getVoteAccounts()
      .send()
      .catch((cause: unknown) => cause)
    expect(isSolanaError(unknown, SOLANA_ERROR__JSON_RPC__METHOD_NOT_FOUND)).toBe(true)
  })
})
