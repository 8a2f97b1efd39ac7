import { toShownAmount } from '@latchkit/core/send'
import { startSolana } from '@latchkit/local-stack'
import {
  AccountState,
  AuthorityType,
  amountToUiAmount,
  createEnableRequiredMemoTransfersInstruction,
  createFreezeAccountInstruction,
  createInitializeDefaultAccountStateInstruction,
  createInitializeInterestBearingMintInstruction,
  createInitializeNonTransferableMintInstruction,
  createInitializePausableConfigInstruction,
  createInitializePermanentDelegateInstruction,
  createInitializeScaledUiAmountConfigInstruction,
  createInitializeTransferFeeConfigInstruction,
  createPauseInstruction,
  createReallocateInstruction,
  createSetAuthorityInstruction,
  ExtensionType,
  getAccount,
  getTransferFeeAmount,
  TOKEN_2022_PROGRAM_ID,
} from '@solana/spl-token'
import { Keypair, PublicKey, type TransactionInstruction } from '@solana/web3.js'
import { afterAll, describe, expect, it } from 'vitest'
import { codeOf } from '../../core/test/codeOf.js'
import { rejectionOf } from '../../core/test/rejectionOf.js'
import { openTokenPage } from './openTokenPage.js'
import { setupWindow } from './setupWindow.js'

setupWindow()
const solana = await startSolana({ port: 0 })
afterAll(() => solana.stop())

const program = TOKEN_2022_PROGRAM_ID
const open = () => openTokenPage(solana)
type Page = Awaited<ReturnType<typeof open>>
const someone = () => Keypair.generate().publicKey

/** Sets bytes of an account, as only a program that the chain does not have could. */
async function patch(page: Page, address: PublicKey, at: number, bytes: readonly number[]) {
  const account = await page.chain.getAccountInfo(address)
  const data = Buffer.from(account?.data ?? [])
  data.set(bytes, at)
  solana.setAccount({ address: address.toBase58(), owner: program.toBase58(), data })
}

describe('the transfer fee', () => {
  const createFeeMint = ({ createMint, key }: Page, basisPoints: number, maximum: bigint) =>
    createMint({
      extensions: [ExtensionType.TransferFeeConfig],
      setUp: mint => [
        createInitializeTransferFeeConfigInstruction(
          mint,
          key.publicKey,
          key.publicKey,
          basisPoints,
          maximum,
          program,
        ),
      ],
    })

  it.each([
    ['is a part, rounded up', 150, 1000n, 101n, 99n],
    ['has a maximum', 1000, 5n, 1000n, 995n],
    ['may be nothing', 0, 5n, 1000n, 1000n],
  ])('%s: the receiver gets the rest', async (_, basisPoints, maximum, value, received) => {
    const page = await open()
    const { token, give, accountOf, readAmount } = await createFeeMint(page, basisPoints, maximum)
    const own = await give(2000n)
    const to = someone()
    const transfer = { to: to.toBase58(), value, token }
    expect((await page.estimate(transfer)).received).toBe(received)
    await page.send(transfer)
    expect(await readAmount(accountOf(to))).toBe(received)
    expect(await readAmount(own)).toBe(2000n - value)
    const account = await getAccount(page.chain, accountOf(to), 'confirmed', program)
    expect(getTransferFeeAmount(account)?.withheldAmount).toBe(value - received)
  })

  it('is paid for each account that is joined', async () => {
    const page = await open()
    const { token, give, giveElsewhere, accountOf, readAmount } = await createFeeMint(page, 100, 10n)
    await give(101n)
    await giveElsewhere(99n)
    const to = someone()
    const transfer = { to: to.toBase58(), value: 200n, token }
    const { received = 0n } = await page.estimate(transfer)
    await page.send(transfer)
    expect([received, await readAmount(accountOf(to))]).toEqual([197n, 197n])
  })
})

