// ../../packages/react/dist/page/i18n/locales.js
/** Reports a tag that `Intl` would reject later, when it formats a number. */
function findLocaleProblems(locale) {
  try {
    if (locale !== 'auto') Intl.getCanonicalLocales(locale)
    return []
  } catch {
    return [`locale: "${locale}" is no language tag of BCP 47, such as en-US`]
  }
}
/**
 * The locale of the device, or English. WebKit on Linux reports "C" or `en-US@posix` where no language is set, and every
 * format of `Intl` throws on these.
 */
function readDeviceLocale() {
  const { language = '' } = navigator
  return findLocaleProblems(language)[0] ? 'en' : language
}
/** Writing direction of a locale, by its likely script. */
function getDirection(locale) {
  if (locale === 'en') return 'ltr'
  const { script = '' } = new Intl.Locale(locale).maximize()
  return /Adlm|Arab|Aran|Hebr|Nkoo|Rohg|Syrc|Thaa/.test(script) ? 'rtl' : 'ltr'
}
/**
 * The locale without the texts that are loaded: before the device's language is read, so that the server and the first
 * render agree, and in English.
 */
function initialLocale({ locale = 'auto', messages = {} }) {
  const known = locale === 'auto' ? 'en' : locale
  const shown = [known, toLanguage(known)].find(tag => messages[tag]) ?? 'en'
  return {
    locale: shown,
    formatLocale: known,
    direction: getDirection(shown),
    messages: messages[shown] ?? {},
  }
}
/** The language of a tag, without script and region. */
function toLanguage(locale) {
  return locale.split('-')[0] ?? locale
}

export {
  findLocaleProblems as t,
  getDirection as n,
  initialLocale as r,
  readDeviceLocale as i,
  toLanguage as a,
}
