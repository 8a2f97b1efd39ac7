import { expect } from '@playwright/test'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import type { EngineWindow } from './types.js'

type Found = {
  x: number
  y: number
  width: number
  height: number
  text: string
  /** Whether the element is enabled and a press at its center reaches it. */
  isReady: boolean
}

/** Selector of a test id. */
export const byTestId = (id: string) => `[data-testid="${id}"]`

/**
 * Actions of a person in a window. Each waits for its element, also in shadow roots.
 *
 * @example
 * const { press } = windowActions(page)
 * await press(byTestId('connect-button'))
 */
export function windowActions(page: EngineWindow) {
  const find = (selector: string) => page.evaluate(findElement, selector)

  /** Waits until the element does not move and can be pressed. */
  async function settled(selector: string): Promise<Found> {
    let last: Found | null = null
    await expect
      .poll(
        async () => {
          const previous = last
          last = await find(selector)
          return Boolean(last?.isReady && previous?.x === last.x && previous.y === last.y)
        },
        { message: `${selector} can be pressed` },
      )
      .toBe(true)
    if (!last) throw new TypeError(`There is no ${selector}.`)
    return last
  }

  async function press(selector: string): Promise<void> {
    const { x, y, width, height } = await settled(selector)
    await page.clickAt(x + width / 2, y + height / 2)
  }

  /** Replaces the text of a field. */
  async function fill(selector: string, value: string): Promise<void> {
    await press(selector)
    await page.evaluate(selectText)
    await page.type(value)
  }

  /** Waits until the element has a text, and returns the text. */
  async function text(selector: string, expected: RegExp): Promise<string> {
    let found = ''
    await expect
      .poll(
        async () => {
          found = (await find(selector))?.text.trim() ?? ''
          return found
        },
        { message: `text of ${selector}` },
      )
      .toMatch(expected)
    return found
  }

  /** Reads a QR code from the screen, as a camera does. */
  async function readQr(selector: string): Promise<string> {
    const { x, y, width, height } = await settled(selector)
    const screen = PNG.sync.read(await page.screenshot())
    const scale = screen.width / (await page.evaluate(() => innerWidth))
    const code = new PNG({ width: Math.floor(width * scale), height: Math.floor(height * scale) })
    PNG.bitblt(screen, code, Math.floor(x * scale), Math.floor(y * scale), code.width, code.height, 0, 0)
    return jsQR(new Uint8ClampedArray(code.data), code.width, code.height)?.data ?? ''
  }

  return { find, settled, press, fill, text, readQr }
}

/** Runs in the page. */
function findElement(selector: string): Found | null {
  function search(root: Document | ShadowRoot): Element | null {
    const found = root.querySelector(selector)
    if (found) return found
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      const inner = shadowRoot && search(shadowRoot)
      if (inner) return inner
    }
    return null
  }
  const element = search(document)
  if (!element) return null
  element.scrollIntoView({ block: 'nearest' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const root = element.getRootNode() as Document | ShadowRoot
  const target = root.elementFromPoint(x + width / 2, y + height / 2)
  const isDisabled = element.matches(':disabled, [aria-disabled="true"]')
  const isReady = !isDisabled && element.contains(target)
  return { x, y, width, height, text: element.textContent ?? '', isReady }
}

/** Runs in the page. */
function selectText() {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  if (active instanceof HTMLInputElement) active.select()
}
