import { commitmentSlot } from '../ledger/commitmentSlot.js'
import type { Ledger } from '../ledger/types.js'
import type { Params } from '../rpc/types.js'
import { accountSubscription } from './accountSubscription.js'
import { logsSubscription } from './logsSubscription.js'
import { programSubscription } from './programSubscription.js'
import { signatureSubscription } from './signatureSubscription.js'
import type { Notify, Subscription } from './types.js'

/** The subscription that a `<kind>Subscribe` asks for; undefined for a kind that is not served. */
export function createSubscription(
  ledger: Ledger,
  kind: string,
  params: Params,
  notify: Notify,
): Subscription | undefined {
  if (kind === 'account') return accountSubscription(ledger, params, notify)
  if (kind === 'program') return programSubscription(ledger, params, notify)
  if (kind === 'logs') return logsSubscription(ledger, params, notify)
  if (kind === 'signature') return signatureSubscription(ledger, params, notify)
  if (kind === 'slot')
    return {
      commitment: 'processed',
      onSlot: slot => void notify({ parent: slot - 1, root: commitmentSlot(ledger, 'finalized'), slot }),
    }
  if (kind === 'root') return { commitment: 'finalized', onSlot: slot => void notify(slot) }
  return undefined
}
