import { rm } from 'node:fs/promises'
import {
  localSolanaChainId as chainId,
  type LocalSolana,
  localSolanaMints,
  startSolana,
} from '@latchkit/local-stack'
import { findPostgres, startPostgres } from '@latchkit/service-base/testing'
import {
  createAssociatedTokenAccountIdempotentInstruction,
  createCloseAccountInstruction,
  createTransferCheckedInstruction,
  getAssociatedTokenAddressSync,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import {
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  PublicKey,
  SystemProgram,
  Transaction,
  type TransactionInstruction,
} from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningGateway, startGateway } from '../src/exports/index.js'
import { type Store, seedStore } from './startIndexed.js'

let solana: LocalSolana
let connection: Connection
/** The same chain in each database of the run. */
let gateways: readonly RunningGateway[]
const ends: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  solana = await startSolana({ port: 0, slotMilliseconds: 0 })
  connection = new Connection(solana.url, 'confirmed')
  const folder = await seedStore()
  ends.push(() => rm(folder.dataDir, { recursive: true, force: true }))
  const stores: Store[] = [folder]
  const bin = process.env.LATCHKIT_FULL ? findPostgres() : undefined
  if (bin) {
    const server = await startPostgres(bin)
    ends.push(server.stop)
    stores.push({ databaseUrl: server.url })
  }
  gateways = await Promise.all(stores.map(open))
})
afterAll(async () => {
  for (const gateway of gateways ?? []) await gateway.close()
  await solana?.stop()
  for (const end of ends) await end()
})

const open = (store: Store) =>
  startGateway({
    port: 0,
    logLevel: 'silent',
    index: [chainId],
    rpcUrls: { [chainId]: [solana.url] },
    ...store,
    limits: { rpcPerMinute: 1e6 },
  })

type Page = {
  readonly data: readonly {
    readonly id: string
    readonly metadata: {
      readonly operationType: string
      readonly status: string
      readonly sentFrom: string
      readonly sentTo: string
    }
    readonly transfers: readonly object[]
  }[]
  readonly next: string | null
}
async function ask({ url }: RunningGateway, account: PublicKey, query: Record<string, string> = {}) {
  const search = new URLSearchParams({ chainId, cache: 'no-cache', ...query })
  const response = await fetch(`${url}/v1/account/${account.toBase58()}/history?${search}`)
  return { status: response.status, body: (await response.json()) as Page }
}
/** The page of every gateway, which is the same. */
async function read(account: PublicKey, query: Record<string, string> = {}): Promise<Page> {
  const [first, ...others] = await Promise.all(gateways.map(gateway => ask(gateway, account, query)))
  expect(first?.status).toBe(200)
  for (const other of others) expect(other).toEqual(first)
  return first?.body ?? { data: [], next: null }
}

async function send(from: Keypair, ...instructions: TransactionInstruction[]): Promise<string> {
  const { blockhash } = await connection.getLatestBlockhash('processed')
  const transaction = new Transaction({ feePayer: from.publicKey, recentBlockhash: blockhash })
  transaction.add(...instructions).sign(from)
  const signature = await connection.sendRawTransaction(transaction.serialize(), { skipPreflight: true })
  solana.advance(1)
  return signature
}
const pay = (from: Keypair, to: PublicKey, lamports: number) =>
  SystemProgram.transfer({ fromPubkey: from.publicKey, toPubkey: to, lamports })
const mint = new PublicKey(localSolanaMints.named.address)
const program = new PublicKey(localSolanaMints.named.program)
const accountOf = (owner: PublicKey) => getAssociatedTokenAddressSync(mint, owner, true, program)
/** Tokens of a mint with its name in it, into an account that is made for them. */
const give = (from: Keypair, to: PublicKey, amount: bigint) => [
  createAssociatedTokenAccountIdempotentInstruction(from.publicKey, accountOf(to), to, mint, program),
  createTransferCheckedInstruction(
    accountOf(from.publicKey),
    mint,
    accountOf(to),
    from.publicKey,
    amount,
    2,
    [],
    program,
  ),
]
async function funded(): Promise<Keypair> {
  const keypair = Keypair.generate()
  await solana.airdrop(keypair.publicKey.toBase58(), 10 * LAMPORTS_PER_SOL)
  return keypair
}

/** An NFT with the metadata of Metaplex, whose program the chain does not have. */
function putArt(art: PublicKey, holder: { owner: PublicKey; account: PublicKey; name: string }): void {
  const { owner, account, name } = holder
  const by = TOKEN_PROGRAM_ID.toBase58()
  const mintData = Buffer.alloc(82)
  mintData.writeBigUInt64LE(1n, 36)
  mintData[45] = 1
  solana.setAccount({ address: art.toBase58(), owner: by, data: mintData })
  const held = Buffer.alloc(165)
  held.set([...art.toBytes(), ...owner.toBytes(), 1])
  held[108] = 1
  solana.setAccount({ address: account.toBase58(), owner: by, data: held })
  const uri = `data:application/json,${encodeURIComponent('{"image":"https://art.example/7.png"}')}`
  const texts = [name, 'ART', uri].map(text => {
    const length = Buffer.alloc(4)
    length.writeUInt32LE(text.length)
    return Buffer.concat([length, Buffer.from(text)])
  })
  const data = Buffer.concat([Buffer.from([4]), Buffer.alloc(32), art.toBuffer(), ...texts, Buffer.alloc(40)])
  const metaplex = new PublicKey('metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s')
  const seeds = [Buffer.from('metadata'), metaplex.toBuffer(), art.toBuffer()]
  const [address] = PublicKey.findProgramAddressSync(seeds, metaplex)
  solana.setAccount({ address: address.toBase58(), owner: metaplex.toBase58(), data })
}

