import type { Call, CallAnswer, CallBody } from '@latchkit/secure-protocol/api/call'
import type { FrameConfig } from '@latchkit/secure-protocol/api/config'
import { type ApiErrorCode, errorAnswer } from '@latchkit/secure-protocol/api/errors'
import { endSession, refreshSession, type SessionTokens } from '@latchkit/secure-protocol/api/session'
import type { UserRecord } from '@latchkit/secure-protocol/api/user'
import { withTimeout } from '@latchkit/service-base/timeout'
import * as z from 'zod/mini'
import { FrameError } from '../FrameError.js'
import { createProof } from './createProof.js'
import type { FrameStore } from './openStore.js'

/** A call that the server refused. */
export class ServerError extends Error {
  readonly code: ApiErrorCode
  readonly data: { left?: number | undefined; retryAfter?: number | undefined; now?: number | undefined }

  constructor(code: ApiErrorCode, message: string, data: ServerError['data'] = {}) {
    super(message)
    this.name = 'ServerError'
    this.code = code
    this.data = data
  }
}

/** The server of the site, called by this device. */
export type Server = {
  /**
   * Sends a call with the proof that it needs and returns the answer. A session's access token is fetched when it is
   * missing or over. Rejects with a {@link ServerError}, or a `FrameError` SERVER_UNREACHABLE or LOGIN_REQUIRED.
   */
  call<call extends Call>(call: call, body: CallBody<call>, signal?: AbortSignal): Promise<CallAnswer<call>>
  /** Keeps the session of a login that just ended. */
  begin(tokens: SessionTokens, user: UserRecord): Promise<void>
  /** The user of the session, once the server confirmed that it lives; `undefined` without one. */
  resume(): Promise<UserRecord | undefined>
  /** Forgets the session in this browser. */
  forget(): Promise<void>
  /** Forgets what this tab knows of a session that another tab ended; the next session may be stored already. */
  drop(): void
}

/** Milliseconds that an answer may take; a call that waits for the user is answered within 25 s. */
const answerTimeout = 30_000

export function createServer({
  config,
  store,
  getLocale,
  ended,
  replaced,
}: {
  readonly config: FrameConfig
  readonly store: FrameStore
  /** Language that the server is to write in. Default: that of the browser. */
  getLocale?(): string | undefined
  /** The session is over, or this browser lost it. */
  ended(): void
  /** Another user is signed in than before. */
  replaced?(): void
}): Server {
  let offset = config.now - Date.now()
  let access: { readonly token: string; readonly expiresAt: number } | undefined
  const now = () => Date.now() + offset

  async function send<call extends Call>(
    { method, path, answer }: call,
    body: unknown,
    accessToken: string | undefined,
    withProof: boolean,
    signal?: AbortSignal,
  ): Promise<CallAnswer<call>> {
    const url = `${location.origin}${path}`
    const headers: Record<string, string> = {}
    const locale = getLocale?.()
    // A header takes no other characters.
    if (locale && /^[\w-]{2,35}$/.test(locale)) headers['Accept-Language'] = locale
    if (method === 'POST') headers['Content-Type'] = 'application/json'
    if (withProof) {
      const key = await store.getDeviceKey()
      headers.DPoP = await createProof({ key, method, url, now: now(), accessToken })
    }
    if (accessToken !== undefined) headers.Authorization = `DPoP ${accessToken}`
    let status: number
    let data: unknown
    try {
      const read = async (ends: AbortSignal) => {
        const response = await fetch(url, {
          method,
          headers,
          ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
          signal: ends,
          credentials: 'omit',
          cache: 'no-store',
          // The app may be reloaded or closed right after a sign-out.
          keepalive: path === endSession.path,
        })
        return { status: response.status, data: await response.json() }
      }
      ;({ status, data } = await withTimeout(read, { timeout: answerTimeout, signal }))
    } catch (cause) {
      if (signal?.aborted) throw new FrameError(-32603, 'Something went wrong', { cause })
      throw new FrameError('SERVER_UNREACHABLE', 'The wallet server does not answer', { cause })
    }
    if (status === 200) {
      const read = z.safeParse(answer, data)
      if (read.success) return read.data as CallAnswer<call>
      throw new FrameError('SERVER_UNREACHABLE', 'The wallet server returned an invalid response')
    }
    const refused = z.safeParse(errorAnswer, data)
    if (!refused.success) throw new FrameError('SERVER_UNREACHABLE', `The wallet server answered ${status}`)
    const { code, message, data: details } = refused.data.error
    throw new ServerError(code, message, details)
  }

  /** Sends again, once, what failed by this device's clock: each proof has its time. */
  async function sendByClock<call extends Call>(
    ...parameters: Parameters<typeof send<call>>
  ): Promise<CallAnswer<call>> {
    try {
      return await send(...parameters)
    } catch (error) {
      if (!isRefusal(error, 'PROOF_EXPIRED') || error.data.now === undefined) throw error
      offset = error.data.now - Date.now()
      return send(...parameters)
    }
  }

  async function keep(tokens: SessionTokens, user: UserRecord) {
    const { refreshToken, refreshExpiresAt } = tokens
    await store.setSession({ refreshToken, refreshExpiresAt, user })
    access = { token: tokens.accessToken, expiresAt: tokens.accessExpiresAt }
  }

  async function forget() {
    access = undefined
    await store.setSession(undefined)
  }

  async function refreshStored(): Promise<string> {
    const session = await store.getSession()
    if (!session) {
      // Signed out elsewhere, or removed by the browser: the page must not continue as signed in.
      access = undefined
      ended()
      throw new FrameError('LOGIN_REQUIRED', 'Sign in first')
    }
    const { refreshToken, user } = session
    const answer = await sendByClock(refreshSession, { refreshToken }, undefined, true).catch(error => {
      if (!isRefusal(error, 'SESSION_ENDED')) throw error
    })
    // A sign-out or a sign-in in the meantime must not be undone.
    if ((await store.getSession())?.refreshToken !== refreshToken) return refreshStored()
    if (answer) {
      await keep(answer.session, user)
      return answer.session.accessToken
    }
    await forget()
    return refreshStored()
  }

  /** Tabs refresh one after the other: the token that the last one stored is the one to send. */
  const refresh = (): Promise<string> =>
    navigator.locks.request(`latchkit-frame/${config.projectId}/refresh`, refreshStored)

  async function getToken(): Promise<string> {
    return access && access.expiresAt - 5_000 > now() ? access.token : refresh()
  }

  return {
    async call(call, body, signal) {
      if (call.proof !== 'session') return sendByClock(call, body, undefined, call.proof === 'device', signal)
      try {
        return await sendByClock(call, body, await getToken(), true, signal)
      } catch (error) {
        // A session that was revoked has tokens that look alive; the refresh finds out which of the two it is.
        if (!isRefusal(error, 'TOKEN_EXPIRED') && !isRefusal(error, 'SESSION_ENDED')) throw error
        return sendByClock(call, body, await refresh(), true, signal)
      }
    },
    async begin(tokens, user) {
      const before = await store.getSession()
      await keep(tokens, user)
      if (before && before.user.id !== user.id) replaced?.()
    },
    async resume() {
      const session = await store.getSession()
      if (!session || session.refreshExpiresAt <= now()) return undefined
      try {
        await getToken()
        return session.user
      } catch (error) {
        if (error instanceof FrameError && error.code === 'LOGIN_REQUIRED') return undefined
        throw error
      }
    },
    forget,
    drop() {
      access = undefined
    },
  }
}

function isRefusal(error: unknown, code: ApiErrorCode): error is ServerError {
  return error instanceof ServerError && error.code === code
}
