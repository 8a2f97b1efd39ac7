import type { Address } from '@solana/kit'
import type { Ledger } from '../ledger/types.js'
import { invalidParams } from '../rpc/invalidParams.js'
import { readAddress } from '../rpc/readAddress.js'
import { readCommitment } from '../rpc/readCommitment.js'
import { readConfig } from '../rpc/readConfig.js'
import type { Params } from '../rpc/types.js'
import { withContext } from '../rpc/withContext.js'
import type { Notify, Subscription } from './types.js'

/** logsSubscribe: what each landed transaction logged. */
export function logsSubscription(ledger: Ledger, params: Params, notify: Notify): Subscription {
  const mentioned = readMentioned(params)
  return {
    commitment: readCommitment(readConfig(params, 1)),
    onSlot: slot => {
      for (const { wire, err, logs, keys } of ledger.blocks.get(slot)?.transactions ?? [])
        if (mentioned === undefined || keys.includes(mentioned))
          notify(withContext(slot, { signature: wire.signature, err, logs }))
    },
  }
}

function readMentioned(params: Params): Address | undefined {
  const [filter] = params
  if (filter === 'all' || filter === 'allWithVotes') return undefined
  const { mentions } = readConfig(params, 0)
  if (!Array.isArray(mentions))
    throw invalidParams('Invalid params: expected `all`, `allWithVotes` or an object with `mentions`.')
  if (mentions.length !== 1) throw invalidParams('Invalid Request: Only 1 address supported')
  return readAddress(mentions, 0)
}
