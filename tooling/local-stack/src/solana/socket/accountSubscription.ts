import { encodeAccount } from '../encode/encodeAccount.js'
import { readAccountFormat } from '../encode/readAccountFormat.js'
import { programs } from '../ledger/programs.js'
import { readAccount } from '../ledger/readAccount.js'
import type { Ledger, StoredAccount } from '../ledger/types.js'
import { readAddress } from '../rpc/readAddress.js'
import { readCommitment } from '../rpc/readCommitment.js'
import { readConfig } from '../rpc/readConfig.js'
import type { Params } from '../rpc/types.js'
import { withContext } from '../rpc/withContext.js'
import type { Notify, Subscription } from './types.js'

/** What nodes show of an account that is gone. */
const gone: StoredAccount = {
  lamports: 0n,
  owner: programs.system,
  executable: false,
  data: new Uint8Array(),
}

/** accountSubscribe: the account after each block that changed it. */
export function accountSubscription(ledger: Ledger, params: Params, notify: Notify): Subscription {
  const address = readAddress(params, 0)
  const config = readConfig(params, 1)
  const format = readAccountFormat(config, 'binary')
  return {
    commitment: readCommitment(config),
    onSlot: slot => {
      if (!ledger.blocks.get(slot)?.before.has(address)) return
      const account = readAccount(ledger, address, slot) ?? gone
      notify(withContext(slot, encodeAccount(ledger, account, format, slot)))
    },
  }
}