const token = { name: 'Local Coffee', symbol: 'LCOF', flags: { is_spam: false } }
const sol = { name: 'Solana', symbol: 'SOL', flags: { is_spam: false } }

describe('the index of Solana and GET /v1/account/{address}/history', () => {
  it('merges the owner and each of its token accounts, closed ones too, and says what was moved', async () => {
    const [owner, other] = [await funded(), await funded()]
    await solana.mintTokens({ mint: 'named', owner: other.publicKey.toBase58(), amount: 1000n })
    const created = await send(other, ...give(other, owner.publicKey, 500n))
    // Names the token account alone: the list of the owner does not have it.
    const received = await send(other, ...give(other, owner.publicKey, 34n).slice(1))
    const sent = await send(owner, ...give(owner, other.publicKey, 534n), pay(owner, other.publicKey, 1))
    const closed = await send(
      owner,
      createCloseAccountInstruction(
        accountOf(owner.publicKey),
        owner.publicKey,
        owner.publicKey,
        [],
        program,
      ),
    )
    const failed = await send(owner, pay(owner, other.publicKey, 50 * LAMPORTS_PER_SOL))
    const lure = await send(other, {
      keys: [{ pubkey: owner.publicKey, isSigner: false, isWritable: false }],
      data: Buffer.from('hi'),
      programId: new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'),
    })
    const { data, next } = await read(owner.publicKey)
    expect(next).toBe(null)
    expect(data.map(({ id }) => id)).toEqual([
      lure,
      failed,
      closed,
      sent,
      received,
      created,
      expect.any(String),
    ])
    const [one, two] = [other.publicKey.toBase58(), owner.publicKey.toBase58()]
    const row = (operationType: string, sentFrom: string, sentTo: string, transfers: readonly object[]) => ({
      metadata: expect.objectContaining({ operationType, sentFrom, sentTo, chain: chainId }),
      transfers,
    })
    const moved = (direction: string, numeric: string, fungible_info: object) => ({
      direction,
      quantity: { numeric },
      fungible_info,
    })
    expect(data.slice(2)).toMatchObject([
      // The rent comes back, and nothing else.
      row('execute', two, '', []),
      row('send', two, one, [moved('out', '0.000000001', sol), moved('out', '5.34', token)]),
      row('receive', one, two, [moved('in', '0.34', token)]),
      row('receive', one, two, [moved('in', '5', token)]),
      row('receive', expect.any(String), two, [moved('in', '10', sol)]),
    ])
    expect(data[1]).toMatchObject({ metadata: { status: 'failed' }, transfers: [] })
    expect(data[0]?.transfers).toEqual([moved('in', '0', { ...sol, flags: { is_spam: true } })])
    // A fresh index has never seen the closed account as one of the owner's.
    const fresh = await seedStore()
    const late = await open(fresh)
    ends.unshift(() => rm(fresh.dataDir, { recursive: true, force: true }))
    try {
      expect((await ask(late, owner.publicKey)).body.data.map(({ id }) => id)).toContain(received)
    } finally {
      await late.close()
    }
  })

  it('shows NFTs with their images, as on other chains', async () => {
    const [owner, other] = [await funded(), await funded()]
    const { publicKey: art } = Keypair.generate()
    const from = getAssociatedTokenAddressSync(art, other.publicKey)
    const to = getAssociatedTokenAddressSync(art, owner.publicKey)
    putArt(art, { owner: other.publicKey, account: from, name: 'Art 7' })
    const payer = other.publicKey
    const received = await send(
      other,
      createAssociatedTokenAccountIdempotentInstruction(payer, to, owner.publicKey, art),
      createTransferCheckedInstruction(from, art, to, payer, 1n, 0),
    )
    const { data } = await read(owner.publicKey)
    expect(data.find(({ id }) => id === received)?.transfers).toEqual([
      {
        direction: 'in',
        quantity: { numeric: '1' },
        nft_info: {
          name: 'Art 7',
          content: { preview: { url: expect.stringMatching(/^\/public\/getRemoteImage\//) } },
          flags: { is_spam: false },
        },
      },
    ])
  })

  it('C24 pages by slot: what is new between two pages repeats nothing', async () => {
    const [owner, other] = [await funded(), await funded()]
    await solana.mintTokens({ mint: 'named', owner: other.publicKey.toBase58(), amount: 1000n })
    const sent = [await send(other, ...give(other, owner.publicKey, 1n))]
    for (let turn = 0; turn < 26; turn++) {
      sent.unshift(await send(other, ...give(other, owner.publicKey, 1n).slice(1)))
      sent.unshift(await send(owner, pay(owner, other.publicKey, 1 + turn)))
    }
    const first = await read(owner.publicKey)
    expect(first.data.map(({ id }) => id)).toEqual(sent.slice(0, 50))
    const newest = await send(owner, pay(owner, other.publicKey, 99))
    const second = await read(owner.publicKey, { cursor: first.next ?? '' })
    expect(second.data.slice(0, 3).map(({ id }) => id)).toEqual(sent.slice(50))
    expect(second.data).toHaveLength(4)
    expect(second.next).toBe(null)
    expect((await read(owner.publicKey)).data[0]?.id).toBe(newest)
  })

  it('answers 400 for a cursor of another chain', async () => {
    const { publicKey } = Keypair.generate()
    const [gateway] = gateways
    if (!gateway) throw new TypeError('there is no gateway')
    for (const text of ['1.1', `1.${'1'.repeat(95)}`, `1.${'0'.repeat(88)}`]) {
      const cursor = Buffer.from(text).toString('base64url')
      expect((await ask(gateway, publicKey, { cursor })).status).toBe(400)
    }
    expect((await ask(gateway, publicKey)).body).toEqual({ data: [], next: null })
  })
})
