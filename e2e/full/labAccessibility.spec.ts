import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { configurations } from '../../apps/lab/src/configurations/configurations.js'
import { type Appearance, defaultAppearance } from '../fixtures/appearance.js'
import { expect, test } from '../fixtures/labTest.js'

const screens: Record<string, Appearance> = {
  'light on a desktop': defaultAppearance,
  'dark on a phone': { ...defaultAppearance, theme: 'dark', size: 'phone' },
  'dark on a desktop': { ...defaultAppearance, theme: 'dark' },
  'light on a phone': { ...defaultAppearance, size: 'phone' },
}
const paths = ['/', '/matrix', '/session', '/sign-in', ...configurations.map(({ id }) => `/lab/${id}`)]

async function expectNoViolation(page: Page, what: string) {
  // Legacy mode reads the page at once, without a separate tab.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(node => node.html) }))
  expect.soft(found, what).toEqual([])
}

for (const [name, appearance] of Object.entries(screens))
  test(`C14 axe finds nothing on any page of the lab, ${name}`, {
    tag: configurations.map(({ id }) => `@lab:${id}`),
  }, async ({ newPage, labServer, problems }) => {
    test.setTimeout(300_000)
    // The browser logs that the policy made it leave out what React wrote into `style`.
    problems.expect(/style-src-attr|Applying inline style/)
    const page = await newPage(appearance)
    // The lab is not responsible for the loads and logs of the foreign dapp in its frame.
    const body = '<!doctype html><html lang="en"><title>Test dapp</title>'
    await page.route('**/test-dapp/**', route => route.fulfill({ contentType: 'text/html', body }))
    await page.emulateMedia({ colorScheme: appearance.theme, reducedMotion: 'reduce' })
    for (const path of paths) {
      await page.goto(labServer.url + path)
      const state = page.getByTestId('lab-state').last()
      if (path.startsWith('/lab/')) await expect(state).toHaveAttribute('data-ready', 'true')
      await expect(page.getByRole('heading', { name: 'Latchkit lab' })).toBeVisible()
      await expectNoViolation(page, path)
      // Nothing hangs over the side of a narrow screen.
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(over, `${path} is as wide as the screen`).toBeLessThanOrEqual(0)
      const folder = process.env.LATCHKIT_SCREENSHOTS
      if (folder) {
        const file = `${name} ${path}`.replaceAll(/[^a-z0-9-]+/g, '-')
        await page.screenshot({ path: `${folder}/${file}.png`, fullPage: true })
      }
    }
  })
