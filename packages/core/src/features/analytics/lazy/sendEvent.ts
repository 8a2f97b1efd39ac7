import * as z from 'zod/mini'
import { createOwned, getStore } from '../../../client/internal.js'
import { type BaseError, isError } from '../../../errors/BaseError.js'
import { GatewayResponseError, OriginNotAllowedError, toGatewayError } from '../../../gateway/errors.js'
import { gatewayQuery } from '../../../gateway/getImageUrl.js'
import { createHttpClient } from '../../../http/createHttpClient.js'
import { HttpStatusError } from '../../../http/errors.js'
import type { Client } from '../../../types/client.js'
import { analyticsErrorAtom } from '../start/atoms.js'
import type { AnalyticsEvent } from '../types.js'
import { type EventBody, toEventBody } from './toEventBody.js'

const eventSender = /*#__PURE__*/ createOwned('analytics.sender', createSender)

/** Queues an event in the client's sender. A page without a web address sends none. */
export function sendEvent(
  client: Client,
  event: AnalyticsEvent,
  at: { readonly timestamp: number; readonly pageUrl: string | undefined },
): void {
  const body = toEventBody(event, at)
  if (body) eventSender(client).send(body)
}

/** Longest queue; the oldest event is dropped. */
const maxWaiting = 50

const configSchema = z.object({ isAnalyticsEnabled: z.custom<boolean>(value => typeof value === 'boolean') })
const refusals = ['gateway/origin-not-allowed', 'gateway/invalid-project-id', 'gateway/token-not-yet-valid']

/** Sends events in order, once the service answered that it wants them. */
export type EventSender = {
  send(body: EventBody): void
  /** Aborts the pending request and drops the queue. */
  destroy(): void
}

/**
 * Asks the service once, before the first event, whether it wants events. When that request fails, the events stay in
 * the queue until the next event. An event is sent once: a retry would count twice where only the answer was lost.
 */
export function createSender(client: Client): EventSender {
  const { analytics, gateway } = client.config
  const url = (typeof analytics === 'object' && analytics.url) || gateway?.url
  const controller = new AbortController()
  const { signal } = controller
  const query = gatewayQuery(client)
  const logger = client.logger.child('analytics')
  // `keepalive`: an event that is sent as the page closes still arrives.
  const http = createHttpClient({
    baseUrl: url || '',
    clientId: gateway?.clientId,
    fetch: (input, init) => fetch(input, { ...init, keepalive: true }),
  })
  let waiting: EventBody[] = []
  let running = false
  let wanted: boolean | undefined = url ? undefined : false

  function end(): void {
    wanted = false
    waiting = []
  }
  function refuse(reason: unknown): void {
    if (signal.aborted) return
    const error = toRefusal(reason)
    logger.warn('An event was not taken', { error })
    if (isRefusal(error)) {
      end()
      getStore(client).set(analyticsErrorAtom, error)
    }
  }
  async function ask(): Promise<boolean> {
    const answer = await http.get({ path: 'getAnalyticsConfig', query, signal })
    const parsed = configSchema.safeParse(answer)
    if (parsed.success) return parsed.data.isAnalyticsEnabled
    end()
    throw new GatewayResponseError({
      call: 'getAnalyticsConfig',
      problem: 'isAnalyticsEnabled must be true or false',
    })
  }
  async function run(): Promise<void> {
    try {
      wanted ??= await ask()
    } catch (error) {
      // A status below 500 is the service's answer, except 429: it only answers later. Any other error may pass, too.
      if (error instanceof HttpStatusError && error.status < 500 && error.status !== 429) end()
      return refuse(error)
    }
    if (!wanted) return end()
    for (let body = waiting.shift(); body; body = waiting.shift()) {
      await http.post({ path: 'e', query, body, signal }).catch(refuse)
    }
  }

  return {
    send(body) {
      if (wanted === false || signal.aborted) return
      waiting.push(body)
      if (waiting.length > maxWaiting) waiting.shift()
      if (running) return
      running = true
      void run().finally(() => {
        running = false
      })
    },
    destroy() {
      end()
      controller.abort()
    },
  }
}

/** Only the origin rules of the service answer 403, and a proxy in front of it may replace the text. */
function toRefusal(reason: unknown): unknown {
  return reason instanceof HttpStatusError && reason.status === 403
    ? new OriginNotAllowedError({ cause: reason })
    : toGatewayError(reason)
}

function isRefusal(error: unknown): error is BaseError {
  return isError(error) && refusals.includes(error.code)
}
