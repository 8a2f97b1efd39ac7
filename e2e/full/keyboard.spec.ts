import type { Page } from '@playwright/test'
import { accountOf } from '../fixtures/addresses.js'
import { expect, test } from '../fixtures/test.js'
import { untilClosed } from '../fixtures/untilClosed.js'
import { rdns } from '../pages/rdns.js'

/** The element that has the focus, inside of shadow roots too, and how it shows that. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    if (!element) return undefined
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    return {
      id: element.getAttribute('data-testid'),
      inModal: element.getRootNode() instanceof ShadowRoot,
      visible: (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none',
    }
  })

async function pressUntil(page: Page, key: string, id: string) {
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press(key)
    if ((await focused(page))?.id === id) return
  }
  throw new Error(`"${id}" is not reached by ${key}; the focus is on ${(await focused(page))?.id}.`)
}

test('C14 keyboard alone: connect, switch the network, disconnect; the focus is always seen', async ({
  openLab,
  wallet,
}) => {
  const lab = await openLab()
  const { page, modal } = lab
  await lab.expectDisconnected()
  await pressUntil(page, 'Tab', 'connect-button')
  expect((await focused(page))?.visible).toBe(true)
  await page.keyboard.press('Enter')
  await expect(modal.dialog).toHaveAccessibleName('Connect wallet')
  await pressUntil(page, 'Tab', `wallet-${rdns.first}`)
  expect((await focused(page))?.visible).toBe(true)
  await page.keyboard.press('Enter')
  await expect(modal.view('ConnectingExternal')).toBeVisible()
  const approval = await wallet.approval()
  await approval.getByTestId('approve').focus()
  await untilClosed(approval, () => approval.keyboard.press('Enter'))
  await lab.expectAgreement({ address: accountOf('first'), chainId: 31337 })
  await modal.expectClosed()
  await page.bringToFront()
  await expect(lab.connectButton).toBeFocused()

  await pressUntil(page, 'Tab', 'network-button')
  await page.keyboard.press('Enter')
  await expect(modal.view('Networks')).toBeVisible()
  await pressUntil(page, 'Tab', 'network-eip155:31337')
  await pressUntil(page, 'ArrowDown', 'network-eip155:31338')
  await page.keyboard.press('Enter')
  await wallet.approve()
  await lab.expectAgreement({ address: accountOf('first'), chainId: 31338 })
  await page.bringToFront()
  if (await modal.dialog.isVisible()) await page.keyboard.press('Escape')
  await modal.expectClosed()

  await page.keyboard.press('Shift+Tab')
  await pressUntil(page, 'Shift+Tab', 'connect-button')
  await page.keyboard.press('Enter')
  await expect(lab.account.root).toBeVisible()
  await pressUntil(page, 'Tab', 'disconnect')
  expect((await focused(page))?.visible).toBe(true)
  await page.keyboard.press('Enter')
  await lab.expectDisconnected()
  await modal.expectClosed()
  await expect(lab.connectButton).toBeFocused()
})

test('C14 Tab stays in the dialog, arrows move in the list, Escape gives the focus back', async ({
  openLab,
}) => {
  const lab = await openLab({ query: { custom: '3' } })
  const { page, modal } = lab
  await lab.connectButton.focus()
  await page.keyboard.press('Enter')
  await expect(modal.view('Connect')).toBeVisible()
  const seen = new Set<string | null | undefined>()
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab')
    const now = await focused(page)
    // Between the last and the first element the browser itself may have the focus, never the page.
    if (now?.id) expect(now.inModal, `${now.id} is in the modal`).toBe(true)
    seen.add(now?.id)
  }
  expect(seen).toContain('latchkit-close')
  await pressUntil(page, 'Tab', `wallet-${rdns.first}`)
  await page.keyboard.press('End')
  const last = (await focused(page))?.id
  await page.keyboard.press('Home')
  expect((await focused(page))?.id).toBe(`wallet-${rdns.first}`)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowDown')
  expect(last).not.toBe(`wallet-${rdns.first}`)
  await page.keyboard.press('Home')
  await page.keyboard.type('cust')
  expect((await focused(page))?.id).toBe('wallet-custom-1')
  await page.keyboard.press('Escape')
  await modal.expectClosed()
  await expect(lab.connectButton).toBeFocused()
})
