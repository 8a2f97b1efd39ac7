import { connectEmail } from '@latchkit/core/secureframe'
import { mockAdapter } from '@latchkit/core/testing'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createSmartAccountFrame } from '../../../secure-frame-client/test/createSmartAccountFrame.js'
import { frameOption } from '../../../secure-frame-client/test/createTestFrame.js'
import { listLanguages } from '../../src/locales/loadTexts.js'
import type { LatchkitConfig } from '../../src/page/latchkit/types.js'
import { byId, inShadow, mountApp, shadow, testIds } from './mountApp.js'
import { violations } from './violations.js'

const root = () => shadow()?.querySelector<HTMLElement>('.root')
const select = () => inShadow(testIds.settingsLanguage) as HTMLSelectElement | undefined

async function openSettings(config: Partial<LatchkitConfig>) {
  localStorage.clear()
  const frame = createSmartAccountFrame()
  onTestFinished(() => frame.close())
  const { latchkit } = mountApp({
    config: {
      adapters: [mockAdapter({ namespace: 'eip155', without: ['switchAccount'] })],
      secureFrame: frameOption(frame),
      ...config,
    },
  })
  await connectEmail(latchkit.client, { email: 'ana@example.test' })
  latchkit.modal.open({ view: 'AccountSettings' })
  await expect.element(byId(testIds.settingsLanguage)).toBeVisible()
  return latchkit
}

it('C15 the language is a labelled select that the keyboard changes', async () => {
  await openSettings({ locale: 'en' })
  expect(select()?.labels[0]?.textContent).toBe('Language')
  expect([...(select()?.options ?? [])].map(({ value }) => value)).toEqual(listLanguages({}))
  select()?.focus()
  // A name is typed, and an arrow goes on from it.
  await userEvent.keyboard('Fran')
  await expect.poll(() => root()?.lang).toBe('fr')
  expect(select()?.labels[0]?.textContent).toBe('Langue')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => root()?.lang).toBe('he')
  expect(shadow()?.activeElement).toBe(select())
})

it('C15 the select has the languages of the app, and is mirrored on a phone', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1024, 768))
  const locales = { sv: async () => ({ 'settings.language': 'Språk' }) }
  await openSettings({ locale: 'sv', locales })
  await expect.poll(() => [select()?.value, select()?.labels[0]?.textContent]).toEqual(['sv', 'Språk'])
  await userEvent.selectOptions(byId(testIds.settingsLanguage), 'fa')
  await expect.poll(() => [root()?.lang, root()?.dir]).toEqual(['fa', 'rtl'])
  const icon = select()?.nextElementSibling?.getBoundingClientRect()
  const box = select()?.getBoundingClientRect()
  expect(box && icon && icon.right < box.left + box.width / 2, 'the icon is at the left').toBe(true)
  expect(box?.height).toBeGreaterThanOrEqual(44)
  expect(await violations()).toEqual([])
})

/** The words that an element has itself, and that are broken between two lines. */
function listBroken(language: string, element: Element): readonly string[] {
  const node = element.firstChild
  if (!(node instanceof Text)) return []
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  return [...segmenter.segment(node.data)].flatMap(({ segment, index, isWordLike }) => {
    if (!isWordLike) return []
    const range = document.createRange()
    range.setStart(node, index)
    range.setEnd(node, index + segment.length)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [segment] : []
  })
}

it.each(['ja', 'ko'])('C15 %s: no line ends inside of a word', async language => {
  onTestFinished(() => page.viewport(1024, 768))
  const latchkit = await openSettings({ locale: language })
  latchkit.modal.open({ view: 'UpgradeEmailWallet' })
  await expect.element(byId(testIds.view('UpgradeEmailWallet'))).toBeVisible()
  await expect.poll(() => root()?.lang).toBe(language)
  for (const width of [340, 360, 380, 400]) {
    await page.viewport(width, 740)
    const elements = [...(shadow()?.querySelectorAll('.card *') ?? [])]
    expect(elements.flatMap(element => listBroken(language, element))).toEqual([])
  }
})

it('C15 the button that sends a new address is a button, in a page without others', async () => {
  const latchkit = await openSettings({ locale: 'en' })
  latchkit.modal.open({ view: 'UpdateEmailWallet' })
  await expect.element(byId(testIds.emailSubmit)).toBeVisible()
  const { height, width } = inShadow(testIds.emailSubmit)?.getBoundingClientRect() ?? {}
  expect(height).toBeGreaterThanOrEqual(44)
  expect(width).toBe(inShadow(testIds.emailInput)?.getBoundingClientRect().width)
})

it('C15 the embedded wallet has its name in the language', async () => {
  const latchkit = await openSettings({ locale: 'ar' })
  latchkit.modal.open({ view: 'ProfileWallets' })
  await expect.element(byId('wallet-secure-frame')).toHaveTextContent('المحفظة المدمجة')
  expect(inShadow(testIds.view('ProfileWallets'))?.textContent).not.toContain('Embedded')
})
