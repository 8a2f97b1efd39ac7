import { mainnet } from '@latchkit/core/networks'
import type { SecureFrameClient } from '@latchkit/core/secureframe'
import { expect, it, onTestFinished } from 'vitest'
import { setLocale } from '../i18n/setLocale.js'
import { createLatchkit } from '../latchkit/createLatchkit.js'
import { followTheme } from './followTheme.js'

function start() {
  const told: unknown[] = []
  const request = (async (_type: string, payload: unknown) => {
    told.push(payload)
  }) as SecureFrameClient['request']
  const stop = followTheme({ request, on: () => () => {} })
  onTestFinished(stop)
  return { told, stop }
}

it('tells the frame language, mode, accent and radius of the modal as plain values, when the modal is shown', async () => {
  const { told, stop } = start()
  expect(told).toEqual([{ themeMode: 'light', themeVariables: {} }])
  const latchkit = createLatchkit({
    metadata: { name: 'App' },
    networks: [mainnet],
    logLevel: 'silent',
    locale: 'ar',
    themeMode: 'dark',
    themeVariables: { '--lk-accent': 'light-dark(red, oklch(1 0 0))', '--lk-radius': '0.5rem' },
  })
  onTestFinished(() => latchkit.client.destroy())
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
