import { callSolana } from './callSolana.js'

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
