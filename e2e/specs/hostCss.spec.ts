import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.js'
import { rdns } from '../pages/rdns.js'

/** Looks of the modal's parts that a page could spoil. */
const looks = (page: Page) =>
  page.getByRole('dialog').evaluate(dialog =>
    [dialog, ...dialog.querySelectorAll('h1, button, li, ul, img, p, span')].map(element => {
      const { display, color, letterSpacing, font, opacity, borderTopWidth, transform, direction } =
        getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
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
        width: Math.round(width),
        height: Math.round(height),
      }
    }),
  )

test('C12 the styles of a hostile page do not reach the modal', async ({ openLab }) => {
  const plain = await openLab()
  await plain.page.emulateMedia({ reducedMotion: 'reduce' })
  await plain.openConnect()
  await expect(plain.modal.wallet(rdns.first)).toBeVisible()
  const wanted = await looks(plain.page)
  await plain.page.close()

  const hostile = await openLab({ app: 'hostile' })
  await hostile.page.emulateMedia({ reducedMotion: 'reduce' })
  await hostile.openConnect()
  await expect(hostile.modal.wallet(rdns.first)).toBeVisible()
  expect(await looks(hostile.page)).toEqual(wanted)
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
    children: [...before.children, 'LATCHKIT-MODAL'],
  })
  await lab.modal.close()
  await expect.poll(page).toEqual(before)
})
