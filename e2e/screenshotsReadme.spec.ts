import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { test } from './fixtures/workerTest.js'

const folder = process.env.LATCHKIT_SCREENSHOTS ?? 'screenshots'
const examples = fileURLToPath(new URL('../apps/docs/examples/dist', import.meta.url))

/** The views show the site that they are on. */
const origin = 'https://store.example.com'

const types: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

type Picture = {
  readonly state: string
  readonly theme: 'light' | 'dark'
  /** A phone is shown whole, of a desktop the card alone. */
  readonly size: { readonly width: number; readonly height: number }
}

const desktop = { width: 720, height: 960 }
const phone = { width: 390, height: 760 }

/** The pictures of the README, from the gallery of the docs. */
const pictures: { readonly [name: string]: Picture } = {
  'connect-light': { state: 'Connect-wallets-e-mail-and-social-accounts', theme: 'light', size: desktop },
  'connect-dark': { state: 'Connect-wallets-e-mail-and-social-accounts', theme: 'dark', size: desktop },
  account: { state: 'Account-tokens', theme: 'light', size: desktop },
  phone: { state: 'Swap-a-quote', theme: 'dark', size: phone },
  approval: { state: 'ApproveTransaction-transaction', theme: 'light', size: desktop },
}

// The page behind the card is transparent, so that a picture suits a light and a dark README.
const cardAlone =
  'html, body { background: none !important } #example { visibility: hidden } ::backdrop { background: none !important }'

for (const [name, { state, theme, size }] of Object.entries(pictures))
  test(`README ${name}`, async ({ walletBrowser }) => {
    const context = await walletBrowser.newContext({
      viewport: size,
      deviceScaleFactor: 1.5,
      reducedMotion: 'reduce',
      locale: 'en-US',
      // The style of a screenshot is inline.
      bypassCSP: true,
    })
    await context.route(`${origin}/**`, async route => {
      const { pathname } = new URL(route.request().url())
      const body = await readFile(path.join(examples, pathname))
      await route.fulfill({ body, contentType: types[path.extname(pathname)] ?? 'text/plain' })
    })
    const page = await context.newPage()
    await page.goto(`${origin}/gallery-frame.html?${new URLSearchParams({ state, theme, locale: 'en' })}`)
    await expect(page.locator('html')).toHaveAttribute('data-state', 'shown')
    await expect(page.getByTestId(`view-${state.split('-')[0]}`)).toBeVisible()
    await untilStill(page)
    const file = path.join(folder, `${name}.png`)
    if (size === phone) await page.screenshot({ path: file })
    else
      await page.screenshot({
        path: file,
        omitBackground: true,
        style: cardAlone,
        clip: await readClip(page),
      })
    await context.close()
  })

/** The card with the shadow around it. */
async function readClip(page: Page) {
  const margin = 24
  const box = await page.getByTestId('latchkit-dialog').locator('.card').boundingBox()
  if (!box) throw new TypeError('The modal is not there.')
  return {
    x: box.x - margin,
    y: box.y - margin,
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  }
}

/** Waits for pictures, and for what is still being read. */
async function untilStill(page: Page) {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.waitForFunction(() => {
    const { shadowRoot } = document.querySelector('latchkit-host') ?? {}
    return [...(shadowRoot?.querySelectorAll('img') ?? [])].every(image => image.complete)
  })
}