describe('what cannot be sent is refused before the wallet opens', () => {
  type Mint = Awaited<ReturnType<Page['createMint']>>
  async function addConfidential(page: Page, address: PublicKey, balance: number, credits: number) {
    const account = await page.chain.getAccountInfo(address)
    const head = Buffer.from(account?.data ?? [])
    const extension = Buffer.alloc(4 + 295)
    extension.writeUInt16LE(5)
    extension.writeUInt16LE(295, 2)
    extension[4 + 161] = balance
    extension[4 + 262] = credits
    const data = Buffer.concat([head, extension])
    solana.setAccount({ address: address.toBase58(), owner: program.toBase58(), data })
  }
  const extended = (
    { createMint }: Page,
    extensions: readonly ExtensionType[],
    setUp: (mint: PublicKey) => readonly TransactionInstruction[],
  ) => createMint({ extensions, setUp })

  const rows: readonly [
    problem: string,
    create: (page: Page) => Promise<Mint>,
    prepare?: (page: Page, mint: Mint, to: PublicKey) => Promise<unknown>,
  ][] = [
    [
      'not-transferable',
      page =>
        extended(page, [ExtensionType.NonTransferable], mint => [
          createInitializeNonTransferableMintInstruction(mint, program),
        ]),
    ],
    [
      'paused',
      page =>
        extended(page, [ExtensionType.PausableConfig], mint => [
          createInitializePausableConfigInstruction(mint, page.key.publicKey, program),
        ]),
      (page, { mint }) => page.run([createPauseInstruction(mint, page.key.publicKey, [], program)]),
    ],
    [
      'frozen',
      page => page.createMint({ extensions: [] }),
      (page, { mint, accountOf }) =>
        page.run([
          createFreezeAccountInstruction(
            accountOf(page.key.publicKey),
            mint,
            page.key.publicKey,
            [],
            program,
          ),
        ]),
    ],
    [
      'receiver-frozen',
      page =>
        extended(page, [ExtensionType.DefaultAccountState], mint => [
          createInitializeDefaultAccountStateInstruction(mint, AccountState.Initialized, program),
        ]),
      (page, { mint }) => patch(page, mint, 170, [AccountState.Frozen]),
    ],
    [
      'receiver-frozen',
      page => page.createMint({ extensions: [] }),
      async (page, { mint, give }, to) => {
        const theirs = await give(1n, to)
        await page.run([createFreezeAccountInstruction(theirs, mint, page.key.publicKey, [], program)])
      },
    ],
    [
      'memo-required',
      page => page.createMint({ extensions: [] }),
      async (page, { give, accountOf }, to) => {
        // The receiver is an account of the page for as long as it sets its account up.
        await give(0n, to)
        await patch(page, accountOf(to), 32, [...page.key.publicKey.toBytes()])
        const [account, owner] = [accountOf(to), page.key.publicKey]
        await page.run([
          createReallocateInstruction(account, owner, [ExtensionType.MemoTransfer], owner, [], program),
          createEnableRequiredMemoTransfersInstruction(account, owner, [], program),
        ])
        await patch(page, account, 32, [...to.toBytes()])
      },
    ],
    [
      'receiver-confidential',
      page => page.createMint({ extensions: [] }),
      async (page, { give, accountOf }, to) => {
        await give(0n, to)
        await addConfidential(page, accountOf(to), 0, 0)
      },
    ],
    [
      'confidential',
      page => page.createMint({ extensions: [] }),
      async (page, { accountOf }) => {
        const own = accountOf(page.key.publicKey)
        await patch(page, own, 64, [0])
        await addConfidential(page, own, 7, 1)
      },
    ],
  ]
  it.each(rows)('%s', async (problem, create, prepare) => {
    const page = await open()
    const mint = await create(page)
    await mint.give(5n)
    const to = someone()
    await prepare?.(page, mint, to)
    const before = page.wallet.asked.length
    const transfer = { to: to.toBase58(), value: 5n, token: mint.token }
    const refused = { code: 'solana/transfer-refused', problem }
    expect(await rejectionOf(page.estimate(transfer))).toMatchObject(refused)
    expect(await rejectionOf(page.send(transfer))).toMatchObject(refused)
    expect(page.wallet.asked).toHaveLength(before)
    // A swap reads only what there is.
    const read = await page.estimate({ ...transfer, isFeeNeeded: false })
    expect(read).toMatchObject({ fee: 0n, decimals: 2, nativeBalance: expect.any(BigInt) })
  })

  it('as are programmable NFTs, which the Token Metadata program keeps frozen', async () => {
    const page = await open()
    const { mint, token, give } = await page.createMint({ decimals: 0 })
    const own = await give(1n)
    await page.run([createFreezeAccountInstruction(own, mint, page.key.publicKey)])
    const metadata = new PublicKey('metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s')
    const text = (length: number) => Buffer.concat([Buffer.from([length, 0, 0, 0]), Buffer.alloc(length, 65)])
    const write = (standard: number) => {
      const data = Buffer.concat([
        Buffer.from([4]),
        Buffer.alloc(64, 1),
        ...[32, 10, 200].map(text),
        Buffer.from([244, 1, 1, 2, 0, 0, 0]),
        Buffer.alloc(68),
        Buffer.from([1, 1, 1, 254, 1, standard, 0]),
      ])
      const seeds = [Buffer.from('metadata'), metadata.toBuffer(), mint.toBuffer()]
      const [address] = PublicKey.findProgramAddressSync(seeds, metadata)
      solana.setAccount({ address: address.toBase58(), owner: metadata.toBase58(), data })
    }
    const transfer = { to: someone().toBase58(), value: 1n, token }
    expect(await rejectionOf(page.send(transfer))).toMatchObject({ problem: 'frozen' })
    write(0)
    expect(await rejectionOf(page.send(transfer))).toMatchObject({ problem: 'frozen' })
    write(4)
    expect(await rejectionOf(page.send(transfer))).toMatchObject({ problem: 'programmable' })
  })

  it('as is a receiver whose token account belongs to another', async () => {
    const page = await open()
    const { token, give } = await page.createMint()
    await give(1n)
    const to = Keypair.generate()
    const theirs = await give(0n, to.publicKey)
    await page.run(
      [createSetAuthorityInstruction(theirs, to.publicKey, AuthorityType.AccountOwner, someone())],
      [to],
    )
    expect(await codeOf(page.send({ to: to.publicKey.toBase58(), value: 1n, token }))).toBe(
      'solana/invalid-address',
    )
  })
})

