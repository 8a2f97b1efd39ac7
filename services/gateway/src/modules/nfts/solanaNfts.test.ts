import { createServer } from 'node:http'
import {
  localSolanaChainId as chainId,
  type LocalSolana,
  localSolanaMints,
  startSolana,
} from '@latchkit/local-stack'
import {
  AccountLayout,
  createAssociatedTokenAccountIdempotentInstruction,
  createInitializeMint2Instruction,
  createMintToInstruction,
  getAssociatedTokenAddressSync,
  MINT_SIZE,
  MintLayout,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import { Connection, Keypair, LAMPORTS_PER_SOL, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningGateway } from '../../exports/index.js'
import { startGateway } from '../../exports/index.js'

const program = new PublicKey('metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s')
let solana: LocalSolana
let connection: Connection
let gateway: RunningGateway
const owner = Keypair.generate()
const other = Keypair.generate().publicKey
const asked: string[] = []
const attributes = [{ trait_type: 'Eyes', value: 'Blue' }]
const files = createServer((request, response) => {
  asked.push(request.url ?? '')
  response.end(JSON.stringify({ name: 'Of the file', image: 'https://images.example/art.png', attributes }))
})
let host: string
beforeAll(async () => {
  await new Promise<void>(resolve => files.listen(0, '127.0.0.1', resolve))
  const address = files.address()
  host = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  solana = await startSolana({ port: 0, slotMilliseconds: 0 })
  connection = new Connection(solana.url, 'confirmed')
  await solana.airdrop(owner.publicKey.toBase58(), 100 * LAMPORTS_PER_SOL)
  const rpcUrls = { [chainId]: [solana.url] }
  gateway = await startGateway({ port: 0, logLevel: 'silent', rpcUrls, privateAddresses: ['127.0.0.1'] })
})
afterAll(async () => {
  files.close()
  await gateway?.close()
  await solana?.stop()
})

/** Makes a mint without decimals and gives some of it to an account, by the real program. */
async function mint(amount = 1, to = owner.publicKey): Promise<PublicKey> {
  const key = Keypair.generate()
  const account = getAssociatedTokenAddressSync(key.publicKey, to)
  const { blockhash } = await connection.getLatestBlockhash('processed')
  const transaction = new Transaction({ feePayer: owner.publicKey, recentBlockhash: blockhash }).add(
    SystemProgram.createAccount({
      fromPubkey: owner.publicKey,
      newAccountPubkey: key.publicKey,
      programId: TOKEN_PROGRAM_ID,
      lamports: LAMPORTS_PER_SOL / 100,
      space: MINT_SIZE,
    }),
    createInitializeMint2Instruction(key.publicKey, 0, owner.publicKey, null),
    createAssociatedTokenAccountIdempotentInstruction(owner.publicKey, account, to, key.publicKey),
    createMintToInstruction(key.publicKey, account, owner.publicKey, amount),
  )
  transaction.sign(owner, key)
  await connection.sendRawTransaction(transaction.serialize(), { skipPreflight: true })
  solana.advance(1)
  return key.publicKey
}

/** The output of `mint`, as it is stored: many of them at once. */
function seed(to: PublicKey): PublicKey {
  const { publicKey: key } = Keypair.generate()
  const [mintData, data] = [Buffer.alloc(MintLayout.span), Buffer.alloc(AccountLayout.span)]
  const none = { mintAuthorityOption: 0 as const, freezeAuthorityOption: 0 as const }
  const noAuthority = { mintAuthority: PublicKey.default, freezeAuthority: PublicKey.default }
  MintLayout.encode({ ...none, ...noAuthority, supply: 1n, decimals: 0, isInitialized: true }, mintData)
  AccountLayout.encode(
    {
      mint: key,
      owner: to,
      amount: 1n,
      state: 1,
      delegatedAmount: 0n,
      isNative: 0n,
      delegateOption: 0,
      isNativeOption: 0,
      closeAuthorityOption: 0,
      delegate: PublicKey.default,
      closeAuthority: PublicKey.default,
    },
    data,
  )
  const by = TOKEN_PROGRAM_ID.toBase58()
  solana.setAccount({ address: key.toBase58(), owner: by, data: mintData })
  const account = getAssociatedTokenAddressSync(key, to)
  solana.setAccount({ address: account.toBase58(), owner: by, data })
  return key
}

/** The metadata of a mint, in the form in which Metaplex's program keeps it. */
function describeMint(
  key: PublicKey,
  name: string,
  more: {
    readonly uri?: string
    readonly collection?: PublicKey
    readonly isVerified?: boolean
    readonly creators?: number
    readonly of?: PublicKey
    readonly owner?: PublicKey
  } = {},
) {
  const { uri = '', collection, isVerified = true, creators = 1 } = more
  // Filled up to the longest that each may be.
  const text = (value: string, length: number) => {
    const bytes = Buffer.alloc(4 + length)
    bytes.writeUInt32LE(length)
    bytes.write(value, 4)
    return bytes
  }
  const count = Buffer.alloc(4)
  count.writeUInt32LE(creators)
  const data = Buffer.concat([
    Buffer.from([4]),
    other.toBuffer(),
    (more.of ?? key).toBuffer(),
    text(name, 32),
    text('ART', 10),
    text(uri, 200),
    Buffer.from([244, 1]),
    ...(creators > 0 ? [Buffer.from([1]), count, Buffer.alloc(34 * creators)] : [Buffer.from([0])]),
    // Sold once, may be changed; an edition, and no standard.
    Buffer.from([1, 1, 1, 254, 0]),
    collection ? Buffer.from([1, isVerified ? 1 : 0, ...collection.toBytes()]) : Buffer.from([0]),
    Buffer.alloc(40),
  ])
  const seeds = [Buffer.from('metadata'), program.toBuffer(), key.toBuffer()]
  const [address] = PublicKey.findProgramAddressSync(seeds, program)
  const by = (more.owner ?? program).toBase58()
  solana.setAccount({ address: address.toBase58(), owner: by, data })
}

type Page = {
  readonly data: readonly { readonly address: string; readonly name: string }[]
  readonly next: string | null
}
async function ask(query: Record<string, string> = {}, account = owner.publicKey) {
  const search = new URLSearchParams({ chainId, ...query })
  const response = await fetch(`${gateway.url}/v1/account/${account.toBase58()}/nfts?${search}`)
  return { status: response.status, body: (await response.json()) as Page }
}

describe('GET /v1/account/{address}/nfts on Solana, without a provider', () => {
  it('lists what Metaplex has described, with the image of its file, and nothing else', async () => {
    const [art, set, plain, claimed] = [await mint(), await mint(1, other), await mint(), await mint()]
    describeMint(set, 'Local Set', { creators: 0 })
    describeMint(art, 'Art 1', { uri: `${host}/1.json`, collection: set })
    describeMint(plain, '', { uri: `${host}/2.json`, creators: 3 })
    // That it belongs to the set is what itself says alone.
    describeMint(claimed, 'Claimed', { collection: set, isVerified: false })
    // There are two of it; another's metadata; an account of another program; none at all.
    describeMint(await mint(2), 'Two')
    describeMint(await mint(), 'Another', { of: art })
    describeMint(await mint(), 'Of no owner', { owner: SystemProgram.programId })
    await mint()
    const row = (key: PublicKey, name: string, collection: string, isDrawn: boolean) => ({
      chainId,
      address: `${chainId}:${key.toBase58()}`,
      tokenId: '',
      standard: 'Metaplex',
      balance: '1',
      name,
      collection,
      flags: { is_spam: false },
      traits: isDrawn ? [{ name: 'Eyes', value: 'Blue' }] : [],
      preview: isDrawn ? { url: expect.stringMatching(/^\/public\/getRemoteImage\//) } : null,
    })
    const { status, body } = await ask()
    expect([status, body.next]).toEqual([200, null])
    expect(body.data.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      row(art, 'Art 1', 'Local Set', true),
      row(claimed, 'Claimed', '', false),
      row(plain, 'Of the file', '', true),
    ])
    expect(asked.toSorted()).toEqual(['/1.json', '/2.json'])
  })

  it('C24 pages in an order that stays', async () => {
    const holder = Keypair.generate().publicKey
    const keys = []
    for (let index = 0; index < 26; index++) {
      const key = seed(holder)
      describeMint(key, `Art ${index}`)
      keys.push(key.toBase58())
    }
    const first = (await ask({}, holder)).body
    expect(first.data).toHaveLength(24)
    const second = (await ask({ cursor: first.next ?? '' }, holder)).body
    expect(second.next).toBe(null)
    const found = [...first.data, ...second.data].map(({ address }) => address.slice(chainId.length + 1))
    expect(found).toEqual(keys.sort())
    expect((await ask({ cursor: 'eA' }, holder)).status).toBe(400)
    expect((await ask({}, other)).body.data).toHaveLength(1)
  })

  it('gives tokens the name that Metaplex has', async () => {
    const holder = Keypair.generate().publicKey.toBase58()
    const { token } = localSolanaMints
    await solana.mintTokens({ mint: 'token', owner: holder, amount: 5n })
    describeMint(new PublicKey(token.address), 'Local Money')
    const search = new URLSearchParams({ chainId })
    const response = await fetch(`${gateway.url}/v1/account/${holder}/balance?${search}`)
    const { balances } = (await response.json()) as { balances: { name: string; symbol: string }[] }
    expect(balances.map(({ name, symbol }) => [name, symbol])).toEqual([
      ['Solana', 'SOL'],
      ['Local Money', 'ART'],
    ])
  })
})
