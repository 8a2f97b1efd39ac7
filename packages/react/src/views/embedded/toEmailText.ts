import { isError } from '@latchkit/core/errors'
import { FrameError } from '@latchkit/core/secureframe'
import type { MessageParameters } from '../../i18n/types.js'
import type { embeddedMessages } from './embeddedMessages.js'

type Key = keyof typeof embeddedMessages

const byCode: { readonly [code: string]: Key | undefined } = {
  'frame/unavailable': 'email.unavailable',
  'frame/invalid-url': 'email.unavailable',
  'frame/unsupported-version': 'email.unavailable',
  'frame/blocked-by-csp': 'email.blocked',
  'frame/not-loaded': 'email.unreachable',
  'frame/server-unreachable': 'email.unreachable',
  'frame/otp-expired': 'email.otpExpired',
  'frame/invalid-params': 'email.invalid',
}

/** What a failed step of the login says to the user. */
export function toEmailText(error: unknown): readonly [key: Key, parameters?: MessageParameters] {
  if (isError(error, 'frame/otp-invalid') && error instanceof FrameError) {
    const { left } = error.data
    return left === undefined || left === 0 ? ['email.otpExpired'] : ['email.otpInvalid', { count: left }]
  }
  if (isError(error, 'frame/rate-limited') && error instanceof FrameError)
    return ['email.wait', { seconds: error.data.retryAfter ?? 0 }]
  return [(isError(error) && byCode[error.code]) || 'email.failed']
}
