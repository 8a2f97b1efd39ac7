import { setTimeout } from 'node:timers/promises'
import { LocalStackError } from '../localStackError.js'
import { callSolana } from './callSolana.js'

const everyMilliseconds = 50
const giveUpMilliseconds = 30_000

type Statuses = { value: [{ confirmationStatus: string } | null] }

/** Resolves with the signature when its transaction is confirmed. */
export async function waitForConfirmed(url: string, signature: unknown): Promise<string> {
  const text = String(signature)
  for (const since = Date.now(); Date.now() - since < giveUpMilliseconds; ) {
    const statuses = (await callSolana(url, 'getSignatureStatuses', [[text]])) as Statuses
    const status = statuses.value[0]?.confirmationStatus
    if (status === 'confirmed' || status === 'finalized') return text
    await setTimeout(everyMilliseconds)
  }
  throw new LocalStackError(
    'local-stack/call-failed',
    `The transaction ${text} was not confirmed in 30 s. Does the chain at ${url} make blocks?`,
  )
}
