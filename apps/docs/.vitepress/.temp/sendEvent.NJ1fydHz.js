import { n as isError } from './BaseError.DWSHhfZu.js'
import { o as analyticsErrorAtom, m as createOwned, b as getStore } from './client.ChoDqs0c.js'
import {
  n as GatewayResponseError,
  r as OriginNotAllowedError,
  i as toGatewayError,
} from './errors.DFfqEAYu.js'
import { s as custom, m as object } from './schemas.A5mWzwqY.js'
import { kt as createHttpClient, P as gatewayQuery, jt as HttpStatusError } from './withFee.ex26ucEJ.js'

// ../../packages/core/dist/features/analytics/lazy/sendEvent.js
var swap = ['network', 'fromToken', 'toToken', 'accountType']
var send = ['network', 'token', 'accountType']
/** The properties that are sent of each event; other properties of an untyped caller are dropped. */
var sentProperties = {
  MODAL_OPEN: ['connected'],
  MODAL_CLOSE: ['connected'],
  SWAP_SUCCESS: swap,
  SWAP_ERROR: swap,
  SWAP_APPROVAL_ERROR: swap,
  SEND_INITIATED: send,
  SEND_SUCCESS: send,
  SEND_ERROR: send,
  SOCIAL_LOGIN_SUCCESS: ['provider'],
}
/** The body that is sent for an event; undefined for an unknown event, or on a page without a web address. */
function toEventBody({ event, properties }, { timestamp, pageUrl }) {
  if (!Object.hasOwn(sentProperties, event) || !pageUrl || !/^https?:/.test(pageUrl)) return void 0
  const { origin, pathname, hostname } = new URL(pageUrl)
  const entries = Object.entries(properties).filter(
    ([name, value]) => sentProperties[event].includes(name) && value !== void 0,
  )
  return {
    eventId: createId(),
    url: origin + pathname.split('/').map(withoutPerson).join('/'),
    domain: hostname,
    timestamp,
    props: {
      type: 'track',
      event,
      properties: Object.fromEntries(entries),
    },
  }
}
/** A part of a path that may be an account's address, a hash or an e-mail address identifies the user. */
function withoutPerson(part) {
  return /@|%40|^0x[\da-f]{16,}|^[1-9a-z]{32,}$/i.test(part) ? '-' : part
}
/** A UUID (RFC 9562, version 4). `crypto.randomUUID` is missing on pages without TLS. */
function createId() {
  return [...crypto.getRandomValues(/* @__PURE__ */ new Uint8Array(16))]
    .map((byte, index) => {
      return (index === 6 ? (byte & 15) | 64 : index === 8 ? (byte & 63) | 128 : byte)
        .toString(16)
        .padStart(2, '0')
    })
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
var eventSender = /*#__PURE__*/ createOwned('analytics.sender', createSender)
/** Queues an event in the client's sender. A page without a web address sends none. */
function sendEvent(client, event, at) {
  const body = toEventBody(event, at)
  if (body) eventSender(client).send(body)
}
/** Longest queue; the oldest event is dropped. */
var maxWaiting = 50
var configSchema = object({ isAnalyticsEnabled: custom(value => typeof value === 'boolean') })
var refusals = ['gateway/origin-not-allowed', 'gateway/invalid-project-id', 'gateway/token-not-yet-valid']
/**
 * Asks the service once, before the first event, whether it wants events. When that request fails, the events stay in
 * the queue until the next event. An event is sent once: a retry would count twice where only the answer was lost.
 */
function createSender(client) {
  const { analytics, gateway } = client.config
  const url = (typeof analytics === 'object' && analytics.url) || gateway?.url
  const controller = new AbortController()
  const { signal } = controller
  const query = gatewayQuery(client)
  const logger = client.logger.child('analytics')
  const http = createHttpClient({
    baseUrl: url || '',
    clientId: gateway?.clientId,
    fetch: (input, init) =>
      fetch(input, {
        ...init,
        keepalive: true,
      }),
  })
  let waiting = []
  let running = false
  let wanted = url ? void 0 : false
  function end() {
    wanted = false
    waiting = []
  }
  function refuse(reason) {
    if (signal.aborted) return
    const error = toRefusal(reason)
    logger.warn('An event was not taken', { error })
    if (isRefusal(error)) {
      end()
      getStore(client).set(analyticsErrorAtom, error)
    }
  }
  async function ask() {
    const answer = await http.get({
      path: 'getAnalyticsConfig',
      query,
      signal,
    })
    const parsed = configSchema.safeParse(answer)
    if (parsed.success) return parsed.data.isAnalyticsEnabled
    end()
    throw new GatewayResponseError({
      call: 'getAnalyticsConfig',
      problem: 'isAnalyticsEnabled must be true or false',
    })
  }
  async function run() {
    try {
      wanted ??= await ask()
    } catch (error) {
      if (error instanceof HttpStatusError && error.status < 500 && error.status !== 429) end()
      return refuse(error)
    }
    if (!wanted) return end()
    for (let body = waiting.shift(); body; body = waiting.shift())
      await http
        .post({
          path: 'e',
          query,
          body,
          signal,
        })
        .catch(refuse)
  }
  return {
    send(body) {
      if (wanted === false || signal.aborted) return
      waiting.push(body)
      if (waiting.length > maxWaiting) waiting.shift()
      if (running) return
      running = true
      run().finally(() => {
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
function toRefusal(reason) {
  return reason instanceof HttpStatusError && reason.status === 403
    ? new OriginNotAllowedError({ cause: reason })
    : toGatewayError(reason)
}
function isRefusal(error) {
  return isError(error) && refusals.includes(error.code)
}

export { sendEvent }
