import { createOwned } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import { createSender } from './createSender.js'
import { toEventBody } from './toEventBody.js'
import type { AnalyticsEvent } from './types.js'

const eventSender = /*#__PURE__*/ createOwned('analytics.sender', createSender)

/** Hands an event to the client's one sender. A page without a web address has none. */
export function sendEvent(
  client: Client,
  event: AnalyticsEvent,
  at: { readonly timestamp: number; readonly pageUrl: string | undefined },
): void {
  const body = toEventBody(event, at)
  if (body) eventSender(client).send(body)
}
