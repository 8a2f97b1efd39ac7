import { defaultAppearance } from '../fixtures/appearance.js'
import { expect, test } from '../fixtures/test.js'
import { tours } from '../pages/tours.js'

test.use({ walletConfig: { wallets: [{}, {}] } })

/** Runs in the page: where the card is, whether it can be scrolled sideways, and what is too small for a finger. */
function measure(dialog: Element) {
  const pressable = [...dialog.querySelectorAll('button, a[href], input')]
  const small = pressable.filter(element => {
    // A link inside of a sentence is as tall as its line.
    if (getComputedStyle(element).display === 'inline') return false
    const target = element.tagName === 'INPUT' ? (element.closest('label') ?? element) : element
    const { width, height } = target.getBoundingClientRect()
    return width > 0 && (width < 43.5 || height < 43.5)
  })
  const card = dialog.querySelector('.card') ?? dialog
  const { left, right, bottom, top, height } = card.getBoundingClientRect()
  return {
    left,
    right,
    bottom,
    // The content of a view is in sight: its header alone is 56 px high.
    isTall: height > 180,
    isWhole: top > 0 && dialog.scrollWidth <= dialog.clientWidth,
    small: small.map(element => element.outerHTML.slice(0, 120)),
  }
}

test.describe('on a phone', () => {
  test.use({ appearance: { ...defaultAppearance, size: 'phone' } })

  for (const [tour, go] of Object.entries(tours))
    test(`every view ${tour} is a sheet at the bottom with targets of 44 px`, async ({ openLab, wallet }) => {
      const lab = await openLab()
      await lab.page.emulateMedia({ reducedMotion: 'reduce' })
      await go(lab, wallet, async view => {
        await lab.modal.settled()
        expect.soft(await lab.modal.dialog.evaluate(measure), view).toEqual({
          left: 0,
          right: 390,
          bottom: 844,
          isTall: true,
          isWhole: true,
          small: [],
        })
      })
    })
})

for (const theme of ['light', 'dark'] as const)
  test(`on a desktop the card is 368 px wide, in the middle, and ${theme} as the device is`, async ({
    openLab,
  }) => {
    const lab = await openLab({ appearance: { ...defaultAppearance, theme } })
    await lab.page.emulateMedia({ reducedMotion: 'reduce' })
    await lab.openConnect()
    const box = await lab.modal.dialog.evaluate(dialog =>
      dialog.querySelector('.card')?.getBoundingClientRect().toJSON(),
    )
    expect(box).toMatchObject({ width: 368 })
    expect(Math.round(box.left + box.width / 2)).toBe(640)
    const luminance = await lab.modal.dialog.evaluate(dialog => {
      const card = dialog.querySelector('.card')
      const canvas = document.createElement('canvas').getContext('2d')
      if (!card || !canvas) return -1
      canvas.fillStyle = getComputedStyle(card).backgroundColor
      canvas.fillRect(0, 0, 1, 1)
      return canvas.getImageData(0, 0, 1, 1).data[0] ?? -1
    })
    if (theme === 'light') expect(luminance).toBeGreaterThan(200)
    else expect(luminance).toBeLessThan(80)
  })

test('embedded in the page it needs no dialog', async ({ openLab, wallet }) => {
  const lab = await openLab({ query: { embedded: '1' } })
  await expect(lab.modal.view('Connect')).toBeVisible()
  await expect(lab.modal.dialog).toHaveCount(0)
  await lab.choose()
  await wallet.approve()
  await expect(lab.account.root).toBeVisible()
  await lab.account.disconnect.click()
  await lab.expectDisconnected()
  await expect(lab.modal.view('Connect')).toBeVisible()
})
