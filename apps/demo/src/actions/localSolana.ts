import type { NamespaceAdapter } from '@latchkit/core'
import { useLatchkit } from '@latchkit/react'

/** Signs and sends on Solana. */
export function useSolanaAdapter(): NamespaceAdapter {
  const { client } = useLatchkit()
  const adapter = client.adapters.find(({ namespace }) => namespace === 'solana')
  if (!adapter) throw new Error('The demo has no Solana adapter.')
  return adapter
}

const everyMilliseconds = 100
const giveUpMilliseconds = 30_000

type Status = { readonly confirmationStatus: string; readonly err: unknown } | null

/**
 * Resolves once the transaction is confirmed; throws when it failed, or is unknown after 30 s. A `Connection` could do
 * it too, but would load all of web3.js for it.
 */
export async function waitForConfirmed(rpcUrl: string, signature: string): Promise<void> {
  for (const since = Date.now(); Date.now() - since < giveUpMilliseconds; ) {
    const { value } = await callSolana(rpcUrl, 'getSignatureStatuses', [[signature]])
    const status: Status = value[0]
    if (status?.err) throw new Error(`The chain refused the transaction: ${JSON.stringify(status.err)}`)
    if (status?.confirmationStatus === 'confirmed' || status?.confirmationStatus === 'finalized') return
    await new Promise(resolve => setTimeout(resolve, everyMilliseconds))
  }
  throw new Error('The transaction was not confirmed in 30 s.')
}

/** Asks the local chain's faucet for one SOL, in lamports, and gives the signature of what it sent. */
export async function requestTestSol(rpcUrl: string, address: string): Promise<string> {
  return callSolana(rpcUrl, 'requestAirdrop', [address, 1_000_000_000])
}

/** Asks a Solana node. Throws an `Error` with its message when it answers with one. */
async function callSolana(rpcUrl: string, method: string, params: readonly unknown[]) {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = await response.json()
  if (result === undefined) throw new Error(error?.message ?? `The chain gave no answer to ${method}.`)
  return result
}
