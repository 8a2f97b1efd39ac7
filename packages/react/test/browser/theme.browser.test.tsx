import { describe, expect, it, vi } from 'vitest'
import { setThemeMode, setThemeVariables } from '../../src/page/hooks/useTheme.js'
import { accentPresets } from '../../src/page/theme/accentPresets.js'
import { getOnAccent } from '../../src/page/theme/tokens.js'
import { getContrast } from '../getContrast.js'
import { byId, host, inShadow, mountApp, settled, testIds } from './mountApp.js'

/** A colour as the browser paints it. */
function paint(color: string): string {
  const canvas = new OffscreenCanvas(1, 1)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const probe = document.createElement('i')
  probe.style.color = color
  document.body.append(probe)
  if (context) context.fillStyle = getComputedStyle(probe).color
  probe.remove()
  context?.fillRect(0, 0, 1, 1)
  const [red, green, blue] = context?.getImageData(0, 0, 1, 1).data ?? []
  return `rgb(${red}, ${green}, ${blue})`
}

describe('an accent carries readable text', () => {
  const given = [
    '#fff',
    '#000',
    'tomato',
    'gold',
    '#767676',
    '#777',
    '#808080',
    'hsl(60 100% 50%)',
    'rebeccapurple',
  ]
  it.each([...Object.values(accentPresets), ...given])('%s', accent => {
    const contrast = getContrast(paint(accent), paint(getOnAccent(accent)))
    expect(contrast).toBeGreaterThanOrEqual(4.5)
  })
})

describe('the theme', () => {
  it('sets tokens on the host, follows changes, and takes them away', async () => {
    const { latchkit } = mountApp({
      config: { themeMode: 'dark', themeVariables: { '--lk-accent': 'tomato' } },
    })
    latchkit.modal.open()
    await expect.element(byId(testIds.view('Connect'))).toBeVisible()
    expect(host()?.style.getPropertyValue('--lk-accent')).toBe('tomato')
    const card = inShadow(testIds.dialog)?.querySelector('.card')
    if (!card) return expect.unreachable()
    const dark = getComputedStyle(card).backgroundColor
    setThemeMode(latchkit, 'light')
    await expect.poll(() => getComputedStyle(card).backgroundColor).not.toBe(dark)
    setThemeVariables(latchkit, { '--lk-radius': '8px' })
    await expect.poll(() => getComputedStyle(card).borderTopLeftRadius).toBe('8px')
    expect(host()?.style.getPropertyValue('--lk-accent')).toBe('')
  })

  it('logs for the developer which tokens are invalid', async () => {
    const { latchkit } = mountApp({
      // Types refuse it; apps in JavaScript have none.
      config: { themeVariables: { '--lk-acent': 'tomato' } as object, logLevel: 'silent' },
    })
    const error = vi.spyOn(latchkit.client.logger, 'error')
    latchkit.modal.open()
    await expect.element(byId(testIds.view('Connect'))).toBeVisible()
    const [[, context]] = error.mock.calls as [[string, { cause: Error }]]
    expect(context.cause).toMatchObject({ code: 'config/invalid' })
    expect(context.cause.message).toContain(
      'themeVariables["--lk-acent"]: is not a token; pass one of --lk-accent',
    )
  })

  it('reaches the buttons of the page', async () => {
    const { container, latchkit } = mountApp({
      config: { themeVariables: { '--lk-accent': 'rgb(255, 99, 71)' } },
    })
    await settled()
    const button = container.querySelector('button')
    if (!button) return expect.unreachable()
    expect(getComputedStyle(button).backgroundColor).toBe('rgb(255, 99, 71)')
    expect(button.offsetHeight).toBeGreaterThanOrEqual(44)
    setThemeMode(latchkit, 'dark')
    await expect.poll(() => getComputedStyle(button).colorScheme).toBe('dark')
  })
})
