'use client'
import { useCallback } from 'react'
import type { MessageKey } from '../../locales/english.js'
import { localeAtom } from '../i18n/atoms.js'
import { formatMessage } from '../i18n/formatMessage.js'
import type { Message, MessageParameters } from '../i18n/message.js'
import { useAtomValue } from './useAtomValue.js'

/** Texts of the given English slice in the current locale. Each view passes its slice. */
export function useTranslate<key extends MessageKey>(slice: { readonly [name in key]: Message }) {
  const { locale, formatLocale, messages } = useAtomValue(localeAtom)
  return useCallback(
    (key: key, parameters: MessageParameters = {}) => {
      const translated: Message | undefined = messages[key]
      // Plural forms and digits belong to the language of the words around them.
      const language = translated === undefined ? 'en' : locale
      const form = formatLocale.startsWith(language) ? formatLocale : language
      return formatMessage(translated ?? slice[key], parameters, form)
    },
    [slice, locale, formatLocale, messages],
  )
}
