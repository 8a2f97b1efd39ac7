import { accountAtom } from '@latchkit/core/connection'
import { frameConnector } from '@latchkit/core/secureframe'
import { mockAdapter } from '@latchkit/core/testing'
import axe from 'axe-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { LatchkitConfig } from '../../src/page/latchkit/types.js'
import { createScriptedFrame } from './createScriptedFrame.js'
import { hoverAway } from './hoverAway.js'
import { byId, connectors, inShadow, mountApp, settled, shadow, testIds } from './mountApp.js'

const email = 'ana@example.test'
const announced = () => shadow()?.querySelector('[aria-live=polite]')?.textContent

function open(script: { [type: string]: unknown } = {}, config: Partial<LatchkitConfig> = {}) {
  // When the last mail was sent is kept over reloads.
  localStorage.clear()
  const frame = createScriptedFrame(script)
  const adapter = mockAdapter({
    namespace: 'eip155',
    connectors: [...connectors, frameConnector('eip155')],
  })
  const app = mountApp({ config: { adapters: [adapter], secureFrame: frame.option, ...config } })
  app.latchkit.modal.open()
  return {
    ...app,
    frame,
    account: () => app.latchkit.client.store.get(accountAtom),
    isOpen: () => app.latchkit.modal.getState().open,
  }
}

async function enterEmail() {
  await byId(testIds.emailInput).fill(email)
  await byId(testIds.emailSubmit).click()
}

const box = (index: number) => inShadow(testIds.otpInput(index)) as HTMLInputElement | undefined
const code = () => [0, 1, 2, 3, 4, 5].map(index => box(index)?.value).join('')

