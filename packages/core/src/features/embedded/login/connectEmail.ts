import { atom } from 'jotai/vanilla'
import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import { emailFlowAtom } from '../atoms.js'
import { completeLogin } from '../completeLogin.js'
import { FrameRateLimitedError, FrameUnavailableError } from '../errors.js'
import { frameStorage } from '../frameStorage.js'
import { openFrame } from '../openFrame.js'
import { frameNamespaces } from '../readLogin.js'
import { toFrameError } from '../toFrameError.js'

/** Milliseconds between two e-mails, as on the secure site. */
const pause = 30_000

/** The address to which the secure site sends no e-mail for now. */
const waitAtom = /*#__PURE__*/ atom<{ readonly email: string; readonly until: number } | undefined>(undefined)

/** Parameters of {@link connectEmail}. */
export type ConnectEmailParameters = {
  readonly email: string
  readonly signal?: AbortSignal | undefined
}

/** Next step; `CONNECT` when the login is complete. */
export type ConnectEmailReturnType = {
  readonly action: 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'
  /** Two digits to compare with those of the approval page, with `VERIFY_DEVICE`. */
  readonly number?: string | undefined
  /** Digits of the code that is mailed now or after the device is approved. Default: 6. */
  readonly codeDigits?: 6 | 8 | undefined
}

/**
 * Starts a login by e-mail: the secure site mails a link that approves this device, or a code. Continue with
 * `verifyDevice` and `verifyOtp`; `emailLoginAtom` has the step.
 *
 * @throws FrameUnavailableError `frame/unavailable`
 * @throws FrameRateLimitedError `frame/rate-limited`, within 30 s of the mail before
 * @throws FrameError `frame/blocked-by-csp`, `frame/not-loaded`, `frame/timeout` and the errors of the secure site
 *
 * @example
 * const { action } = await connectEmail(client, { email: 'ana@example.com' })
 */
export async function connectEmail(
  client: Client,
  { email, signal }: ConnectEmailParameters,
): Promise<ConnectEmailReturnType> {
  if (frameNamespaces(client).length === 0) throw new FrameUnavailableError()
  const storage = frameStorage(client)
  const retryAfter = getRetryAfter(client, email)
  if (retryAfter > 0) throw new FrameRateLimitedError({ retryAfter })
  const frame = await openFrame(client)
  const sentAt = Date.now()
  const answer = await frame.client.request('CONNECT_EMAIL', { email }, { signal }).catch(error => {
    const known = toFrameError(error)
    // The clock of the secure site decides, not the clock of this device. Other addresses do not wait for this address.
    if (known instanceof FrameRateLimitedError)
      getStore(client).set(waitAtom, { email, until: sentAt + (known.data.retryAfter ?? 0) * 1000 })
    throw known
  })
  storage.set('email', email)
  if (answer.action === 'CONNECT') {
    // The codes of the recovery have a separate limit.
    await completeLogin(client, frame, { signal })
    return answer
  }
  storage.set('lastEmailLoginTime', String(sentAt))
  const step = answer.action === 'VERIFY_DEVICE' ? 'verifyDevice' : 'verifyOtp'
  getStore(client).set(emailFlowAtom, {
    email,
    step,
    number: answer.number,
    codeDigits: answer.codeDigits,
    sentAt,
  })
  return answer
}

/**
 * Returns the whole seconds until the next e-mail may be requested, for this address if it is given; 0 if it may be
 * requested now.
 *
 * @example
 * getRetryAfter(client, 'ana@example.com') // 12
 */
export function getRetryAfter(client: Client, email?: string): number {
  const last = Number(frameStorage(client).get('lastEmailLoginTime') ?? 0)
  const wait = getStore(client).get(waitAtom)
  const until = Math.max(last + pause, wait?.email === email ? (wait?.until ?? 0) : 0)
  const left = until - Date.now()
  // A clock that was set back must not block the login for hours.
  return left > 0 && left <= 24 * 3_600_000 ? Math.ceil(left / 1000) : 0
}
