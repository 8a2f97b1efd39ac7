import { mainnet } from '@latchkit/core/networks'
import type { SecureFrameClient } from '@latchkit/core/secureframe'
import { expect, it, onTestFinished } from 'vitest'
import { localeAtom } from '../../page/i18n/atoms.js'
import { loadLocale, setLocale } from '../../page/i18n/setLocale.js'
import { createLatchkit } from '../../page/latchkit/createLatchkit.js'
import type { UiOptions } from '../../page/latchkit/types.js'
import { followTheme } from './followTheme.js'

function start(options: UiOptions = {}) {
  const latchkit = createLatchkit({
    metadata: { name: 'App' },
    networks: [mainnet],
    logLevel: 'silent',
    ...options,
  })
  const told: unknown[] = []
  const request = (async (_type: string, payload: unknown) => {
    told.push(payload)
  }) as SecureFrameClient['request']
  const stop = followTheme(
    { request, on: () => () => {} },
    {
      get: () => latchkit.client.store.get(localeAtom),
      subscribe: listener => latchkit.client.store.sub(localeAtom, listener),
    },
  )
  onTestFinished(() => {
    stop()
    latchkit.client.destroy()
  })
  return { latchkit, told, stop }
}

it('tells the frame the language of a page that was reloaded, on which no modal was shown yet', async () => {
  const { latchkit, told } = start({ locale: 'ar' })
  // As a provider of the app does when it is mounted.
  loadLocale(latchkit)
  await expect.poll(() => told.at(-1)).toMatchObject({ locale: 'ar' })
  expect(document.querySelector('latchkit-host')).toBeNull()
})

it.each([
  ['es-MX', 'es-MX'],
  ['zh-HK', 'zh-TW'],
  ['eo', 'en'],
])(
  'tells the frame %s as %s: its language is that of the texts, with the region of the numbers',
  async (locale, sent) => {
    const { latchkit, told } = start({ locale })
    loadLocale(latchkit)
    await expect.poll(() => told.at(-1)).toMatchObject({ locale: sent })
    expect(latchkit.client.store.get(localeAtom).formatLocale).toBe(locale)
  },
)

it('tells the frame language, mode, accent and radius of the modal as plain values, when the modal is shown', async () => {
  const { latchkit, told, stop } = start({
    locale: 'ar',
    themeMode: 'dark',
    themeVariables: { '--lk-accent': 'light-dark(red, oklch(1 0 0))', '--lk-radius': '0.5rem' },
  })
  expect(told).toEqual([{ locale: 'en', themeMode: 'light', themeVariables: {} }])
  await latchkit.modal.open()
  await expect
    .poll(() => told.at(-1))
    .toEqual({
      locale: 'ar',
      themeMode: 'dark',
      themeVariables: { '--lk-accent': '#ffffff', '--lk-radius': '8px' },
    })
  // Another language while the modal is shown.
  await setLocale(latchkit, 'en')
  await expect.poll(() => told.at(-1)).toMatchObject({ locale: 'en' })
  stop()
  const count = told.length
  window.dispatchEvent(new Event('latchkit-shown'))
  expect(told).toHaveLength(count)
  latchkit.modal.close()
})
