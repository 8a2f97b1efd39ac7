'use client'
import { isError } from '@latchkit/core/errors'
import type { FrameError } from '@latchkit/core/secureframe'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { embeddedMessages } from './embeddedMessages.js'
import { toEmailText } from './sections/toEmailText.js'
import { settingsMessages } from './settingsMessages.js'

const byCode: { readonly [code: string]: keyof typeof settingsMessages | undefined } = {
  'frame/email-taken': 'update.taken',
  'frame/email-changed': 'update.changed',
  'frame/reauth-required': 'update.reauth',
}

/** Message for a failed step with a code, or of a change of the address. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslate(settingsMessages)
  const login = useTranslate(embeddedMessages)
  return error => {
    if (isError(error)) {
      const { code, data = {} }: { readonly code: string; readonly data?: FrameError['data'] } = error
      const known = byCode[code]
      if (known) return t(known)
      if (code === 'frame/device-too-new')
        return t('update.tooNew', { count: Math.max(1, Math.ceil((data.retryAfter ?? 0) / 3600)) })
    }
    return login(...toEmailText(error))
  }
}
