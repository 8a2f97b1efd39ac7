import { expect, it } from 'vitest'
import { setLocale } from '../../src/page/i18n/setLocale.js'
import { byId, inShadow, mountApp, shadow, testIds } from './mountApp.js'

it('C15 Arabic is loaded, mirrored and complete in every text that is shown', async () => {
  const { latchkit } = mountApp({ config: { locale: 'ar' } })
  await expect.element(byId(testIds.connectButton)).toHaveTextContent('ربط المحفظة')
  latchkit.modal.open()
  await expect.element(byId(testIds.title)).toHaveTextContent('ربط المحفظة')
  const root = shadow()?.querySelector('.root')
  expect([root?.getAttribute('dir'), root?.getAttribute('lang')]).toEqual(['rtl', 'ar'])
  const title = inShadow(testIds.title)?.getBoundingClientRect()
  const close = inShadow(testIds.close)?.getBoundingClientRect()
  expect(close?.left).toBeLessThan(title?.left ?? 0)
  latchkit.modal.open({ view: 'GetWallet' })
  await expect.element(byId(testIds.view('GetWallet'))).toBeVisible()
})

it('C15 the texts of an app win, for a custom locale too', async () => {
  const { latchkit } = mountApp({
    config: {
      locale: 'de',
      messages: { de: { 'button.connect': 'Wallet verbinden' }, en: { 'connect.title': 'Sign in' } },
    },
  })
  await expect.element(byId(testIds.connectButton)).toHaveTextContent('Wallet verbinden')
  await setLocale(latchkit, 'en')
  latchkit.modal.open()
  await expect.element(byId(testIds.title)).toHaveTextContent('Sign in')
})

it('C15 a language of the app is loaded when it is needed, and again after a failure', async () => {
  let calls = 0
  const { latchkit } = mountApp({
    config: {
      locale: 'en',
      locales: {
        fr: async () => {
          calls += 1
          if (calls === 1) throw new TypeError('offline')
          return { default: { 'button.connect': 'Connecter', 'connect.title': 'Connecter un portefeuille' } }
        },
        // In place of the kit's own.
        ar: async () => ({ 'button.connect': 'اتصال' }),
      },
      messages: { fr: { 'button.connect': 'Se connecter' } },
    },
  })
  await expect.element(byId(testIds.connectButton)).toHaveTextContent('Connect wallet')
  expect(calls).toBe(0)
  await setLocale(latchkit, 'fr-CA')
  expect(calls).toBe(2)
  await expect.element(byId(testIds.connectButton)).toHaveTextContent('Se connecter')
  latchkit.modal.open()
  await expect.element(byId(testIds.title)).toHaveTextContent('Connecter un portefeuille')
  expect(shadow()?.querySelector('.root')?.getAttribute('lang')).toBe('fr')
  await setLocale(latchkit, 'ar')
  await expect.element(byId(testIds.connectButton)).toHaveTextContent('اتصال')
})