it('tells of a permanent delegate, and sends', async () => {
  const page = await open()
  const { token, give, accountOf, readAmount } = await page.createMint({
    extensions: [ExtensionType.PermanentDelegate],
    setUp: mint => [createInitializePermanentDelegateInstruction(mint, someone(), program)],
  })
  await give(5n)
  const to = someone()
  const transfer = { to: to.toBase58(), value: 5n, token }
  expect((await page.estimate(transfer)).notes).toEqual(['permanent-delegate'])
  await page.send(transfer)
  expect(await readAmount(accountOf(to))).toBe(5n)
})

describe('the amount that wallets show', () => {
  it.each([
    [
      'with a scale',
      ExtensionType.ScaledUiAmountConfig,
      (mint: PublicKey, { key }: Page) =>
        createInitializeScaledUiAmountConfigInstruction(mint, key.publicKey, 2.5, program),
    ],
    [
      'with interest',
      ExtensionType.InterestBearingConfig,
      (mint: PublicKey, { key }: Page) =>
        createInitializeInterestBearingMintInstruction(mint, key.publicKey, 32_000, program),
    ],
  ])('%s is that of the program', async (_, extension, initialize) => {
    const page = await open()
    const { mint, token, give } = await page.createMint({
      decimals: 2,
      extensions: [extension],
      setUp: mintKey => [initialize(mintKey, page)],
    })
    await give(1000n)
    if (extension === ExtensionType.InterestBearingConfig) {
      // Interest of 10 % for a year, then of 320 % for half a year.
      const times = Buffer.alloc(18)
      const now = Math.floor(Date.now() / 1000)
      times.writeBigInt64LE(BigInt(now - 47_000_000))
      times.writeInt16LE(1000, 8)
      times.writeBigInt64LE(BigInt(now - 15_800_000), 10)
      await patch(page, mint, 170 + 32, [...times])
    }
    const { multiplier, balance } = await page.estimate({ to: someone().toBase58(), value: 1n, token })
    expect(balance).toBe(1000n)
    const theirs = await amountToUiAmount(page.chain, page.key, mint, 1000n, program)
    expect(Number(toShownAmount(1000n, multiplier)) / 100).toBeCloseTo(Number(theirs), 1)
    expect(multiplier).toBeGreaterThan(2)
    const { adapter, network, key } = page
    const read = { address: key.publicKey.toBase58(), network, token: { address: token } }
    expect(Number((await adapter.getBalance?.(read))?.value) / 100).toBeCloseTo(Number(theirs), 1)
  })
})
