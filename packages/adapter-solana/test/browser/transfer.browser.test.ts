import { base58 } from '@scure/base'
import {
  createAssociatedTokenAccount,
  createInitializeMetadataPointerInstruction,
  createInitializeMintInstruction,
  createInitializeTransferFeeConfigInstruction,
  createMint,
  ExtensionType,
  getAccount,
  getAssociatedTokenAddressSync,
  getMintLen,
  getOrCreateAssociatedTokenAccount,
  mintTo,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import { Keypair, SystemProgram, Transaction } from '@solana/web3.js'
import { expect, it } from 'vitest'
import { codeOf } from '../../../core/test/codeOf.js'
import { localNetworks } from '../localNetworks.js'
import { openChainPage } from './openChainPage.js'

type Page = Awaited<ReturnType<typeof openChainPage>>
type Transfer = Parameters<NonNullable<Page['adapter']['sendTransfer']>>[0]
const send = ({ adapter }: Page, transfer: Transfer) =>
  adapter.sendTransfer?.(transfer) ?? Promise.resolve('')

const networkOf = ({ chain }: Page) => localNetworks(chain.rpcEndpoint)[0]
const estimateOf = (page: Page, transfer: Transfer) =>
  page.adapter.estimateTransfer?.({
    from: page.key.publicKey.toBase58(),
    network: networkOf(page),
    ...transfer,
  } as never)
const waitFor = (page: Page, hash: string, signal?: AbortSignal) =>
  page.adapter.waitForTransaction?.({ hash, network: networkOf(page), signal })

it.each([
  ['sends itself', []],
  ['only signs', ['solana:signAndSendTransaction']],
])('sends SOL by a wallet that %s, and reads both balances', async (_, without) => {
  const page = await openChainPage({ without })
  const to = Keypair.generate().publicKey
  const signature = await send(page, { to: to.toBase58(), value: 1_500_000_000n })
  await page.confirm(signature)
  const [network] = localNetworks(page.chain.rpcEndpoint)
  const read = (address: string) => page.adapter.getBalance?.({ address, network })
  expect(await read(to.toBase58())).toEqual({ value: 1_500_000_000n, decimals: 9, symbol: 'SOL' })
  const fee = 5000n
  expect((await read(page.key.publicKey.toBase58()))?.value).toBe(8_500_000_000n - fee)
  const [last] = page.wallet.asked.slice(-1)
  expect(last?.feature).toBe(without.length > 0 ? 'solana:signTransaction' : 'solana:signAndSendTransaction')
  expect(last?.inputs).toMatchObject([{ chain: 'solana:localnet' }])
})

it('sends version 0 to a wallet that signs nothing else, and on the network that is requested', async () => {
  const page = await openChainPage({ versions: [0] })
  const caipNetworkId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
  const to = Keypair.generate().publicKey
  await page.confirm(await send(page, { to: to.toBase58(), value: 1_000_000n, caipNetworkId }))
  expect(await page.chain.getBalance(to)).toBe(1_000_000)
  expect(page.wallet.asked.at(-1)?.inputs).toMatchObject([{ chain: 'solana:devnet' }])
  expect(page.read().caipNetworkId).toBe(caipNetworkId)
})

it.each([
  ['Token', TOKEN_PROGRAM_ID],
  ['Token-2022', TOKEN_2022_PROGRAM_ID],
])('sends a token of the %s program, first to somebody who never had it', async (_, program) => {
  const page = await openChainPage()
  const { chain, key } = page
  const mint = await createMint(chain, key, key.publicKey, null, 6, undefined, undefined, program)
  const own = await getOrCreateAssociatedTokenAccount(
    chain,
    key,
    mint,
    key.publicKey,
    false,
    'confirmed',
    undefined,
    program,
  )
  await mintTo(chain, key, mint, own.address, key, 5_000_000n, [], undefined, program)
  const to = Keypair.generate().publicKey
  const token = mint.toBase58()
  const estimate = await estimateOf(page, { to: to.toBase58(), value: 1n, token })
  expect([estimate?.decimals, estimate?.balance]).toEqual([6, 5_000_000n])
  const poor = await page.chain.getBalance(key.publicKey)
  const hash = await send(page, { to: to.toBase58(), value: 1_250_000n, token })
  expect(await waitFor(page, hash)).toEqual({ status: 'confirmed', hash })
  // The rent of the receiver's account is in it, to the lamport.
  expect(BigInt(poor - (await page.chain.getBalance(key.publicKey)))).toBe(estimate?.fee)
  expect((await estimateOf(page, { to: to.toBase58(), value: 1n, token }))?.fee).toBe(5000n)
  await page.confirm(await send(page, { to: to.toBase58(), value: 250_000n, token }))
  const theirs = getAssociatedTokenAddressSync(mint, to, false, program)
  expect((await getAccount(chain, theirs, 'confirmed', program)).amount).toBe(1_500_000n)
  expect((await getAccount(chain, own.address, 'confirmed', program)).amount).toBe(3_500_000n)
  const balanceOf = (owner: string, symbol?: string) =>
    page.adapter.getBalance?.({ address: owner, network: networkOf(page), token: { address: token, symbol } })
  const shown = { value: 3_500_000n, decimals: 6, symbol: 'USDC' }
  expect(await balanceOf(key.publicKey.toBase58(), 'USDC')).toEqual(shown)
  const nothing = { value: 0n, decimals: 6, symbol: `${token.slice(0, 4)}…` }
  expect(await balanceOf(Keypair.generate().publicKey.toBase58())).toEqual(nothing)

  const before = page.wallet.asked.length
  const codes = [
    await codeOf(send(page, { to: to.toBase58(), value: 3_500_001n, token })),
    await codeOf(send(page, { to: theirs.toBase58(), value: 1n, token })),
    await codeOf(send(page, { to: theirs.toBase58(), value: 1n })),
    await codeOf(send(page, { to: token, value: 1n, token })),
    await codeOf(send(page, { to: to.toBase58(), value: 1n, token: theirs.toBase58() })),
    await codeOf(send(page, { to: to.toBase58(), value: 1n, token: key.publicKey.toBase58() })),
  ]
  expect(codes).toEqual([
    'solana/insufficient-funds',
    'solana/invalid-address',
    'solana/invalid-address',
    'solana/invalid-address',
    'solana/mint-not-found',
    'solana/mint-not-found',
  ])
  expect(page.wallet.asked).toHaveLength(before)
})

it('refuses what cannot work before it asks the wallet', async () => {
  const page = await openChainPage()
  const before = page.wallet.asked.length
  const to = Keypair.generate().publicKey.toBase58()
  const codes = [
    await codeOf(send(page, { to, value: 20_000_000_000n })),
    await codeOf(send(page, { to, value: 10_000_000_000n })),
    await codeOf(send(page, { to: '0x00000000000000000000000000000000000A11cE', value: 1n })),
    await codeOf(send(page, { to: '1'.repeat(44), value: 1n })),
    await codeOf(send(page, { to, value: 0n })),
    await codeOf(send(page, { to, value: 2n ** 64n })),
    await codeOf(send(page, { to, value: 1n, from: to })),
    await codeOf(
      send(page, { to, value: 1_000_000n, caipNetworkId: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z' }),
    ),
  ]
  expect(codes).toEqual([
    'solana/insufficient-funds',
    'solana/insufficient-funds',
    'solana/invalid-address',
    'solana/invalid-address',
    'solana/invalid-amount',
    'solana/invalid-amount',
    'rpc/unauthorized',
    'networks/not-found',
  ])
  expect(page.wallet.asked).toHaveLength(before)
})

it('says so when the person declines, and when the wallet passes on what the node said', async () => {
  const page = await openChainPage()
  const to = Keypair.generate().publicKey.toBase58()
  page.wallet.rejectNext()
  expect(await codeOf(send(page, { to, value: 1_000_000n }))).toBe('rpc/user-rejected')
  page.wallet.failNext(
    Object.assign(new Error('Transaction simulation failed: Blockhash not found'), { code: -32002 }),
  )
  expect(await codeOf(send(page, { to, value: 1_000_000n }))).toBe('solana/blockhash-expired')
  page.wallet.failNext(
    Object.assign(new Error('Transaction simulation failed: custom program error'), { code: -32002 }),
  )
  expect(await codeOf(send(page, { to, value: 1_000_000n }))).toBe('solana/transaction-failed')
  expect(page.read().status).toBe('connected')
})

it('estimates the rent of a Token-2022 account with what the mint asks of it', async () => {
  const page = await openChainPage()
  const { chain, key } = page
  const mint = Keypair.generate()
  const extensions = [ExtensionType.TransferFeeConfig, ExtensionType.MetadataPointer]
  const space = getMintLen(extensions)
  const lamports = await chain.getMinimumBalanceForRentExemption(space)
  const create = new Transaction().add(
    SystemProgram.createAccount({
      fromPubkey: key.publicKey,
      newAccountPubkey: mint.publicKey,
      space,
      lamports,
      programId: TOKEN_2022_PROGRAM_ID,
    }),
    createInitializeTransferFeeConfigInstruction(mint.publicKey, null, null, 0, 0n, TOKEN_2022_PROGRAM_ID),
    createInitializeMetadataPointerInstruction(
      mint.publicKey,
      key.publicKey,
      key.publicKey,
      TOKEN_2022_PROGRAM_ID,
    ),
    createInitializeMintInstruction(mint.publicKey, 2, key.publicKey, null, TOKEN_2022_PROGRAM_ID),
  )
  await page.confirm(await chain.sendTransaction(create, [key, mint]))
  const to = Keypair.generate().publicKey
  const token = mint.publicKey.toBase58()
  const estimate = await estimateOf(page, { to: to.toBase58(), value: 1n, token })
  const program = TOKEN_2022_PROGRAM_ID
  const made = await createAssociatedTokenAccount(chain, key, mint.publicKey, to, undefined, program)
  const rent = await chain.getBalance(made)
  expect(estimate).toMatchObject({ fee: BigInt(rent) + 5000n, decimals: 2, balance: 0n })
})

it('says that a transaction failed: on the chain, and gives up when it is aborted', async () => {
  const page = await openChainPage()
  const { chain, key } = page
  const far = SystemProgram.transfer({
    fromPubkey: key.publicKey,
    toPubkey: Keypair.generate().publicKey,
    lamports: 20_000_000_000,
  })
  const hash = await chain.sendTransaction(new Transaction().add(far), [key], { skipPreflight: true })
  expect(await waitFor(page, hash)).toEqual({ status: 'failed', hash })
  const controller = new AbortController()
  const nothing = expect(waitFor(page, base58.encode(new Uint8Array(64).fill(7)), controller.signal)).rejects
  controller.abort('closed')
  await nothing.toBe('closed')
})
