import { expect, it } from 'vitest'
import { setLocale } from '../../src/i18n/setLocale.js'
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

it('C15 the texts of an app win, for a locale of its own too', async () => {
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
