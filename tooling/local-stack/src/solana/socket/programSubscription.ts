import { encodeAccount } from '../encode/encodeAccount.js'
import { readAccountFormat } from '../encode/readAccountFormat.js'
import { readFilters } from '../encode/readFilters.js'
import { readAccount } from '../ledger/readAccount.js'
import type { Ledger } from '../ledger/types.js'
import { readAddress } from '../rpc/readAddress.js'
import { readCommitment } from '../rpc/readCommitment.js'
import { readConfig } from '../rpc/readConfig.js'
import type { Params } from '../rpc/types.js'
import { withContext } from '../rpc/withContext.js'
import type { Notify, Subscription } from './types.js'

/** programSubscribe: each account of the program after each block that changed it. */
export function programSubscription(ledger: Ledger, params: Params, notify: Notify): Subscription {
  const program = readAddress(params, 0)
  const config = readConfig(params, 1)
  const format = readAccountFormat(config, 'binary')
  const matches = readFilters(config)
  return {
    commitment: readCommitment(config),
    onSlot: slot => {
      for (const address of ledger.blocks.get(slot)?.before.keys() ?? []) {
        const account = readAccount(ledger, address, slot)
        if (account?.owner !== program || !matches(account)) continue
        notify(withContext(slot, { pubkey: address, account: encodeAccount(ledger, account, format, slot) }))
      }
    },
  }
}
