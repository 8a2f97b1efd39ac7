import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.js'
import type { LabPage } from '../pages/labPage.js'
import { rdns } from '../pages/rdns.js'

/** Opens the modal; every row has its logo and no longer the letter that replaces it. */
async function openWithLogos(lab: LabPage) {
  await lab.openConnect()
  await expect(lab.modal.wallet(rdns.first)).toBeVisible()
  const logos = lab.modal.wallets.locator('img')
  await expect(logos).toHaveCount(await lab.modal.wallets.count())
  const sizes = () => logos.evaluateAll(images => images.map(image => Reflect.get(image, 'naturalWidth')))
  await expect.poll(sizes).not.toContain(0)
}

/** Looks of the modal's parts that a page could spoil. */
const readStyles = (page: Page) =>
  page.getByRole('dialog').evaluate(dialog =>
    [dialog, ...dialog.querySelectorAll('h1, button, li, ul, img, p, span')].map(element => {
      const { display, color, letterSpacing, font, opacity, borderTopWidth, transform, direction } =
        getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      // The dialog fills the page beside a scrollbar, which the modal leaves where it is (C39).
      const scrollbar = element === dialog ? window.innerWidth - document.documentElement.clientWidth : 0
      return {
        tag: element.tagName,
        display,
        color,
        letterSpacing,
        font,
        opacity,
        borderTopWidth,
        transform,
        direction,
        width: Math.round(width + scrollbar),
        height: Math.round(height),
      }
    }),
  )

test('C12 the styles of a hostile page do not reach the modal', async ({ openLab }) => {
  const plain = await openLab()
  await plain.page.emulateMedia({ reducedMotion: 'reduce' })
  await openWithLogos(plain)
  const wanted = await readStyles(plain.page)
  await plain.page.close()

  const hostile = await openLab({ app: 'hostile' })
  await hostile.page.emulateMedia({ reducedMotion: 'reduce' })
  await openWithLogos(hostile)
  await expect.poll(() => readStyles(hostile.page)).toEqual(wanted)
  await hostile.modal.close()
})

test('C12 the modal leaves the styles and elements of the page alone', async ({ openLab }) => {
  const lab = await openLab()
  await lab.page.emulateMedia({ reducedMotion: 'reduce' })
  const page = () =>
    lab.page.evaluate(() => ({
      sheets: document.styleSheets.length,
      adopted: document.adoptedStyleSheets.length,
      children: [...document.body.children].map(({ tagName }) => tagName),
      body: JSON.stringify(
        Object.fromEntries(
          ['margin', 'font', 'color', 'background'].map(name => [
            name,
            getComputedStyle(document.body).getPropertyValue(name),
          ]),
        ),
      ),
      classes: document.documentElement.className + document.body.className,
      style:
        (document.documentElement.getAttribute('style') ?? '') + (document.body.getAttribute('style') ?? ''),
    }))
  const before = await page()
  await lab.openConnect()
  const during = await page()
  expect({ ...during, style: before.style }).toEqual({
    ...before,
    children: [...before.children, 'LATCHKIT-HOST'],
  })
  await lab.modal.close()
  await expect.poll(page).toEqual(before)
})
