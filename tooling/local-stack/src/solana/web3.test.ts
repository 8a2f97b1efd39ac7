import {
  createAssociatedTokenAccount,
  createInitializeMintInstruction,
  createMint,
  getAccount,
  getAssociatedTokenAddressSync,
  getMint,
  getOrCreateAssociatedTokenAccount,
  getTokenMetadata,
  mintTo,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
  transfer,
  transferChecked,
} from '@solana/spl-token'
import {
  AddressLookupTableProgram,
  ComputeBudgetProgram,
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  PublicKey,
  SendTransactionError,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localSolanaMints } from './localSolana.js'
import { type LocalSolana, startSolana } from './startSolana.js'

const memoProgram = new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')

describe('web3.js on the local chain', () => {
  let solana: LocalSolana
  let connection: Connection

  beforeAll(async () => {
    solana = await startSolana({ port: 0, finalizedSlots: 2 })
    connection = new Connection(solana.url, 'confirmed')
  })
  afterAll(() => solana.stop())

  const funded = async (sol = 10) => {
    const keypair = Keypair.generate()
    await solana.airdrop(keypair.publicKey.toBase58(), sol * LAMPORTS_PER_SOL)
    return keypair
  }
  const pay = (from: PublicKey, to: PublicKey, lamports: number | bigint) =>
    SystemProgram.transfer({ fromPubkey: from, toPubkey: to, lamports })
  const memo = (text: string) =>
    new TransactionInstruction({ programId: memoProgram, keys: [], data: Buffer.from(text) })
  const v0 = async (payer: Keypair, ...instructions: TransactionInstruction[]) => {
    const latest = await connection.getLatestBlockhash()
    const message = new TransactionMessage({
      payerKey: payer.publicKey,
      recentBlockhash: latest.blockhash,
      instructions,
    }).compileToV0Message()
    const transaction = new VersionedTransaction(message)
    transaction.sign([payer])
    return { transaction, latest }
  }

  test('notifies of an account only when it changes', async () => {
    const [payer, to] = [await funded(), await funded(1)]
    const seen: number[] = []
    let resolve = () => {}
    const changed = new Promise<void>(done => {
      resolve = done
    })
    const id = connection.onAccountChange(to.publicKey, ({ lamports }) => {
      seen.push(lamports)
      resolve()
    })
    const before = await connection.getBalance(to.publicKey)
    await sendAndConfirmTransaction(connection, new Transaction().add(memo('other')), [payer])
    await sendAndConfirmTransaction(
      connection,
      new Transaction().add(pay(payer.publicKey, to.publicKey, 7)),
      [payer],
    )
    await changed
    await connection.removeAccountChangeListener(id)
    expect(seen).toEqual([before + 7])
  })

  test('a v0 transaction lands, and its balances, fee and logs are returned in every encoding', async () => {
    const from = await funded()
    const to = Keypair.generate().publicKey
    const { transaction, latest } = await v0(from, pay(from.publicKey, to, LAMPORTS_PER_SOL), memo('hello'))
    const signature = await connection.sendTransaction(transaction)
    const confirmed = await connection.confirmTransaction({ signature, ...latest })
    expect(confirmed.value.err).toBeNull()

    const found = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
    expect(found?.version).toBe(0)
    expect(found?.meta?.fee).toBe(5000)
    expect(found?.meta?.preBalances.slice(0, 2)).toEqual([10 * LAMPORTS_PER_SOL, 0])
    expect(found?.meta?.postBalances.slice(0, 2)).toEqual([9 * LAMPORTS_PER_SOL - 5000, LAMPORTS_PER_SOL])
    expect(found?.meta?.logMessages).toContain('Program 11111111111111111111111111111111 success')
    expect(found?.transaction.signatures).toEqual([signature])
    expect(Math.abs((found?.blockTime ?? 0) - Date.now() / 1000)).toBeLessThan(120)

    const parsed = await connection.getParsedTransaction(signature, { maxSupportedTransactionVersion: 0 })
    expect(parsed?.transaction.message.accountKeys.map(key => [key.signer, key.writable])).toEqual([
      [true, true],
      [false, true],
      [false, false],
      [false, false],
    ])
    expect(parsed?.transaction.message.instructions).toMatchObject([
      {
        program: 'system',
        parsed: {
          type: 'transfer',
          info: { source: from.publicKey.toBase58(), destination: to.toBase58(), lamports: LAMPORTS_PER_SOL },
        },
      },
      { program: 'spl-memo', parsed: 'hello' },
    ])
    await expect(connection.getTransaction(signature)).rejects.toThrow(/version \(0\) is not supported/)
  })

  test('SPL Token: mint, associated accounts, transfer, parsed accounts and token balances', async () => {
    const owner = await funded()
    const other = Keypair.generate().publicKey
    const mint = await createMint(connection, owner, owner.publicKey, null, 6)
    const from = await getOrCreateAssociatedTokenAccount(connection, owner, mint, owner.publicKey)
    await mintTo(connection, owner, mint, from.address, owner, 5_000_000n)
    const to = await getOrCreateAssociatedTokenAccount(connection, owner, mint, other)
    const signature = await transfer(connection, owner, from.address, to.address, owner, 1_500_000n)
    expect((await getAccount(connection, from.address)).amount).toBe(3_500_000n)

    const owned = await connection.getParsedTokenAccountsByOwner(other, { programId: TOKEN_PROGRAM_ID })
    expect(owned.value.map(entry => entry.account.data.parsed.info)).toMatchObject([
      {
        mint: mint.toBase58(),
        owner: other.toBase58(),
        state: 'initialized',
        isNative: false,
        tokenAmount: { amount: '1500000', decimals: 6, uiAmount: 1.5, uiAmountString: '1.5' },
      },
    ])
    expect((await connection.getTokenAccountsByOwner(other, { mint })).value).toHaveLength(1)
    expect((await connection.getTokenAccountBalance(from.address)).value.uiAmountString).toBe('3.5')
    const parsed = await connection.getParsedTransaction(signature)
    expect(parsed?.meta?.preTokenBalances?.map(entry => entry.uiTokenAmount.amount).sort()).toEqual([
      '0',
      '5000000',
    ])
    expect(parsed?.meta?.postTokenBalances?.map(entry => entry.uiTokenAmount.amount).sort()).toEqual([
      '1500000',
      '3500000',
    ])
    expect(parsed?.transaction.message.instructions).toMatchObject([
      { program: 'spl-token', parsed: { type: 'transfer', info: { amount: '1500000' } } },
    ])
  })

  test('Token-2022: associated account, transferChecked and inner instructions', async () => {
    const owner = await funded()
    const other = Keypair.generate().publicKey
    const program = TOKEN_2022_PROGRAM_ID
    const mint = await createMint(
      connection,
      owner,
      owner.publicKey,
      null,
      9,
      Keypair.generate(),
      undefined,
      program,
    )
    const create = async (of: PublicKey) =>
      await createAssociatedTokenAccount(connection, owner, mint, of, undefined, program)
    const from = await create(owner.publicKey)
    const to = await create(other)
    await mintTo(connection, owner, mint, from, owner, 7_000_000_000n, [], undefined, program)
    await transferChecked(connection, owner, from, mint, to, owner, 2_000_000_000n, 9, [], undefined, program)
    expect((await getMint(connection, mint, undefined, program)).supply).toBe(7_000_000_000n)
    const owned = await connection.getParsedTokenAccountsByOwner(other, { programId: program })
    expect(owned.value[0]?.account.data).toMatchObject({
      program: 'spl-token-2022',
      parsed: {
        type: 'account',
        info: { tokenAmount: { uiAmountString: '2' } },
      },
    })
    const [creation] = await connection
      .getSignaturesForAddress(to, {}, 'confirmed')
      .then(list => list.slice(-1))
    const parsed = await connection.getParsedTransaction(creation?.signature ?? '')
    expect(
      parsed?.meta?.innerInstructions?.[0]?.instructions.map(inner => 'parsed' in inner && inner.parsed.type),
    ).toContain('initializeImmutableOwner')
  })

  test('a mint of Token-2022 has its metadata in itself', async () => {
    const { address, metadata } = localSolanaMints.named
    expect(await getTokenMetadata(connection, new PublicKey(address))).toMatchObject(metadata)
  })

  test('a v0 transaction takes addresses from a lookup table', async () => {
    const payer = await funded()
    const targets = Array.from({ length: 3 }, () => Keypair.generate().publicKey)
    const [create, table] = AddressLookupTableProgram.createLookupTable({
      authority: payer.publicKey,
      payer: payer.publicKey,
      recentSlot: await connection.getSlot('finalized'),
    })
    const extend = AddressLookupTableProgram.extendLookupTable({
      payer: payer.publicKey,
      authority: payer.publicKey,
      lookupTable: table,
      addresses: targets,
    })
    await sendAndConfirmTransaction(connection, new Transaction().add(create, extend), [payer])
    solana.advance(1)
    const { value: lookupTable } = await connection.getAddressLookupTable(table)
    expect(lookupTable?.state.addresses.map(String)).toEqual(targets.map(String))
    if (!lookupTable) return
    const latest = await connection.getLatestBlockhash()
    const transaction = new VersionedTransaction(
      new TransactionMessage({
        payerKey: payer.publicKey,
        recentBlockhash: latest.blockhash,
        instructions: targets.map(target => pay(payer.publicKey, target, LAMPORTS_PER_SOL)),
      }).compileToV0Message([lookupTable]),
    )
    transaction.sign([payer])
    const signature = await connection.sendTransaction(transaction)
    await connection.confirmTransaction({ signature, ...latest })
    expect(await Promise.all(targets.map(target => connection.getBalance(target)))).toEqual(
      targets.map(() => LAMPORTS_PER_SOL),
    )
    const found = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
    expect(found?.meta?.loadedAddresses?.writable.map(String)).toEqual(targets.map(String))
    expect(found?.meta?.postBalances).toHaveLength(5)
    const parsed = await connection.getParsedTransaction(signature, { maxSupportedTransactionVersion: 0 })
    expect(parsed?.transaction.message.accountKeys.slice(-3)).toMatchObject(
      targets.map(() => ({ source: 'lookupTable', writable: true, signer: false })),
    )
  })

  test('simulation returns accounts, logs and units, and changes nothing', async () => {
    const from = await funded()
    const to = Keypair.generate().publicKey
    const { transaction } = await v0(from, pay(from.publicKey, to, LAMPORTS_PER_SOL))
    const { value } = await connection.simulateTransaction(transaction, {
      sigVerify: true,
      accounts: { encoding: 'base64', addresses: [to.toBase58()] },
    })
    expect(value).toMatchObject({ err: null, unitsConsumed: 150 })
    expect(value.accounts?.[0]?.lamports).toBe(LAMPORTS_PER_SOL)
    expect(await connection.getBalance(to, 'processed')).toBe(0)
    const fee = await connection.getFeeForMessage(transaction.message)
    expect(fee.value).toBe(5000)
    const unsigned = new VersionedTransaction(transaction.message)
    const replaced = await connection.simulateTransaction(unsigned, { replaceRecentBlockhash: true })
    expect(replaced.value.err).toBeNull()
    await expect(connection.simulateTransaction(unsigned, { sigVerify: true })).rejects.toThrow(
      /signature verification failure/,
    )
  })

  test('the fee of a message with a compute unit price is what it is charged', async () => {
    const from = await funded()
    const to = Keypair.generate().publicKey
    const { transaction } = await v0(
      from,
      ComputeBudgetProgram.setComputeUnitLimit({ units: 10_000 }),
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 2_000_000 }),
      pay(from.publicKey, to, LAMPORTS_PER_SOL),
    )
    expect((await connection.getFeeForMessage(transaction.message)).value).toBe(25_000)
    const signature = await connection.sendTransaction(transaction)
    await connection.confirmTransaction({ signature, ...(await connection.getLatestBlockhash()) })
    expect(await connection.getBalance(from.publicKey)).toBe(9 * LAMPORTS_PER_SOL - 25_000)
  })

  test('a preflight that fails says why, as real nodes do, and nothing is charged', async () => {
    const from = await funded(1)
    const to = Keypair.generate().publicKey
    const { transaction } = await v0(from, pay(from.publicKey, to, 5 * LAMPORTS_PER_SOL))
    const error = await connection.sendTransaction(transaction).catch(cause => cause)
    expect(error).toBeInstanceOf(SendTransactionError)
    expect(error.transactionError.message).toBe(
      'Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1',
    )
    expect(error.logs?.join('\n')).toMatch(/insufficient lamports 999995000, need 5000000000/)
    expect(await connection.getBalance(from.publicKey)).toBe(LAMPORTS_PER_SOL)
  })

  test('without preflight a failing transaction lands, pays its fee and returns its error', async () => {
    const from = await funded(1)
    const to = Keypair.generate().publicKey
    const { transaction, latest } = await v0(from, pay(from.publicKey, to, 5 * LAMPORTS_PER_SOL))
    const signature = await connection.sendTransaction(transaction, { skipPreflight: true })
    // web3.js resolves with the error where its subscription reports it, and throws it where its first poll does, which
    // takes a processed transaction for enough.
    const result = await connection.confirmTransaction({ signature, ...latest }).then(
      ({ value }) => value.err,
      error => error,
    )
    expect(result).toEqual({ InstructionError: [0, { Custom: 1 }] })
    await expect.poll(() => connection.getBalance(from.publicKey)).toBe(LAMPORTS_PER_SOL - 5000)
    const [entry] = await connection.getSignaturesForAddress(from.publicKey, { limit: 1 })
    expect(entry).toMatchObject({ signature, err: { InstructionError: [0, { Custom: 1 }] } })
  })

  test('a transaction that came twice, one with a wrong signature and one of an empty account are refused', async () => {
    const from = await funded()
    const to = Keypair.generate().publicKey
    const { transaction, latest } = await v0(from, pay(from.publicKey, to, LAMPORTS_PER_SOL))
    const signature = await connection.sendTransaction(transaction)
    await connection.confirmTransaction({ signature, ...latest })
    await expect(connection.sendTransaction(transaction)).rejects.toThrow(
      /This transaction has already been processed/,
    )
    const forged = transaction.serialize()
    forged[5] = (forged[5] ?? 0) ^ 1
    await expect(connection.sendRawTransaction(forged)).rejects.toThrow(
      /Transaction signature verification failure/,
    )
    const dropped = await connection.sendRawTransaction(forged, { skipPreflight: true })
    expect((await connection.getSignatureStatus(dropped)).value).toBeNull()
    expect(await connection.getBalance(to)).toBe(LAMPORTS_PER_SOL)
    const empty = Keypair.generate()
    const { transaction: unpaid } = await v0(empty, pay(empty.publicKey, to, 1))
    await expect(connection.sendTransaction(unpaid)).rejects.toThrow(
      /Attempt to debit an account but found no record of a prior credit/,
    )
  })

  test('signatures of an address come newest first, in pages', async () => {
    const from = await funded()
    const to = Keypair.generate().publicKey
    const sent: string[] = []
    for (const lamports of [1, 2, 3]) {
      const transfer = pay(from.publicKey, to, lamports * LAMPORTS_PER_SOL)
      const transaction = new Transaction().add(transfer, memo(`no ${lamports}`))
      sent.unshift(await sendAndConfirmTransaction(connection, transaction, [from]))
    }
    const page = async (options: Parameters<Connection['getSignaturesForAddress']>[1]) =>
      (await connection.getSignaturesForAddress(to, options)).map(entry => entry.signature)
    expect(await page({})).toEqual(sent)
    expect(await page({ limit: 2 })).toEqual(sent.slice(0, 2))
    expect(await page({ before: sent[1] ?? '' })).toEqual(sent.slice(2))
    expect(await page({ until: sent[2] ?? '' })).toEqual(sent.slice(0, 2))
    const [newest] = await connection.getSignaturesForAddress(to, { limit: 1 })
    expect(newest?.memo).toBe('[4] no 3')
    await expect(page({ limit: 1001 })).rejects.toThrow(/Invalid limit; max 1000/)
  })

  test('an account that exists only in a failed transaction does not exist', async () => {
    const owner = await funded()
    const mint = Keypair.generate()
    const instruction = createInitializeMintInstruction(mint.publicKey, 6, owner.publicKey, null)
    await expect(
      sendAndConfirmTransaction(connection, new Transaction().add(instruction), [owner]),
    ).rejects.toThrow(/Error processing Instruction 0/)
    expect(await connection.getAccountInfo(mint.publicKey)).toBeNull()
    const address = getAssociatedTokenAddressSync(mint.publicKey, owner.publicKey)
    await expect(connection.getTokenAccountBalance(address)).rejects.toThrow(/could not find account/)
  })
})
