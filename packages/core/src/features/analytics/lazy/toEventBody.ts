import type { AnalyticsEvent, AnalyticsEventName } from '../types.js'

const swap = ['network', 'fromToken', 'toToken', 'accountType']
const send = ['network', 'token', 'accountType']

/** The properties that are sent of each event; other properties of an untyped caller are dropped. */
const sentProperties: { readonly [name in AnalyticsEventName]: readonly string[] } = {
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

/** Body of `POST /e`. */
export type EventBody = {
  readonly eventId: string
  /** Address of the page without query and fragment. */
  readonly url: string
  readonly domain: string
  /** Milliseconds since 1970. */
  readonly timestamp: number
  readonly props: {
    readonly type: 'track'
    readonly event: AnalyticsEventName
    readonly properties: { readonly [name: string]: unknown }
  }
}

/** The body that is sent for an event; undefined for an unknown event, or on a page without a web address. */
export function toEventBody(
  { event, properties }: AnalyticsEvent,
  { timestamp, pageUrl }: { readonly timestamp: number; readonly pageUrl: string | undefined },
): EventBody | undefined {
  if (!Object.hasOwn(sentProperties, event) || !pageUrl || !/^https?:/.test(pageUrl)) return undefined
  const { origin, pathname, hostname } = new URL(pageUrl)
  const entries = Object.entries(properties).filter(
    ([name, value]) => sentProperties[event].includes(name) && value !== undefined,
  )
  return {
    eventId: createId(),
    url: origin + pathname.split('/').map(withoutPerson).join('/'),
    domain: hostname,
    timestamp,
    props: { type: 'track', event, properties: Object.fromEntries(entries) },
  }
}

/** A part of a path that may be an account's address, a hash or an e-mail address identifies the user. */
function withoutPerson(part: string): string {
  return /@|%40|^0x[\da-f]{16,}|^[1-9a-z]{32,}$/i.test(part) ? '-' : part
}

/** A UUID (RFC 9562, version 4). `crypto.randomUUID` is missing on pages without TLS. */
function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, '0')
  })
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
