import { commitmentSlot } from '../ledger/commitmentSlot.js'
import type { Ledger } from '../ledger/types.js'
import { readCommitment } from '../rpc/readCommitment.js'
import { readConfig } from '../rpc/readConfig.js'
import { readFlag } from '../rpc/readFlag.js'
import { readSignature } from '../rpc/readSignature.js'
import type { Params } from '../rpc/types.js'
import { withContext } from '../rpc/withContext.js'
import type { Notify, Subscription } from './types.js'

/** signatureSubscribe: one notification when the transaction reaches the commitment, at once if it has. */
export function signatureSubscription(ledger: Ledger, params: Params, notify: Notify): Subscription {
  const signature = readSignature(params, 0)
  const config = readConfig(params, 1)
  const commitment = readCommitment(config)
  const received = readFlag(config, 'enableReceivedNotification')
  const check = () => {
    const landed = ledger.transactions.get(signature)
    const slot = commitmentSlot(ledger, commitment)
    if (!landed || landed.slot > slot) return false
    notify(withContext(slot, { err: landed.err }))
    return true
  }
  return {
    commitment,
    onSlot: check,
    onStart: check,
    onReceived: taken => {
      if (received && taken === signature) notify(withContext(ledger.tip, 'receivedSignature'))
    },
  }
}
