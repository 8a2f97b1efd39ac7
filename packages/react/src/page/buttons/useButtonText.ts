'use client'
import type { MessageKey } from '../../locales/english.js'
import { useAtomValue } from '../hooks/useAtomValue.js'
import { localeAtom } from '../i18n/atoms.js'
import type { Message } from '../i18n/message.js'

/**
 * Texts of the buttons in the current locale, with `filler` in place of their parameter. They have neither numbers nor
 * plural forms; the formatter of these is loaded with the modal.
 */
export function useButtonText<key extends MessageKey>(slice: { readonly [name in key]: string }) {
  const { messages } = useAtomValue(localeAtom)
  return (key: key, filler = '') => {
    const text: Message = messages[key] ?? slice[key]
    return (typeof text === 'string' ? text : text.other).replace(/\{\w+\}/, () => filler)
  }
}
