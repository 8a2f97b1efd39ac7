import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

type Feature = { readonly name: 'prefers-reduced-motion' | 'forced-colors'; readonly value: string }

/** Media features that the pages of the tests request, see `vitest.browser.config.ts`. */
const usual: Feature = { name: 'prefers-reduced-motion', value: 'reduce' }

/** Emulates a setting of the device until the test ends. */
export async function emulateMedia(name: Feature['name'], value: string): Promise<void> {
  const set = (features: readonly Feature[]) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [...features] })
  onTestFinished(async () => void (await set([usual])))
  await set(name === usual.name ? [{ name, value }] : [usual, { name, value }])
}
