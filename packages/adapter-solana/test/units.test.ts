import { base58 } from '@scure/base'
import {
  ASSOCIATED_TOKEN_PROGRAM_ID,
  createAssociatedTokenAccountIdempotentInstruction,
  createTransferCheckedInstruction,
  getAssociatedTokenAddressSync,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import {
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { array, assert, bigInt, property, stringMatching, uint8Array } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeBase58, decodeBase64, encodeBase58, encodeBase64 } from '../src/encoding.js'
import { toChainName } from '../src/networks.js'
import { parseJson } from '../src/rpc/endpoints.js'
import { compileMessage } from '../src/transaction/compileMessage.js'
import { insertSignature, parseTransaction } from '../src/transaction/parseTransaction.js'
import { associatedTokenProgram, tokenPrograms } from '../src/transfer/mint.js'
import { findAssociatedAccount, isOnCurve } from '../src/transfer/token/programAddress.js'
import { localNetworks } from './localNetworks.js'

describe('base58 and base64', () => {
  it('write and read bytes as the library everybody uses does', () => {
    assert(
      property(uint8Array({ maxLength: 80 }), bytes => {
        expect(encodeBase58(bytes)).toBe(base58.encode(bytes))
        expect(decodeBase58(base58.encode(bytes))).toEqual(bytes)
        expect(encodeBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
        expect(decodeBase64(encodeBase64(bytes))).toEqual(bytes)
      }),
    )
    expect(decodeBase58('111')).toEqual(new Uint8Array(3))
  })
  it('refuse what is none', () => {
    expect([decodeBase58('0OIl'), decodeBase58('a b'), decodeBase64('§')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('transactions', () => {
  const keys = [Keypair.generate(), Keypair.generate(), Keypair.generate()]
  const build = (count: number) => {
    const [payer = Keypair.generate(), ...others] = keys.slice(0, count)
    const instructions = others.map(({ publicKey }) =>
      SystemProgram.transfer({ fromPubkey: publicKey, toPubkey: payer.publicKey, lamports: 1 }),
    )
    const recentBlockhash = base58.encode(new Uint8Array(32).fill(7))
    return new TransactionMessage({ payerKey: payer.publicKey, recentBlockhash, instructions })
  }

  it.each([1, 2, 3])('are read with %i signers, of each version', count => {
    const expected = keys.slice(0, count).map(({ publicKey }) => publicKey.toBase58())
    const legacy = new VersionedTransaction(build(count).compileToLegacyMessage()).serialize()
    const zero = new VersionedTransaction(build(count).compileToV0Message()).serialize()
    for (const [bytes, version] of [
      [legacy, 'legacy'],
      [zero, 0],
    ] as const) {
      const parsed = parseTransaction(bytes)
      expect(parsed.version).toBe(version)
      expect([...parsed.signers].sort()).toEqual([...expected].sort())
    }
  })

  it('of version 1 have their signatures at the end', () => {
    const [one, two] = keys.map(({ publicKey }) => publicKey)
    const head = [129, 2, 0, 1, 0, 0, 0, 0, ...new Uint8Array(32).fill(7), 1, 3]
    const accounts = [...(one?.toBytes() ?? []), ...(two?.toBytes() ?? []), ...new Uint8Array(32)]
    const body = [...head, ...accounts, 2, 0, 0, 0]
    const bytes = Uint8Array.from([...body, ...new Uint8Array(128)])
    expect(VersionedTransaction.deserialize(bytes).version).toBe(1)
    expect(parseTransaction(bytes)).toEqual({
      version: 1,
      signers: [one?.toBase58(), two?.toBase58()],
      signaturesAt: body.length,
    })
  })

  it('take a signature where it belongs', () => {
    const [, second] = keys
    const bytes = new VersionedTransaction(build(3).compileToV0Message()).serialize()
    const address = second?.publicKey.toBase58() ?? ''
    const signature = new Uint8Array(64).fill(9)
    const signed = VersionedTransaction.deserialize(insertSignature(bytes, { address, signature }))
    const expected = new VersionedTransaction(build(3).compileToV0Message())
    if (second) expected.addSignature(second.publicKey, signature)
    expect(signed.signatures).toEqual(expected.signatures)
    const stranger = Keypair.generate().publicKey.toBase58()
    expect(() => insertSignature(bytes, { address: stranger, signature })).toThrow('needs no signature')
  })

  it('that are none are refused, whatever the bytes', () => {
    assert(
      property(uint8Array({ maxLength: 400 }), bytes => {
        try {
          parseTransaction(bytes)
        } catch (error) {
          expect(error).toMatchObject({ code: 'solana/invalid-transaction' })
        }
      }),
    )
    const whole = new VersionedTransaction(build(2).compileToV0Message()).serialize()
    for (const length of [0, 1, 64, 129, 140, 200]) {
      expect(() => parseTransaction(whole.slice(0, length))).toThrow('cannot be read')
    }
    const empty = new Transaction()
    expect(() => empty.serialize()).toThrow()
  })
})

describe('JSON of nodes', () => {
  it('keeps every digit of long integers and everything else as it was', () => {
    expect(parseJson('{"value":18446744073709551615,"a":[1,-9007199254740993,1.5,1e3]}')).toEqual({
      value: '18446744073709551615',
      a: [1, '-9007199254740993', 1.5, 1000],
    })
    assert(
      property(bigInt({ min: 0n, max: 2n ** 64n - 1n }), stringMatching(/^["\\\d: ,]*$/), (value, text) => {
        const parsed = parseJson(`{"text":${JSON.stringify(text)},"value":${value}}`)
        const { value: read, text: kept } = parsed as { value: string | number; text: string }
        expect([BigInt(read), kept]).toEqual([value, text])
      }),
    )
    assert(
      property(array(stringMatching(/^\d{10,30}$/)), texts => {
        expect(parseJson(JSON.stringify(texts))).toEqual(texts)
      }),
    )
  })
})

describe('names of chains', () => {
  const [local, devnet] = localNetworks('http://127.0.0.1:8899')
  const at = (url: string) => toChainName(localNetworks(url)[0])
  it('are those of the Wallet Standard', () => {
    expect([toChainName(local), toChainName(devnet)]).toEqual(['solana:localnet', 'solana:devnet'])
    for (const url of ['http://localhost:8899', 'https://a.localhost', 'http://[::1]:1', 'http://127.9.9.9'])
      expect(at(url)).toBe('solana:localnet')
    for (const url of [
      'https://localhost.example.com',
      'https://127.0.0.1.example.com',
      'https://example.com',
    ])
      expect(at(url)).toBe(local.caipNetworkId)
  })
})

it('knows the token programs by their addresses', () => {
  expect(tokenPrograms).toEqual([TOKEN_PROGRAM_ID.toBase58(), TOKEN_2022_PROGRAM_ID.toBase58()])
  expect(associatedTokenProgram).toBe(ASSOCIATED_TOKEN_PROGRAM_ID.toBase58())
})

describe('messages and addresses, as web3.js and spl-token write them', () => {
  const random = () => Keypair.generate().publicKey
  const [payer, receiver, mint] = [random(), random(), random()]
  const toOurs = ({ programId, keys, data }: TransactionInstruction) => ({
    program: programId.toBase58(),
    accounts: keys.map(({ pubkey, isSigner, isWritable }) => ({
      address: pubkey.toBase58(),
      signs: isSigner,
      writes: isWritable,
    })),
    data: new Uint8Array(data),
  })
  const [from, to] = [payer, receiver].map(owner => getAssociatedTokenAddressSync(mint, owner))
  const create = createAssociatedTokenAccountIdempotentInstruction(payer, to ?? payer, receiver, mint)
  const move = createTransferCheckedInstruction(from ?? payer, mint, to ?? payer, payer, 7n, 6)
  const pay = SystemProgram.transfer({ fromPubkey: payer, toPubkey: receiver, lamports: 5n })

  it.each([
    ['a transfer of SOL', [pay]],
    ['a transfer of a token', [move]],
    ['a transfer of a token to a new account', [create, move]],
    [
      'many accounts and long data',
      [create, pay, toMemo(random(), 300), ...Array.from({ length: 10 }, () => toMemo(random(), 3))],
    ],
  ])('compiles %s, legacy and version 0', (_, instructions) => {
    const blockhash = random().toBase58()
    const theirs = new TransactionMessage({ payerKey: payer, recentBlockhash: blockhash, instructions })
    const ours = { payer: payer.toBase58(), blockhash, instructions: instructions.map(toOurs) }
    expect(compileMessage({ ...ours, version: 'legacy' })).toEqual(
      new Uint8Array(theirs.compileToLegacyMessage().serialize()),
    )
    expect(compileMessage({ ...ours, version: 0 })).toEqual(theirs.compileToV0Message().serialize())
  })
  it('derives token accounts of both programs', () => {
    for (let count = 0; count < 20; count += 1)
      for (const program of [TOKEN_PROGRAM_ID, TOKEN_2022_PROGRAM_ID]) {
        const owner = random()
        expect(
          findAssociatedAccount({
            owner: owner.toBase58(),
            program: program.toBase58(),
            mint: mint.toBase58(),
          }),
        ).toBe(getAssociatedTokenAddressSync(mint, owner, false, program).toBase58())
      }
  })
  it('knows points of the curve from other bytes', () => {
    assert(
      property(uint8Array({ minLength: 32, maxLength: 32 }), bytes => {
        expect(isOnCurve(bytes)).toBe(PublicKey.isOnCurve(bytes))
      }),
    )
    expect(isOnCurve(payer.toBytes())).toBe(true)
  })
})

function toMemo(account: PublicKey, length: number) {
  return new TransactionInstruction({
    programId: new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'),
    keys: [{ pubkey: account, isSigner: false, isWritable: length > 100 }],
    data: Buffer.alloc(length, 'x'),
  })
}
