import { approveSession } from './approveSession.js'
import { batchFetchMessages } from './batchFetchMessages.js'
import { batchPublish } from './batchPublish.js'
import { batchReceive } from './batchReceive.js'
import { batchSubscribe } from './batchSubscribe.js'
import { batchUnsubscribe } from './batchUnsubscribe.js'
import { fetchMessages } from './fetchMessages.js'
import { proposeSession } from './proposeSession.js'
import { publish } from './publish.js'
import { subscribe } from './subscribe.js'
import type { Method } from './types.js'
import { unsubscribe } from './unsubscribe.js'

/** Every call that the relay answers. */
export const methods: ReadonlyMap<string, Method> = new Map([
  ['irn_publish', publish],
  ['irn_batchPublish', batchPublish],
  ['irn_subscribe', subscribe],
  ['irn_batchSubscribe', batchSubscribe],
  ['irn_unsubscribe', unsubscribe],
  ['irn_batchUnsubscribe', batchUnsubscribe],
  ['irn_fetchMessages', fetchMessages],
  ['irn_batchFetchMessages', batchFetchMessages],
  ['irn_batchReceive', batchReceive],
  ['wc_proposeSession', proposeSession],
  ['wc_approveSession', approveSession],
])
