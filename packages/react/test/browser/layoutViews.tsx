import { afterEach, beforeEach, describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { testViews } from './axeViews.js'
import { findLayoutProblems } from './findLayoutProblems.js'
import { testMoreViews } from './moreViews.js'
import { shadow } from './mountApp.js'

/** A phone, and a window of 1280 by 800 pixels at a zoom of 200 %. */
const sizes = { 'at 360 px': [360, 740], 'at 200 % zoom': [640, 400] } as const

/** Tests that nothing is cut and nothing overlaps in any view in a language. */
export function testLayout(locale: string, size: keyof typeof sizes): void {
  const [width, height] = sizes[size]
  describe(`C15 ${locale} ${size}`, () => {
    beforeEach(() => page.viewport(width, height))
    afterEach(() => page.viewport(1024, 768))
    const check = async () => {
      await expect.poll(() => shadow()?.querySelector('.root')?.getAttribute('lang')).toBe(locale)
      return findLayoutProblems()
    }
    const title = 'has nothing cut or overlapping'
    testViews(title, { themeMode: 'light', locale }, check)
    testMoreViews(title, { themeMode: 'light', locale }, check)
  })
}
