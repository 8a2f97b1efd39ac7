import { randomBytes } from 'node:crypto'
import { startReauth, verifyReauth } from '@latchkit/secure-protocol/api/account'
import { refreshSession, type SessionTokens } from '@latchkit/secure-protocol/api/session'
import { createDevice, type Device, send } from './createDevice.js'
import { createOwner, type Owner } from './createWallet.js'
import type { TestSite } from './openSite.js'

/** Somebody who reads the mail of an account, at a device. */
export type Actor = {
  readonly device: Device
  /** The session, refreshed, or begun again where it is over. */
  session(): Promise<SessionTokens>
  /** As `session`, proved again by a code of the mailbox. */
  provedSession(): Promise<SessionTokens>
  /** Presses every link of the mailbox that takes a change back. */
  undoAll(): Promise<void>
}

/** Makes an actor, who signs in at the first use. */
export async function createActor(site: TestSite, email: string): Promise<Actor> {
  const device = await createDevice(site)
  let tokens: SessionTokens | undefined
  async function session() {
    const kept = tokens && (await device.call(refreshSession, { refreshToken: tokens.refreshToken }))
    if (kept?.status === 200) tokens = kept.ok().session
    else {
      // Ten codes of an address a day.
      site.passTime(3 * 3_600_000)
      tokens = (await device.signIn(email)).session
    }
    return tokens
  }
  return {
    device,
    session,
    async provedSession() {
      site.passTime(31_000)
      const own = await session()
      const { challenge } = (await device.call(startReauth, {}, { session: own })).ok()
      const mail = site.inbox
        .messages()
        .findLast(({ to, text }) => to.includes(email) && /^\d{6}\b/.test(text))
      const code = /^\d{6}/.exec(mail?.text ?? '')?.[0] ?? ''
      ;(await device.call(verifyReauth, { challenge, code }, { session: own })).ok()
      return own
    },
    async undoAll() {
      for (const { to, text } of site.inbox.messages()) {
        const token = to.includes(email) && /\/v1\/change\/undo\?language=[\w-]+&token=(\S+)/.exec(text)?.[1]
        if (token) await pressUndo(site, token)
      }
    },
  }
}

/** Sends the form of the page of a link that takes a change back, and returns the status. */
export async function pressUndo(site: TestSite, token: string, origin = site.site.url): Promise<number> {
  const body = new URLSearchParams({ token }).toString()
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
    'x-forwarded-for': [12, ...randomBytes(3)].join('.'),
    origin,
    'sec-fetch-site': 'same-origin',
  }
  return (await send(site, { method: 'POST', path: '/v1/change/undo', body, headers })).status
}

/** The owner of a wallet, in a session of the actor that is proved again. */
export async function provedOwner(
  { device, provedSession }: Actor,
  wallet: Parameters<typeof createOwner>[2],
): Promise<Owner & { readonly device: Device; readonly session: SessionTokens }> {
  const session = await provedSession()
  return { device, session, ...createOwner(device, session, wallet) }
}
