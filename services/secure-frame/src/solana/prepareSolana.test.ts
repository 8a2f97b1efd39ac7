import { base58, base64 } from '@scure/base'
import {
  AddressLookupTableAccount,
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import * as fc from 'fast-check'
import { bytesToHex } from 'viem/utils'
import { describe, expect, it } from 'vitest'
import { textOf } from '../../test/describeIt.js'
import { prepareSolana } from './prepareSolana.js'
import { isTransaction, readTransaction } from './readTransaction.js'

const own = Keypair.generate()
const account = own.publicKey.toBase58()
const receiver = Keypair.generate().publicKey
const [mint, source, destination] = Array.from({ length: 3 }, () => Keypair.generate().publicKey)
const tokenProgram = new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
const openingProgram = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
const tableProgram = 'AddressLookupTab1e1111111111111111111111111'
const tableKey = Keypair.generate().publicKey
const genesis = base58.encode(new Uint8Array(32).fill(9))
const blockhash = base58.encode(new Uint8Array(32).fill(7))
const transfer = SystemProgram.transfer({
  fromPubkey: own.publicKey,
  toPubkey: receiver,
  lamports: 5_000_000,
})

/** web3.js declares another buffer type and reads it as bytes. */
const toData = (values: readonly number[]): never => Uint8Array.from(values) as never

/** Accounts of the chain that the frame reads. */
const chain = new Map<string, { owner: string; data: Uint8Array }>()
const tokenAccount = (of: PublicKey, owner: PublicKey) =>
  new Uint8Array([...of.toBytes(), ...owner.toBytes(), ...new Uint8Array(101)])
const read = async (_chain: string, method: string, params: unknown) => {
  if (method === 'sendTransaction') return 'sent'
  if (method === 'getGenesisHash') return genesis
  if (method === 'isBlockhashValid') return { value: (params as readonly unknown[])[0] === blockhash }
  const [addresses] = params as [string[]]
  const value = addresses.map(address => {
    const found = chain.get(address)
    return found ? { owner: found.owner, data: [base64.encode(found.data), 'base64'] } : null
  })
  return { value }
}

function compile(instructions: TransactionInstruction[], tables?: AddressLookupTableAccount[]) {
  const message = new TransactionMessage({
    payerKey: own.publicKey,
    recentBlockhash: blockhash,
    instructions,
  })
  return new VersionedTransaction(
    tables ? message.compileToV0Message(tables) : message.compileToLegacyMessage(),
  )
}
const toText = (transaction: VersionedTransaction) => base64.encode(transaction.serialize())

const prepare = (method: string, params: object) =>
  prepareSolana({ method, params, chain: 'solana:local', account, origin: 'https://app.example', read })
const describeOf = async (instructions: TransactionInstruction[], tables?: AddressLookupTableAccount[]) => {
  const transaction = toText(compile(instructions, tables))
  const { description } = await prepare('solana_signTransaction', { transaction })
  const rows = description.rows.map(({ label, value }) => [label, textOf(value)])
  return { ...description, rows }
}
const token = (data: number[], keys: (PublicKey | undefined)[]) =>
  new TransactionInstruction({
    programId: tokenProgram,
    keys: keys.map((pubkey = receiver) => ({
      pubkey,
      isSigner: pubkey === own.publicKey,
      isWritable: true,
    })),
    data: toData(data),
  })
const amount = (value: number) => [value & 255, value >> 8, 0, 0, 0, 0, 0, 0]

describe('transactions', () => {
  it('shows the receiver, the amount and the fee of a transfer, with the priority fee', async () => {
    const { title, rows, isUnreadable } = await describeOf([
      ComputeBudgetProgram.setComputeUnitLimit({ units: 10_000 }),
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1_000_000 }),
      transfer,
    ])
    expect({ title, isUnreadable }).toEqual({ title: 'title.transfer', isUnreadable: false })
    expect(rows).toEqual([
      ['approval.to', receiver.toBase58()],
      ['approval.amount', '0.005 SOL'],
      ['approval.fee', '0.000015 SOL'],
    ])
  })

  it('shows the owner of the account that a token goes to, by the chain or by what opens it', async () => {
    const checked = token([12, ...amount(1500), 3], [source, mint, destination, own.publicKey])
    expect((await describeOf([checked])).isUnreadable).toBe(true)
    const opening = new TransactionInstruction({
      programId: openingProgram,
      keys: [own.publicKey, destination, receiver, mint, SystemProgram.programId, tokenProgram].map(
        (pubkey = receiver) => ({ pubkey, isSigner: false, isWritable: false }),
      ),
      data: toData([1]),
    })
    const shown = [
      ['approval.to', receiver.toBase58()],
      ['approval.amount', '1.5'],
      ['approval.token', mint?.toBase58()],
    ]
    const opened = await describeOf([opening, checked])
    expect(opened).toMatchObject({ title: 'title.tokenTransfer', isUnreadable: false })
    expect(opened.rows).toEqual([
      ['approval.fee', '0.000005 SOL'],
      ['approval.step', 'title.openAccount'],
      ['approval.opensAccount', receiver.toBase58()],
      ['approval.step', 'title.tokenTransfer'],
      ...shown,
    ])

    const set = (key: PublicKey | undefined, data: Uint8Array) =>
      chain.set(key?.toBase58() ?? '', { owner: tokenProgram.toBase58(), data })
    set(destination, tokenAccount(mint ?? receiver, receiver))
    set(source, tokenAccount(mint ?? receiver, own.publicKey))
    set(mint, new Uint8Array(82).fill(3, 44, 45))
    const plain = token([3, ...amount(1500)], [source, destination, own.publicKey])
    for (const one of [checked, plain]) expect((await describeOf([one])).rows.slice(0, 3)).toEqual(shown)
    chain.clear()
  })

  it('reads what a lookup table names from the chain, and refuses a table that lacks it', async () => {
    const state = {
      addresses: [receiver],
      deactivationSlot: 0n,
      lastExtendedSlot: 0,
      lastExtendedSlotStartIndex: 0,
    }
    const tables = [new AddressLookupTableAccount({ key: tableKey, state })]
    await expect(describeOf([transfer], tables)).rejects.toThrow(/lookup table/)
    const data = new Uint8Array([...new Uint8Array(56), ...receiver.toBytes()])
    chain.set(tableKey.toBase58(), { owner: tableProgram, data })
    const { title, rows } = await describeOf([transfer], tables)
    expect(title).toBe('title.transfer')
    expect(rows[0]).toEqual(['approval.to', receiver.toBase58()])
    chain.clear()
  })

  it.each([
    ['another program', new TransactionInstruction({ programId: receiver, keys: [], data: toData([1]) })],
    [
      'an account that is given away',
      SystemProgram.assign({ accountPubkey: own.publicKey, programId: receiver }),
    ],
    [
      'a durable nonce',
      SystemProgram.nonceAdvance({ noncePubkey: receiver, authorizedPubkey: own.publicKey }),
    ],
    ['tokens that are made', token([7, ...amount(1)], [mint, destination, own.publicKey])],
    ['more bytes than a transfer has', token([3, ...amount(1), 0], [source, destination, own.publicKey])],
  ])('asks twice for %s, also beside a transfer', async (_what, instruction) => {
    const { isUnreadable, rows, title } = await describeOf([transfer, instruction])
    expect({ isUnreadable, title }).toEqual({ isUnreadable: true, title: 'title.transaction' })
    expect(rows).toContainEqual(['approval.data', bytesToHex(instruction.data)])
    const shown = rows.filter(([label]) => String(label).startsWith('approval.account'))
    expect(shown.map(([, text]) => text)).toEqual(instruction.keys.map(({ pubkey }) => pubkey.toBase58()))
  })

  it('sec 18: lists the accounts of what it cannot read, with what may be done with them', async () => {
    const [reads, changes] = [source ?? receiver, destination ?? receiver]
    const keys = [own.publicKey, reads, changes].map((pubkey, index) => ({
      pubkey,
      isSigner: index === 0,
      isWritable: index !== 1,
    }))
    const { rows, title } = await describeOf([
      new TransactionInstruction({ programId: receiver, keys, data: toData([1]) }),
    ])
    expect(title).toBe('title.program')
    expect(rows.slice(0, 5)).toEqual([
      ['approval.program', receiver.toBase58()],
      ['approval.data', '0x01'],
      ['approval.accountSignsChanges', account],
      ['approval.accountRead', reads.toBase58()],
      ['approval.accountChanges', changes.toBase58()],
    ])
  })

  it('sec 18: names the cluster by its genesis hash, and refuses a blockhash that is not valid there', async () => {
    const transaction = toText(compile([transfer]))
    const prepared = await prepare('solana_signTransaction', { transaction })
    expect(prepared.chainId).toBe(`solana:${genesis.slice(0, 32)}`)
    const other = compile([transfer])
    other.message.recentBlockhash = genesis
    for (const [method, params] of [
      ['solana_signTransaction', { transaction: toText(other) }],
      ['solana_signAllTransactions', { transactions: [transaction, toText(other)] }],
      ['solana_signAndSendTransaction', { transaction: toText(other) }],
    ] as const)
      await expect(prepare(method, params)).rejects.toMatchObject({
        code: -32602,
        message: expect.stringContaining('not valid on solana:local'),
      })
  })

  it('tells who pays when somebody else does, and keeps his signature', async () => {
    const payer = Keypair.generate()
    const message = new TransactionMessage({
      payerKey: payer.publicKey,
      recentBlockhash: blockhash,
      instructions: [transfer],
    })
    const transaction = new VersionedTransaction(message.compileToV0Message())
    transaction.sign([payer])
    const { description, request, finish } = await prepare('solana_signTransaction', {
      transaction: toText(transaction),
      pubkey: account,
    })
    expect(description.rows.at(-1)).toEqual({
      label: 'approval.payer',
      value: { text: payer.publicKey.toBase58() },
    })
    expect(request).toEqual({ kind: 'solana', messages: [new Uint8Array(transaction.message.serialize())] })
    const answer = (await finish(`0x${'22'.repeat(64)}`)) as { transaction: string }
    const signed = VersionedTransaction.deserialize(base64.decode(answer.transaction))
    expect(signed.signatures[0]).toEqual(transaction.signatures[0])
    expect(signed.signatures[1]).toEqual(new Uint8Array(64).fill(0x22))
  })

  it('numbers several, and sends one by the site', async () => {
    const text = toText(compile([transfer]))
    const { description, finish } = await prepare('solana_signAllTransactions', {
      transactions: [text, text],
    })
    expect(description.title).toBe('title.transaction')
    expect(description.rows.filter(({ label }) => label === 'approval.transaction')).toHaveLength(2)
    expect(await finish(`0x${'22'.repeat(128)}`)).toEqual({
      transactions: [expect.any(String), expect.any(String)],
    })
    const sent = await prepare('solana_signAndSendTransaction', { transaction: text })
    expect(await sent.finish(`0x${'22'.repeat(64)}`)).toEqual({ signature: 'sent' })
  })

  it('refuses another account, bytes that are no transaction, and one that needs no signature of this wallet', async () => {
    const foreign = SystemProgram.transfer({ fromPubkey: receiver, toPubkey: own.publicKey, lamports: 1 })
    const message = new TransactionMessage({
      payerKey: receiver,
      recentBlockhash: blockhash,
      instructions: [foreign],
    })
    const other = toText(new VersionedTransaction(message.compileToLegacyMessage()))
    const method = 'solana_signTransaction'
    await expect(prepare(method, { transaction: other })).rejects.toThrow('needs no signature')
    await expect(prepare(method, { transaction: 'AAAA' })).rejects.toThrow('cannot be read')
    await expect(prepare(method, { transaction: '!' })).rejects.toThrow('Invalid input')
    await expect(prepare(method, { transaction: other, pubkey: receiver.toBase58() })).rejects.toMatchObject({
      code: 4100,
    })
  })
})

