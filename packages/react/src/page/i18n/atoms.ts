import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import type { Messages } from '../../locales/english.js'

export type LocaleState = {
  /** Locale of the texts. */
  readonly locale: string
  /** Locale of numbers and dates: the device's own with `auto`. */
  readonly formatLocale: string
  readonly direction: 'ltr' | 'rtl'
  /** Texts of the locale; a text that is absent is shown in English. */
  readonly messages: Partial<Messages>
}

/** The current locale. `createLatchkit` writes the configured one. */
export const localeAtom: PrimitiveAtom<LocaleState> = /*#__PURE__*/ atom<LocaleState>({
  locale: 'en',
  formatLocale: 'en',
  direction: 'ltr',
  messages: {},
})
