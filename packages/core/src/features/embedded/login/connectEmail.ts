import { atom } from 'jotai/vanilla'
import { createOwned, getStore } from '../../../client/internal.js'
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

/** The login that waits for the secure site. */
const pendingLogin = /*#__PURE__*/ createOwned('embedded.pendingLogin', () => ({
  current: undefined as
    | { readonly email: string; readonly answer: Promise<ConnectEmailReturnType> }
    | undefined,
}))

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
 * `verifyDevice` and `verifyOtp`; `emailLoginAtom` has the step. A second call for the address, before the first is
 * answered, gets the same answer and sends no second mail.
 *
 * @throws FrameUnavailableError `frame/unavailable`
 * @throws FrameRateLimitedError `frame/rate-limited`, within 30 s of the mail before, or while another address waits for
 * its mail
 * @throws FrameError `frame/blocked-by-csp`, `frame/not-loaded`, `frame/origin-not-allowed`, `frame/timeout` and the errors of the secure site
 *
 * @example
 * const { action } = await connectEmail(client, { email: 'ana@example.com' })
 */
export async function connectEmail(
  client: Client,
  { email, signal }: ConnectEmailParameters,
): Promise<ConnectEmailReturnType> {
  if (frameNamespaces(client).length === 0) throw new FrameUnavailableError()
  const pending = pendingLogin(client)
  if (pending.current?.email === email) return pending.current.answer
  const retryAfter = pending.current ? pause / 1000 : getRetryAfter(client, email)
  if (retryAfter > 0) throw new FrameRateLimitedError({ retryAfter })
  const answer = requestLogin(client, { email, signal }).finally(() => {
    pending.current = undefined
  })
  pending.current = { email, answer }
  return answer
}

async function requestLogin(
  client: Client,
  { email, signal }: ConnectEmailParameters,
): Promise<ConnectEmailReturnType> {
  const storage = frameStorage(client)
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
  const now = Date.now()
  const sinceLast = now - Number(frameStorage(client).get('lastEmailLoginTime') ?? 0)
  const wait = getStore(client).get(waitAtom)
  // A clock that was set back does not block the login: such a mail is in the future.
  const afterLast = sinceLast < 0 ? 0 : pause - sinceLast
  const afterWait = wait?.email === email ? (wait?.until ?? 0) - now : 0
  return Math.ceil(Math.max(afterLast, afterWait, 0) / 1000)
}