describe('messages', () => {
  it('refuses what is a transaction, or what a transaction signs', async () => {
    for (const tables of [undefined, []]) {
      const transaction = compile([transfer], tables)
      for (const bytes of [transaction.serialize(), transaction.message.serialize()])
        await expect(prepare('solana_signMessage', { message: base58.encode(bytes) })).rejects.toMatchObject({
          code: -32602,
        })
    }
    expect(isTransaction(new Uint8Array(120).fill(0x81, 0, 1))).toBe(true)
  })

  it('signs texts and other bytes as they are', async () => {
    const bytes = new Uint8Array([0xff, 1, 2])
    const { request } = await prepare('solana_signMessage', { message: base58.encode(bytes) })
    expect(request).toEqual({ kind: 'solana', messages: [bytes] })
    fc.assert(fc.property(fc.string(), text => !isTransaction(new TextEncoder().encode(text))))
  })

  it('never reads a transaction whose bytes are cut or longer', () => {
    const bytes = new Uint8Array(compile([transfer], []).serialize())
    for (let end = 0; end < bytes.length; end += 1)
      expect(() => readTransaction(bytes.slice(0, end))).toThrow(RangeError)
    expect(() => readTransaction(new Uint8Array([...bytes, 0]))).toThrow(RangeError)
  })
})
