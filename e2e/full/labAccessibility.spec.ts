import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { configurations } from '../../apps/lab/src/configurations/configurations.js'
import { expect, test } from '../fixtures/labTest.js'
import { type Look, plainLook } from '../fixtures/look.js'

const screens: Record<string, Look> = {
  'light on a desktop': plainLook,
  'dark on a phone': { ...plainLook, theme: 'dark', size: 'phone' },
  'dark on a desktop': { ...plainLook, theme: 'dark' },
  'light on a phone': { ...plainLook, size: 'phone' },
}
const paths = ['/', '/matrix', '/session', '/sign-in', ...configurations.map(({ id }) => `/lab/${id}`)]

async function expectNoViolation(page: Page, what: string) {
  // Legacy mode reads the page in one go, without a tab of its own.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  const told = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(node => node.html) }))
  expect.soft(told, what).toEqual([])
}

for (const [name, look] of Object.entries(screens))
  test(`C14 axe finds nothing on any page of the lab, ${name}`, {
    tag: configurations.map(({ id }) => `@lab:${id}`),
  }, async ({ newPage, labServer, problems }) => {
    test.setTimeout(300_000)
    // The browser tells that the policy made it leave out what React wrote into `style`.
    problems.expect(/style-src-attr|Applying inline style/)
    const page = await newPage(look)
    await page.emulateMedia({ colorScheme: look.theme, reducedMotion: 'reduce' })
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
