import { ConfigInvalidError } from '@latchkit/core'

/**
 * Refuses what `Intl` would refuse later, in the middle of a number.
 *
 * @throws ConfigInvalidError `config/invalid`
 */
export function assertLocale(locale: string | undefined): void {
  if (locale === undefined || locale === 'auto') return
  try {
    Intl.getCanonicalLocales(locale)
  } catch {
    throw new ConfigInvalidError({
      problems: [`locale: "${locale}" is no language tag; write it as BCP 47 has it, such as en-US`],
    })
  }
}
