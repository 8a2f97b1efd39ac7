import { callSolana, waitForConfirmed } from './callSolana.js'
import type { localSolanaMints } from './localSolana.js'

export type MintTokensParameters = {
  /** JSON-RPC of the chain. */
  url: string
  mint: keyof typeof localSolanaMints
  /** Receiver: gets them into the associated token account, which is created if need be. */
  owner: string
  /** In the smallest unit of the token. */
  amount: bigint
}

/** Gives tokens on a local chain of any process; resolves with the token account once confirmed. */
export async function mintTokens(parameters: MintTokensParameters): Promise<{ account: string }> {
  const { url, ...tokens } = parameters
  const { mintTokensTransaction } = await import('./mintTransactions.js')
  const latest = await callSolana(url, 'getLatestBlockhash', [{ commitment: 'processed' }])
  const { blockhash } = (latest as { value: { blockhash: string } }).value
  const { bytes, account } = mintTokensTransaction({ ...tokens, blockhash })
  const signature = await callSolana(url, 'sendTransaction', [
    Buffer.from(bytes).toString('base64'),
    { encoding: 'base64', preflightCommitment: 'processed' },
  ])
  await waitForConfirmed(url, signature)
  return { account }
}
