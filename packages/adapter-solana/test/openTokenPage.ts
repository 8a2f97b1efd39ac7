import { connect } from '@latchkit/core/connection'
import type { LocalSolana } from '@latchkit/local-stack'
import {
  createAssociatedTokenAccountIdempotentInstruction,
  createInitializeAccount3Instruction,
  createInitializeMint2Instruction,
  createMintToInstruction,
  type ExtensionType,
  getAccount,
  getAccountLenForMint,
  getAssociatedTokenAddressSync,
  getMint,
  getMintLen,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import {
  Connection,
  Keypair,
  type PublicKey,
  SystemProgram,
  Transaction,
  type TransactionInstruction,
} from '@solana/web3.js'
import type { SolanaAdapterParameters } from '../src/types.js'
import type { StandardWalletOptions } from './createStandardWallet.js'
import { createWallet } from './createWallet.js'
import { localNetworks } from './localNetworks.js'
import { openPage } from './openPage.js'
import { putWallets } from './putWallets.js'

type CreateMintParameters = {
  /** Extensions of Token-2022; absent for a mint of the older program. */
  readonly extensions?: readonly ExtensionType[] | undefined
  /** Instructions before the mint is initialized. */
  readonly setUp?: ((mint: PublicKey) => readonly TransactionInstruction[]) | undefined
  readonly decimals?: number | undefined
}

type Options = Partial<StandardWalletOptions> & {
  readonly adapter?: SolanaAdapterParameters | undefined
  /** Endpoint of the page. Default: that of the chain. */
  readonly rpcUrl?: string | undefined
}

/** A page connected to a wallet with 10 SOL, and mints of the real programs. */
export async function openTokenPage(
  solana: LocalSolana,
  { adapter: parameters, rpcUrl = solana.url, ...wallet }: Options = {},
) {
  const key = Keypair.generate()
  const chain = new Connection(solana.url, 'confirmed')
  await solana.airdrop(key.publicKey.toBase58(), 10_000_000_000)
  const found = createWallet({ rpcUrl: solana.url, keys: [key], ...wallet })
  putWallets([found])
  const page = openPage({ rpcUrl, adapter: parameters })
  await connect(page.client, { connectorId: 'sonnet-wallet' })
  const [network] = localNetworks(rpcUrl)
  const from = key.publicKey.toBase58()
  type Transfer = Omit<Parameters<NonNullable<typeof page.adapter.sendTransfer>>[0], 'from'>

  /** Runs instructions as the owner of the page, confirmed when it resolves. */
  async function run(instructions: readonly TransactionInstruction[], signers: readonly Keypair[] = []) {
    const { blockhash } = await chain.getLatestBlockhash('processed')
    const transaction = new Transaction({ feePayer: key.publicKey, recentBlockhash: blockhash })
    transaction.add(...instructions).sign(key, ...signers)
    await chain.sendRawTransaction(transaction.serialize(), { preflightCommitment: 'processed' })
    solana.advance(1)
  }
  async function createMint({ extensions, setUp = () => [], decimals = 2 }: CreateMintParameters = {}) {
    const mint = Keypair.generate()
    const program = extensions ? TOKEN_2022_PROGRAM_ID : TOKEN_PROGRAM_ID
    const space = getMintLen([...(extensions ?? [])])
    await run(
      [
        SystemProgram.createAccount({
          fromPubkey: key.publicKey,
          newAccountPubkey: mint.publicKey,
          space,
          lamports: await chain.getMinimumBalanceForRentExemption(space),
          programId: program,
        }),
        ...setUp(mint.publicKey),
        createInitializeMint2Instruction(mint.publicKey, decimals, key.publicKey, key.publicKey, program),
      ],
      [mint],
    )
    const mintKey = mint.publicKey
    const accountOf = (owner: PublicKey) => getAssociatedTokenAddressSync(mintKey, owner, true, program)
    return {
      mint: mintKey,
      token: mintKey.toBase58(),
      program,
      accountOf,
      readAmount: async (address: PublicKey) =>
        (await getAccount(chain, address, 'confirmed', program)).amount,
      /** Gives tokens to the associated account of an owner. */
      async give(amount: bigint, owner = key.publicKey) {
        const account = accountOf(owner)
        const create = createAssociatedTokenAccountIdempotentInstruction(
          key.publicKey,
          account,
          owner,
          mintKey,
          program,
        )
        const mintTo = createMintToInstruction(mintKey, account, key.publicKey, amount, [], program)
        await run(amount > 0n ? [create, mintTo] : [create])
        return account
      },
      /** Gives tokens to another account of the page's owner. */
      async giveElsewhere(amount: bigint) {
        const other = Keypair.generate()
        const account = other.publicKey
        const size = getAccountLenForMint(await getMint(chain, mintKey, 'confirmed', program))
        await run(
          [
            SystemProgram.createAccount({
              fromPubkey: key.publicKey,
              newAccountPubkey: account,
              space: size,
              lamports: await chain.getMinimumBalanceForRentExemption(size),
              programId: program,
            }),
            createInitializeAccount3Instruction(account, mintKey, key.publicKey, program),
            createMintToInstruction(mintKey, account, key.publicKey, amount, [], program),
          ],
          [other],
        )
        return account
      },
    }
  }
  return {
    ...page,
    wallet: found,
    key,
    chain,
    network,
    run,
    createMint,
    estimate: (transfer: Transfer & { readonly isFeeNeeded?: boolean }) =>
      page.adapter.estimateTransfer?.({ from, network, ...transfer }) ?? Promise.reject(new Error()),
    /** Sends a transfer, confirmed when it resolves. */
    async send(transfer: Transfer) {
      const hash = (await page.adapter.sendTransfer?.(transfer)) ?? ''
      solana.advance(1)
      return hash
    },
  }
}
