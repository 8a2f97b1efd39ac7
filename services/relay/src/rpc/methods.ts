import { batchFetchMessages, batchReceive, fetchMessages } from './fetch.js'
import { approveSession, batchPublish, proposeSession, publish } from './publish.js'
import type { Method } from './readParams.js'
import { batchSubscribe, batchUnsubscribe, subscribe, unsubscribe } from './subscribe.js'

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
