import { farcasterProof } from '@latchkit/secure-protocol/api/farcasterLogin'
import * as z from 'zod/mini'
import { ApiError } from '../errors.js'
import { isLocalHost } from '../projects/readSiteProjects.js'

/** Maximum size of an answer (bytes). */
const maxBytes = 65_536

const channel = z.object({
  channelToken: z.string().check(z.minLength(1), z.maxLength(512)),
  url: z.url().check(z.maxLength(2048), z.refine(isOpenable)),
})
const completed = z.object({
  state: z.literal('completed'),
  ...farcasterProof.shape,
  username: z.optional(z.nullable(z.string())),
})

/** A relay's answer about a channel. `gone`: it was already completed, or has expired. */
export type RelayAnswer = 'pending' | 'gone' | z.output<typeof completed>

/** A relay of Farcaster's sign-in: it transports a text to the app and a signature back. Its answers are not trusted. */
export type FarcasterRelay = {
  open(request: {
    readonly domain: string
    readonly siweUri: string
    readonly nonce: string
    readonly expirationTime: string
  }): Promise<z.output<typeof channel>>
  /** Returns `completed` once. */
  read(channelToken: string): Promise<RelayAnswer>
}

/**
 * Opens a relay, such as `https://relay.farcaster.xyz`. Both functions reject with the `ApiError` FARCASTER_UNAVAILABLE for
 * an answer that does not match its interface.
 */
export function openRelay(relayUrl: string): FarcasterRelay {
  async function ask(path: string, init: RequestInit) {
    try {
      const signal = AbortSignal.timeout(10_000)
      const response = await fetch(`${relayUrl}${path}`, { ...init, signal, redirect: 'error' })
      return { status: response.status, body: await readJson(response) }
    } catch (cause) {
      throw unavailable(cause)
    }
  }
  return {
    async open(request) {
      const headers = { 'content-type': 'application/json' }
      const sent = JSON.stringify({ ...request, acceptAuthAddress: true })
      const { status, body } = await ask('/v1/channel', { method: 'POST', headers, body: sent })
      const parsed = channel.safeParse(body)
      if (status !== 201 || !parsed.success) throw unavailable(parsed.error)
      return parsed.data
    },
    async read(channelToken) {
      const headers = { authorization: `Bearer ${channelToken}` }
      const { status, body } = await ask('/v1/channel/status', { headers })
      if (status === 202) return 'pending'
      if (status === 401) return 'gone'
      const parsed = completed.safeParse(body)
      if (status !== 200 || !parsed.success) throw unavailable(parsed.error)
      return parsed.data
    },
  }
}

/** The user opens this URL, by a QR code or a link: schemes that run code in the app's page are rejected. */
function isOpenable(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || (protocol === 'http:' && isLocalHost(hostname))
}

async function readJson(response: Response): Promise<unknown> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.byteLength
    if (length > maxBytes) throw new RangeError(`the relay sent more than ${maxBytes} bytes`)
    parts.push(part)
  }
  const text = Buffer.concat(parts).toString()
  return text === '' ? undefined : JSON.parse(text)
}

const unavailable = (cause: unknown) =>
  new ApiError('FARCASTER_UNAVAILABLE', 'Farcaster does not answer: try again', undefined, { cause })
