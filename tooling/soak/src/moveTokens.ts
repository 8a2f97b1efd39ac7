import { setTimeout as wait } from 'node:timers/promises'
import { type LocalSolana, localSolanaChainId, localSolanaMints } from '@latchkit/local-stack'
import { openDatabase } from '@latchkit/service-base/database'
import {
  createAssociatedTokenAccountIdempotentInstruction,
  createTransferCheckedInstruction,
  getAssociatedTokenAddressSync,
} from '@solana/spl-token'
import { Connection, Keypair, LAMPORTS_PER_SOL, PublicKey, Transaction } from '@solana/web3.js'
import { sql } from 'drizzle-orm'

/** A page of the history of a gateway. */
type Page = { readonly data: readonly { readonly id: string }[]; readonly next: string | null }

/** Moves tokens on the Solana chain each second, and compares the transactions with the index at the end. */
export async function moveTokens(solana: LocalSolana, databaseUrl: string) {
  // An idle connection that is used again may just be closing.
  const httpHeaders = { connection: 'close' }
  const connection = new Connection(solana.url, { commitment: 'confirmed', httpHeaders })
  const [sender, recipient] = [Keypair.generate(), Keypair.generate().publicKey]
  const { address, program, decimals } = localSolanaMints.token
  const [mint, programId] = [new PublicKey(address), new PublicKey(program)]
  const accountOf = (owner: PublicKey) => getAssociatedTokenAddressSync(mint, owner, false, programId)
  const account = sender.publicKey.toBase58()
  await solana.airdrop(account, 10 * LAMPORTS_PER_SOL)
  await solana.mintTokens({ mint: 'token', owner: account, amount: 1_000_000_000n })

  const confirmed = new Set<string>()
  /** Sends one transaction, and settles when it is confirmed. */
  const move = async () => {
    const { blockhash } = await connection.getLatestBlockhash()
    const transaction = new Transaction({ feePayer: sender.publicKey, recentBlockhash: blockhash })
    const from = accountOf(sender.publicKey)
    const to = accountOf(recipient)
    transaction.add(
      createAssociatedTokenAccountIdempotentInstruction(sender.publicKey, to, recipient, mint, programId),
      createTransferCheckedInstruction(from, mint, to, sender.publicKey, 1n, decimals, [], programId),
    )
    transaction.sign(sender)
    const signature = await connection.sendRawTransaction(transaction.serialize())
    for (;;) {
      const { value } = await connection.getSignatureStatuses([signature])
      const [status] = value
      if (status?.err) throw new TypeError(`a transaction of Solana failed: ${JSON.stringify(status.err)}`)
      if (status?.confirmationStatus === 'confirmed' || status?.confirmationStatus === 'finalized') break
      await wait(100)
    }
    confirmed.add(signature)
  }
  let isEnding = false
  const sending = (async () => {
    while (!isEnding) {
      await move()
      await wait(1_000)
    }
  })()
  return {
    account,
    /**
     * Settles with the transactions that were confirmed and those of them in the database. The index of Solana reads an
     * account at a request for its history, so every page of it is read.
     */
    async end(gatewayUrl: string) {
      isEnding = true
      await sending
      let listed = 0
      for (let cursor: string | null = ''; cursor !== null; ) {
        const search = new URLSearchParams({ chainId: localSolanaChainId, cache: 'no-cache', cursor })
        if (!cursor) search.delete('cursor')
        const answer = await fetch(`${gatewayUrl}/v1/account/${account}/history?${search}`)
        if (!answer.ok) throw new TypeError(`the history of Solana cannot be read: ${await answer.text()}`)
        const page = (await answer.json()) as Page
        listed += page.data.filter(({ id }) => confirmed.has(id)).length
        cursor = page.next
      }
      const database = await openDatabase({ dataDir: '', url: databaseUrl, onError: () => {} })
      const answer: unknown = await database.orm.execute(
        sql`select hash from gateway.transaction where chain = ${localSolanaChainId} and sender = ${account}`,
      )
      await database.close()
      const { rows } = answer as { readonly rows: readonly { readonly hash: string }[] }
      const stored = new Set(rows.map(({ hash }) => hash))
      const indexed = [...confirmed].filter(signature => stored.has(signature)).length
      return { chain: localSolanaChainId, mined: confirmed.size, indexed: Math.min(indexed, listed) }
    },
  }
}
