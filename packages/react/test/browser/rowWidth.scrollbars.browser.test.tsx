import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { byId, mountApp, shadow, testIds } from './mountApp.js'

const wallets = Array.from({ length: 30 }, (_, index) => ({
  id: `wallet${index}`,
  name: `Wallet ${index}`,
  homepage: 'https://wallet.example',
}))

beforeEach(async () => {
  await page.viewport(1024, 420)
  onTestFinished(() => page.viewport(1024, 768))
})

/** Distances of an element from the left and right edges of the card. */
function margins(selector: string): readonly number[] {
  const card = shadow()?.querySelector('.card')?.getBoundingClientRect()
  const element = shadow()?.querySelector(selector)?.getBoundingClientRect()
  if (!card || !element) throw new TypeError(`There is no ${selector}.`)
  return [element.left - card.left, card.right - element.right].map(Math.round)
}

describe('C44 a scrollbar that takes room does not narrow the rows', () => {
  it.each(['Connect', 'AllWallets'] as const)('C44 %s', async view => {
    const { latchkit } = mountApp({ config: { customWallets: wallets }, children: null })
    latchkit.modal.open({ view })
    await expect.element(byId(testIds.view(view))).toBeVisible()
    const row = '.body [data-testid^="wallet-"]'
    await expect.poll(() => shadow()?.querySelector(row)).toBeTruthy()
    const [left, right] = margins(row)
    expect(right).toBe(left)
  })
})
