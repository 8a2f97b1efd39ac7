import { x as importWithRetry } from './client.ChoDqs0c.js'
import { n as getDirection } from './locales.CvihrQ9l.js'
import { t as __exportAll } from './rolldown-runtime.CUcXK4gZ.js'

// ../../packages/react/dist/locales/loadTexts.js
var loadTexts_exports = /* @__PURE__ */ __exportAll({
  findLocale: () => findLocale,
  listLanguages: () => listLanguages,
  loadTexts: () => loadTexts,
})
/** The languages of the kit besides English, each in a separate chunk. */
var builtIn = {
  ar: () => import('./ar.json.hDau3y31.js').then(n => n.ar_exports),
  de: () => import('./de.json.DhnSBXvg.js').then(n => n.de_exports),
  es: () => import('./es.json.DtnjEPew.js').then(n => n.es_exports),
  fa: () => import('./fa.json.BXe7tG7y.js').then(n => n.fa_exports),
  fr: () => import('./fr.json.Bn0p1r30.js').then(n => n.fr_exports),
  he: () => import('./he.json.BFkeZoOq.js').then(n => n.he_exports),
  hi: () => import('./hi.json.De2xeqA9.js').then(n => n.hi_exports),
  id: () => import('./id.json.XPzjHtWj.js').then(n => n.id_exports),
  it: () => import('./it.json.BK-9YTMm.js').then(n => n.it_exports),
  ja: () => import('./ja.json.C1Xt871g.js').then(n => n.ja_exports),
  ko: () => import('./ko.json.VcVWDuxa.js').then(n => n.ko_exports),
  ms: () => import('./ms.json.d9bm35zH.js').then(n => n.ms_exports),
  nl: () => import('./nl.json.DPog3R8J.js').then(n => n.nl_exports),
  pl: () => import('./pl.json.WsmsW8Oa.js').then(n => n.pl_exports),
  'pt-BR': () => import('./pt-BR.json.B8sHpLO0.js').then(n => n.pt_BR_exports),
  ru: () => import('./ru.json.D4njMu54.js').then(n => n.ru_exports),
  th: () => import('./th.json.Cd7QhB49.js').then(n => n.th_exports),
  tr: () => import('./tr.json.Bs9XK89S.js').then(n => n.tr_exports),
  uk: () => import('./uk.json.DpuoN8bi.js').then(n => n.uk_exports),
  vi: () => import('./vi.json.CYb0XrrV.js').then(n => n.vi_exports),
  'zh-CN': () => import('./zh-CN.json.DCCviXt4.js').then(n => n.zh_CN_exports),
  'zh-TW': () => import('./zh-TW.json.DFJbB6Fh.js').then(n => n.zh_TW_exports),
}
/** Tags of the languages that a user can select: those of the kit and of the app. */
function listLanguages({ locales, messages }) {
  const tags = ['en', ...Object.keys(builtIn), ...Object.keys(locales ?? {}), ...Object.keys(messages ?? {})]
  return [...new Set(tags)]
}
/** Loads the texts of the locale that fits a wanted one best: those of the app, else of the kit, else English. */
async function loadTexts({ locales, messages = {} }, formatLocale) {
  const loaders = {
    ...builtIn,
    ...locales,
  }
  const found = findLocale(formatLocale, [
    'en',
    ...Object.keys({
      ...locales,
      ...builtIn,
    }),
  ])
  const load = found && loaders[found]
  const loaded = load ? await importWithRetry(load) : {}
  const { tag, language } = toParts(formatLocale) ?? {}
  const locale = [formatLocale, tag, language, found].find(key => key && messages[key]) ?? found ?? 'en'
  const direction = getDirection(locale)
  const texts = loaded.default ?? loaded
  return {
    locale,
    formatLocale,
    direction,
    messages: {
      ...(direction === 'rtl' ? isolate(texts) : texts),
      ...messages[locale],
    },
  }
}
/**
 * The known tag that fits a wanted one best: the same one, its language, or another region of its language and script,
 * such as `pt-BR` for `pt-PT` and `zh-TW` for `zh-HK`.
 *
 * @see https://www.unicode.org/reports/tr35/#Likely_Subtags
 */
function findLocale(wanted, known) {
  if (known.includes(wanted)) return wanted
  const parts = toParts(wanted)
  const same = known.filter(tag => parts && toParts(tag)?.script === parts.script)
  return [parts?.tag, parts?.language, same[0]].find(tag => tag && same.includes(tag))
}
/** A tag without extensions, its language, and that with its likely script. Undefined for a text that is not a tag. */
function toParts(text) {
  try {
    const locale = new Intl.Locale(text)
    const { language, script } = locale.maximize()
    return {
      tag: locale.baseName,
      language,
      script: `${language}-${script}`,
    }
  } catch {
    return
  }
}
/** Isolates each value, since names, addresses and amounts are written from left to right. */
function isolate(texts) {
  const toIsolated = text => text.replaceAll(/\{\w+\}/g, '⁨$&⁩')
  const isolated = Object.entries(texts).map(([key, message]) => [
    key,
    typeof message === 'string'
      ? toIsolated(message)
      : Object.fromEntries(Object.entries(message).map(([form, text]) => [form, toIsolated(text)])),
  ])
  return Object.fromEntries(isolated)
}

export { listLanguages, loadTexts_exports }