async function violations() {
  // Contrast is that of the view at rest. Spinners move for ever.
  const moving = () =>
    (shadow()?.getAnimations() ?? []).filter(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
    )
  await expect.poll(() => moving().length).toBe(0)
  const { violations: found } = await axe.run('latchkit-host', { rules: { region: { enabled: false } } })
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

describe('login by e-mail', () => {
  it('is not there without a secure frame', async () => {
    const { frame } = open({}, { secureFrame: undefined })
    await expect.element(byId(testIds.view('Connect'))).toBeVisible()
    await settled()
    expect(inShadow(testIds.emailInput)).toBeUndefined()
    expect(frame.loads()).toBe(0)
  })

  it('C22: loads no frame before somebody turns to it', async () => {
    await hoverAway()
    const { frame } = open()
    await expect.element(byId(testIds.emailInput)).toBeVisible()
    await settled()
    expect(frame.loads()).toBe(0)
    await byId(testIds.emailInput).click()
    await expect.poll(frame.loads).toBe(1)
  })

  it.each([
    ['all providers', undefined],
    ['a line of providers', ['google', 'x'] as const],
    ['no providers', false as const],
  ])('leaves the wallets where they are when its sections have loaded, with %s', async (_, socials) => {
    // Of the layout, without the animation that shows the dialog. The first one is from before the sections are there.
    const places: { hasSection: boolean; top: number | undefined; height: number | undefined }[] = []
    const observer = new MutationObserver(() => {
      const root = shadow()
      if (!root) return
      observer.observe(root, { childList: true, subtree: true })
      const list = inShadow(testIds.walletsList)
      const view = inShadow(testIds.view('Connect'))
      const hasSection = inShadow(testIds.emailInput) !== undefined
      if (list) places.push({ hasSection, top: list.offsetTop, height: view?.offsetHeight })
    })
    onTestFinished(() => observer.disconnect())
    observer.observe(document.body, { childList: true })
    open({}, { features: { socials } })
    await expect.element(byId(testIds.emailInput)).toBeVisible()
    if (socials !== false) await expect.element(byId(testIds.social('google'))).toBeVisible()
    expect(places[0]?.hasSection).toBe(false)
    expect(places.at(-1)?.hasSection).toBe(true)
    expect(new Set(places.map(({ top, height }) => `${top} of ${height}`)).size).toBe(1)
  })

  it('connects with the code, which is sent by itself, and closes', async () => {
    const { account, isOpen, frame } = open()
    await enterEmail()
    await expect.element(byId(testIds.view('EmailVerifyOtp'))).toHaveTextContent(email)
    await expect.poll(() => shadow()?.activeElement === box(0)).toBe(true)
    await userEvent.keyboard('123456')
    await expect.poll(isOpen).toBe(false)
    expect(account()).toMatchObject({ isConnected: true, connector: { type: 'auth' } })
    expect(frame.types()).toContain('CONNECT_OTP')
  })

  it('shows the number, and goes on to the code once the device is approved', async () => {
    const { frame } = open({
      CONNECT_EMAIL: { action: 'VERIFY_DEVICE', number: '07' },
      CONNECT_DEVICE: 'silence',
    })
    await enterEmail()
    await expect.element(byId(testIds.emailNumber)).toHaveTextContent('07')
    await expect.poll(frame.types).toContain('CONNECT_DEVICE')
    frame.release()
    await expect.element(byId(testIds.view('EmailVerifyOtp'))).toBeVisible()
    expect(frame.types().filter(type => type === 'CONNECT_DEVICE')).toHaveLength(1)
  })

  it('says that the device was not approved, and counts down to another mail', async () => {
    open({
      CONNECT_EMAIL: { action: 'VERIFY_DEVICE', number: '42' },
      CONNECT_DEVICE: { message: 'over', code: 'DEVICE_LINK_EXPIRED' },
    })
    await enterEmail()
    await expect.poll(announced).toBe('This device was not approved')
    await expect.element(byId(testIds.emailResend)).toHaveTextContent(/^Retry after \d+ seconds$/)
    await expect.element(byId(testIds.emailResend)).toHaveAttribute('aria-disabled', 'true')
  })

  it('takes a pasted code, says how many tries are left, and keeps the focus', async () => {
    const { frame, isOpen } = open({
      CONNECT_OTP: { message: 'wrong', code: 'OTP_INVALID', data: { left: 4 } },
    })
    await enterEmail()
    await expect.poll(() => shadow()?.activeElement === box(0)).toBe(true)
    const paste = () => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', '12-34 56')
      box(0)?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }
    paste()
    await expect.poll(announced).toBe('Wrong code. 4 tries left.')
    expect([code(), shadow()?.activeElement === box(0)]).toEqual(['', true])
    await expect.element(byId(testIds.otpInput(0))).toHaveAttribute('aria-invalid', 'true')
    frame.answers.CONNECT_OTP = undefined
    paste()
    await expect.poll(isOpen).toBe(false)
  })

  it('draws as many boxes as the code has digits, and takes eight that are pasted or filled in', async () => {
    const { frame, isOpen } = open({
      CONNECT_EMAIL: { action: 'VERIFY_OTP', codeDigits: 8 },
      CONNECT_OTP: { message: 'wrong', code: 'OTP_INVALID', data: { left: 4 } },
    })
    await enterEmail()
    await expect.element(byId(testIds.otpInput(7))).toHaveAttribute('aria-label', 'Digit 8 of 8')
    expect(box(8)).toBeUndefined()
    // Not the rectangle: the view is smaller while it enters.
    const boxes = box(0)?.closest('fieldset')
    expect(boxes?.scrollWidth).toBeLessThanOrEqual(boxes?.offsetWidth ?? 0)
    await userEvent.keyboard('123456')
    expect(frame.types()).not.toContain('CONNECT_OTP')
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '8765 4321')
    box(0)?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await expect.poll(announced).toBe('Wrong code. 4 tries left.')
    frame.answers.CONNECT_OTP = undefined
    // As a phone fills it in: all of it into the box of `one-time-code`.
    await byId(testIds.otpInput(0)).fill('12345678')
    await expect.poll(isOpen).toBe(false)
    expect(frame.payloads('CONNECT_OTP')).toEqual([{ otp: '87654321' }, { otp: '12345678' }])
  })

  it('takes the digits of any keyboard', async () => {
    const { frame, isOpen } = open()
    await enterEmail()
    await expect.poll(() => shadow()?.activeElement === box(0)).toBe(true)
    await userEvent.keyboard('۱٢३４56')
    await expect.poll(isOpen).toBe(false)
    expect(frame.payloads('CONNECT_OTP')).toEqual([{ otp: '123456' }])
  })

  it('moves between the boxes by keys', async () => {
    open({ CONNECT_OTP: 'silence' })
    await enterEmail()
    await expect.poll(() => shadow()?.activeElement === box(0)).toBe(true)
    await userEvent.keyboard('12a3')
    expect(code()).toBe('123')
    await userEvent.keyboard('{Backspace}')
    expect([code(), shadow()?.activeElement === box(2)]).toEqual(['12', true])
    await userEvent.keyboard('{ArrowLeft}9')
    expect(code()).toBe('19')
  })

  it.each([
    [{ message: 'x', code: 'RATE_LIMITED', data: { retryAfter: 90 } }, /^Retry after (90|89) seconds$/],
    [{ message: 'x', code: 'SERVER_UNREACHABLE' }, /cannot be reached/],
    [{ message: 'x', code: 'STORAGE_UNAVAILABLE' }, /Allow this site to store data/],
    [{ message: 'x' }, /^Something went wrong$/],
    [{ message: 'x', code: 'ORIGIN_NOT_ALLOWED' }, /^This site is not set up for the secure wallet\.$/],
  ])('says what failed: %j', async (answer, text) => {
    open({ CONNECT_EMAIL: answer })
    await enterEmail()
    await expect
      .poll(() => inShadow(testIds.view('Connect'))?.querySelector('form p')?.textContent)
      .toMatch(text)
  })

  it('refuses what is no e-mail', async () => {
    const { frame } = open()
    await byId(testIds.emailInput).fill('nobody')
    await byId(testIds.emailSubmit).click()
    await expect.poll(announced).toMatch('Enter an e-mail address')
    expect(frame.types()).not.toContain('CONNECT_EMAIL')
  })

  it('is locked by the legal checkbox', async () => {
    open({}, { features: { legalCheckbox: true }, termsConditionsUrl: 'https://example.com' })
    await expect.element(byId(testIds.emailInput)).toBeDisabled()
    await byId(testIds.legalCheckbox).click()
    await expect.element(byId(testIds.emailInput)).toBeEnabled()
  })

  it.each(['en', 'ar'])('C14: axe finds nothing in its views (%s)', async locale => {
    const { frame } = open(
      { CONNECT_EMAIL: { action: 'VERIFY_DEVICE', number: '42' }, CONNECT_DEVICE: 'silence' },
      { locale },
    )
    await expect.element(byId(testIds.emailInput)).toBeVisible()
    expect(await violations()).toEqual([])
    await enterEmail()
    await expect.element(byId(testIds.emailNumber)).toBeVisible()
    expect(await violations()).toEqual([])
    await expect.poll(frame.types).toContain('CONNECT_DEVICE')
    frame.release()
    await expect.element(byId(testIds.otpInput(0))).toBeVisible()
    expect(await violations()).toEqual([])
  })
})
