import type { FrameAnswerPayload } from '@latchkit/secure-frame-client/protocol'
import type { FrameConfig } from '@latchkit/secure-protocol/api/config'
import { startEmail, verifyCode, waitForDevice } from '@latchkit/secure-protocol/api/emailLogin'
import type { UserRecord } from '@latchkit/secure-protocol/api/user'
import { FrameError } from '../FrameError.js'
import { type Server, ServerError } from './createServer.js'
import { pollServer } from './pollServer.js'

/** Sign-in by a mailed code, one address at a time. */
export type EmailLogin = {
  /** CONNECT while the frame holds a live login of the address, else what the user has to do first. */
  connect(email: string): Promise<FrameAnswerPayload<'CONNECT_EMAIL'>>
  /** Resolves when the device is approved and the code is mailed. A newer call takes over from an older one. */
  awaitDevice(): Promise<void>
  /** Ends the sign-in. The session is kept in this browser. */
  verify(code: string): Promise<UserRecord>
}

/**
 * Signs in by e-mail. What it answers depends on this device and the address alone, never on whether the address is
 * known. Rejects with a `FrameError`: RATE_LIMITED with `retryAfter`, OTP_INVALID with `left`, OTP_EXPIRED,
 * DEVICE_LINK_EXPIRED, SERVER_UNREACHABLE.
 */
export function createEmailLogin({
  server,
  projectId,
  parentOrigin,
  codeDigits,
}: {
  readonly server: Server
  readonly projectId: string
  readonly parentOrigin: string
  readonly codeDigits: FrameConfig['codeDigits']
}): EmailLogin {
  let challenge: string | undefined
  let waiting: AbortController | undefined

  function getChallenge(): string {
    if (challenge === undefined) throw new FrameError('OTP_EXPIRED', 'Request a code first')
    return challenge
  }

  return {
    async connect(email) {
      const user = await server.resume()
      // The same address at a provider is another user.
      if (user?.email && !user.provider && isSameAddress(user.email, email)) return { action: 'CONNECT' }
      const answer = await refused(server.call(startEmail, { projectId, parentOrigin, email }))
      challenge = answer.challenge
      return answer.action === 'VERIFY_DEVICE'
        ? { action: answer.action, number: answer.number, ...sayDigits(codeDigits) }
        : { action: answer.action, ...sayDigits(codeDigits) }
    },

    async awaitDevice() {
      waiting?.abort()
      const own = new AbortController()
      waiting = own
      const { signal } = own
      const answer = await pollServer(
        () => refused(server.call(waitForDevice, { challenge: getChallenge() }, signal)),
        signal,
      )
      challenge = answer.challenge
    },

    async verify(code) {
      const { session, user } = await refused(server.call(verifyCode, { challenge: getChallenge(), code }))
      await server.begin(session, user)
      challenge = undefined
      return user
    },
  }
}

/** How many digits the page asks for, where they are not six. */
export const sayDigits = (codeDigits: FrameConfig['codeDigits']) => (codeDigits === 6 ? {} : { codeDigits })

/** The domain of an address is case-insensitive; the local part may be case-sensitive. */
function isSameAddress(first: string, second: string): boolean {
  const normalize = (address: string) => {
    const at = address.lastIndexOf('@')
    return address.slice(0, at) + address.slice(at).toLowerCase()
  }
  return normalize(first.trim()) === normalize(second.trim())
}

const pageCodes = {
  OTP_INVALID: 'OTP_INVALID',
  OTP_EXPIRED: 'OTP_EXPIRED',
  DEVICE_LINK_EXPIRED: 'DEVICE_LINK_EXPIRED',
  DEVICE_UNAPPROVED: 'DEVICE_UNAPPROVED',
  RATE_LIMITED: 'RATE_LIMITED',
  ORIGIN_NOT_ALLOWED: 'ORIGIN_NOT_ALLOWED',
  PROJECT_UNKNOWN: 'ORIGIN_NOT_ALLOWED',
  PROVIDER_UNKNOWN: 'PROVIDER_UNKNOWN',
  SOCIAL_ENDED: 'SOCIAL_ENDED',
  DEVICE_TOO_NEW: 'DEVICE_TOO_NEW',
  REAUTH_REQUIRED: 'REAUTH_REQUIRED',
  EMAIL_TAKEN: 'EMAIL_TAKEN',
  EMAIL_CHANGED: 'EMAIL_CHANGED',
  SESSION_ENDED: 'LOGIN_REQUIRED',
  MAIL_UNAVAILABLE: 'SERVER_UNREACHABLE',
  FARCASTER_UNAVAILABLE: 'SERVER_UNREACHABLE',
  BUNDLER_UNAVAILABLE: 'SERVER_UNREACHABLE',
  STORE_UNAVAILABLE: 'SERVER_UNREACHABLE',
  INTERNAL: 'SERVER_UNREACHABLE',
} as const

/** Answers the page with the code of a refusal that it can act on, and the tries or seconds that are left. */
export async function refused<value>(result: Promise<value>): Promise<value> {
  try {
    return await result
  } catch (error) {
    if (!(error instanceof ServerError)) throw error
    const code: (typeof pageCodes)[keyof typeof pageCodes] | undefined = Reflect.get(pageCodes, error.code)
    const { left, retryAfter } = error.data
    throw new FrameError(code ?? -32603, error.message, {
      cause: error,
      data:
        left === undefined && retryAfter === undefined
          ? undefined
          : { ...(left === undefined ? {} : { left }), ...(retryAfter === undefined ? {} : { retryAfter }) },
    })
  }
}
