import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { findLayoutProblems, readLayoutProblems } from './findLayoutProblems.js'
import { byId, mountApp, shadow, testIds } from './mountApp.js'

const word = 'Donaudampfschifffahrtsgesellschaft'

async function open(messages: { readonly [key: string]: string } = {}) {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1024, 768))
  const { latchkit } = mountApp({ config: { messages: { en: messages } } })
  latchkit.modal.open()
  await expect.element(byId(testIds.view('Connect'))).toBeVisible()
}

it('finds nothing in the modal as it is', async () => {
  await open()
  expect(await findLayoutProblems()).toEqual([])
})

it('C15 finds that a text is cut', async () => {
  await open({ 'connect.installed': word.repeat(3) })
  await expect.poll(() => readLayoutProblems().join()).toMatch(/cut at a side|runs out|scrolls sideways/)
})

it('C15 finds that a text ends with an ellipsis', async () => {
  await open()
  const label = shadow()?.querySelector<HTMLElement>('.card li .row-label')
  expect(getComputedStyle(label ?? document.body).textOverflow).toBe('ellipsis')
  if (label) label.textContent = word.repeat(3)
  await expect.poll(() => readLayoutProblems().join()).toMatch(/cut with an ellipsis/)
})

it('C15 finds that a number is broken between lines', async () => {
  await open()
  const label = shadow()?.querySelector<HTMLElement>('.card li .row-label')
  if (label) Object.assign(label.style, { whiteSpace: 'normal', overflowWrap: 'anywhere', width: '80px' })
  if (label) label.textContent = '0.000057386129332482 ETH'
  await expect.poll(() => readLayoutProblems().join()).toMatch(/a number is broken: 0\.000057386129332482/)
})

it('C15 finds texts and buttons that overlap', async () => {
  await open()
  const button = shadow()?.querySelector<HTMLElement>('.card li button')
  const copy = button?.cloneNode(true) as HTMLElement
  button?.after(copy)
  const [from, to] = [copy.getBoundingClientRect(), button?.getBoundingClientRect()]
  copy.style.translate = `${(to?.left ?? 0) - from.left}px ${(to?.top ?? 0) - from.top}px`
  await expect.poll(() => readLayoutProblems().join()).toMatch(/controls overlap/)
  expect(readLayoutProblems().join()).toContain('texts overlap')
})
