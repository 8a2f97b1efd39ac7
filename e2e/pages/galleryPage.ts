import type { Page } from '@playwright/test'
import { expect } from '../fixtures/examplesTest.js'
import { findViolations } from '../fixtures/expectAccessible.js'

/** How the gallery shows a view. */
export type GalleryLook = { readonly theme: 'light' | 'dark'; readonly locale: 'en' | 'ar' }

export const looks = {
  light: { theme: 'light', locale: 'en' },
  dark: { theme: 'dark', locale: 'en' },
  'right to left': { theme: 'light', locale: 'ar' },
} as const satisfies { readonly [name: string]: GalleryLook }

/** The ids of all states, as the list of the gallery has them. */
export async function listStates(page: Page, origin: string): Promise<readonly string[]> {
  await page.goto(`${origin}/index.html?example=gallery`)
  await expect(page.locator('option').first()).toBeAttached()
  return page.locator('option').evaluateAll(all => all.map(one => one.getAttribute('value') ?? ''))
}

/** Opens the page of a state, and expects its view without anything that axe finds. */
export async function expectState(page: Page, origin: string, id: string, look: GalleryLook): Promise<void> {
  await page.goto(`${origin}/gallery-frame.html?${new URLSearchParams({ state: id, ...look })}`)
  await expect(page.locator('html'), id).toHaveAttribute('data-state', 'shown')
  await expect(page.getByTestId(`view-${id.split('-')[0]}`), id).toBeVisible()
  expect.soft(await findViolations(page.mainFrame()), id).toEqual([])
}
