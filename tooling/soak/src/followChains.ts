import { setTimeout as wait } from 'node:timers/promises'
import type { LocalStack } from '@latchkit/local-stack'
import { openDatabase } from '@latchkit/service-base/database'
import { sql } from 'drizzle-orm'
import { createTestClient, http, publicActions, walletActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/** Sends a transaction on each chain each second, and compares those with the index at the end. */
export function followChains(stack: LocalStack, databaseUrl: string) {
  const [sender, recipient] = stack.accounts
  if (!sender || !recipient) throw new TypeError('the chains have too few accounts')
  const account = privateKeyToAccount(sender.privateKey)
  const chains = stack.chains.map(({ id, rpcUrl }) => ({
    id: `eip155:${id}`,
    sent: 0,
    client: createTestClient({ account, mode: 'anvil', transport: http(rpcUrl) })
      .extend(publicActions)
      .extend(walletActions),
  }))
  let isEnding = false
  const sending = Promise.all(
    chains.map(async chain => {
      while (!isEnding) {
        const hash = await chain.client.sendTransaction({ chain: null, to: recipient.address, value: 1n })
        await chain.client.waitForTransactionReceipt({ hash })
        chain.sent += 1
        await wait(1_000)
      }
    }),
  )
  return {
    /** Settles with the transactions that were mined and are not in the index, a minute after the last one at most. */
    async end() {
      isEnding = true
      await sending
      const database = await openDatabase({ dataDir: '', url: databaseUrl, onError: () => {} })
      const count = async (chain: string) => {
        const answer: unknown = await database.orm.execute(
          sql`select count(*)::int as n from gateway.transaction where chain = ${chain} and sender = ${account.address.toLowerCase()} and nonce >= 0`,
        )
        const { rows } = answer as { readonly rows: readonly { readonly n: number }[] }
        return rows[0]?.n ?? 0
      }
      try {
        const results: { chain: string; mined: number; indexed: number }[] = []
        for (const chain of chains) {
          const mined = await chain.client.getTransactionCount({ address: account.address })
          let indexed = 0
          for (let tries = 0; tries < 60; tries++) {
            indexed = await count(chain.id)
            if (indexed >= mined) break
            await wait(1_000)
          }
          results.push({ chain: chain.id, mined, indexed })
        }
        return results
      } finally {
        await database.close()
      }
    },
  }
}
