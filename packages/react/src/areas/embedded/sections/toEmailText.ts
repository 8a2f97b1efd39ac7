import { isError } from '@latchkit/core/errors'
import type { FrameError } from '@latchkit/core/secureframe'
import type { MessageParameters } from '../../../page/i18n/message.js'
import type { sectionMessages } from './sectionMessages.js'

type Key = keyof typeof sectionMessages

const byCode: { readonly [code: string]: Key | undefined } = {
  'frame/unavailable': 'email.unavailable',
  'frame/invalid-url': 'email.unavailable',
  'frame/unsupported-version': 'email.unavailable',
  'frame/blocked-by-csp': 'email.blocked',
  'frame/origin-not-allowed': 'email.blocked',
  'frame/not-loaded': 'email.unreachable',
  'frame/server-unreachable': 'email.unreachable',
  'frame/storage-unavailable': 'email.storage',
  'frame/otp-expired': 'email.otpExpired',
  'frame/invalid-params': 'email.invalid',
}

/** Message for a failed step of the login. */
export function toEmailText(error: unknown): readonly [key: Key, parameters?: MessageParameters] {
  if (!isError(error)) return ['email.failed']
  // Not by the class, which would import its whole bundle.
  const { code, data = {} }: { readonly code: string; readonly data?: FrameError['data'] } = error
  if (code === 'frame/otp-invalid')
    return data.left ? ['email.otpInvalid', { count: data.left }] : ['email.otpExpired']
  if (code === 'frame/rate-limited') return ['email.wait', { seconds: data.retryAfter ?? 0 }]
  return [byCode[code] ?? 'email.failed']
}
