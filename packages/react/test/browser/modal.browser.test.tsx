import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { routerAtom } from '../../src/page/router/atoms.js'
import { blockClose } from '../../src/shared/guardClose.js'
import { byId, cardShakes, host, inShadow, mountApp, settled, setUp, shadow, testIds } from './mountApp.js'

const dialog = () => byId(testIds.dialog)
const open = async () => {
  await byId(testIds.connectButton).click()
  await expect.element(byId(testIds.view('Connect'))).toBeVisible()
}
const isGone = () => expect.poll(host).toBeNull()

describe('the dialog', () => {
  it('opens by the button, is named, and gives the focus back when it closes', async () => {
    const { container } = mountApp()
    await open()
    await expect.element(dialog()).toHaveAccessibleName('Connect wallet')
    expect(host()?.parentElement).toBe(document.body)
    expect(host()?.getAttribute('data-testid')).toBe('latchkit-modal')
    await byId(testIds.close).click()
    await isGone()
    expect(document.activeElement).toBe(container.querySelector('button'))
  })

  it('closes by Escape and by its backdrop, not by its card', async () => {
    mountApp()
    await open()
    await byId(testIds.title).click()
    expect(inShadow(testIds.dialog)).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await isGone()
    await open()
    await dialog().click({ position: { x: 8, y: 8 } })
    await isGone()
  })

  it('opens again while it is closing', async () => {
    const { latchkit } = mountApp()
    await open()
    latchkit.modal.close()
    latchkit.modal.open()
    await settled()
    await expect.element(dialog()).toBeVisible()
    await new Promise(resolve => setTimeout(resolve, 300))
    await expect.element(dialog()).toBeVisible()
    expect(latchkit.modal.getState()).toEqual({ open: true, loading: false, view: 'Connect' })
  })

  it('stays open when it is opened just after it was removed', async () => {
    const { latchkit } = mountApp()
    await open()
    const element = inShadow(testIds.dialog)
    const root = shadow()
    expect(element).toBeTruthy()
    // Before the browser tells that the old dialog closed.
    const reopened = new Promise<void>(resolve => {
      const watch = new MutationObserver(() => {
        if (element?.isConnected) return
        watch.disconnect()
        latchkit.modal.open()
        resolve()
      })
      watch.observe(root as ShadowRoot, { childList: true, subtree: true })
    })
    latchkit.modal.close()
    await reopened
    await settled()
    await expect.element(dialog()).toBeVisible()
    expect(latchkit.modal.getState()).toMatchObject({ open: true, view: 'Connect' })
  })

  it('stays open and shakes while closing is blocked, however often Escape is pressed', async () => {
    const { latchkit } = mountApp()
    await open()
    const unblock = blockClose(latchkit)
    const shaken = cardShakes()
    await userEvent.keyboard('{Escape}')
    await shaken
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{Escape}')
    expect(inShadow(testIds.dialog)?.matches(':modal')).toBe(true)
    unblock()
    await userEvent.keyboard('{Escape}')
    await isGone()
  })

  it('keeps the page still without moving it, and lets it go', async () => {
    const tall = document.createElement('div')
    tall.style.height = '3000px'
    document.body.append(tall)
    mountApp()
    const { clientWidth } = document.documentElement
    await open()
    expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
    expect(document.documentElement.clientWidth).toBe(clientWidth)
    await userEvent.keyboard('{Escape}')
    await isGone()
    expect(document.documentElement.style.overflow).toBe('')
    tall.remove()
  })

  it('leaves with the last provider', async () => {
    const { unmount, latchkit } = mountApp()
    await open()
    unmount()
    await isGone()
    expect(latchkit.modal.getState().open).toBe(false)
    expect(document.documentElement.style.overflow).toBe('')
  })

  it('opens without a provider, and twice is once', async () => {
    const { latchkit } = setUp()
    latchkit.modal.open()
    latchkit.modal.open({ view: 'Connect' })
    await expect.element(byId(testIds.view('Connect'))).toBeVisible()
    await expect.element(byId('wallet-com.example.first')).toBeVisible()
    expect(document.querySelectorAll('latchkit-host')).toHaveLength(1)
    latchkit.modal.close()
    await isGone()
    latchkit.client.destroy()
  })

  it('shows one of two latchkits at a time and mixes nothing up', async () => {
    const one = mountApp({ config: { storageKey: 'one' } })
    const other = mountApp({ config: { storageKey: 'other' } })
    one.latchkit.modal.open()
    await expect.element(dialog()).toBeVisible()
    expect(other.latchkit.modal.getState().open).toBe(false)
    one.latchkit.modal.close()
    await isGone()
    expect(other.latchkit.client.store.get(routerAtom).history).toEqual([])
  })

  it('lets the page go when the first of two open modals closes first', async () => {
    const { latchkit: one } = mountApp({ config: { storageKey: 'one' } })
    const { latchkit: other } = mountApp({ config: { storageKey: 'other' } })
    const hosts = () => document.querySelectorAll('latchkit-host').length
    one.modal.open()
    other.modal.open()
    await expect.poll(hosts).toBe(2)
    one.modal.close()
    await expect.poll(hosts).toBe(1)
    other.modal.close()
    await isGone()
    expect(document.documentElement.style.overflow).toBe('')
  })
})

describe('the page around it', () => {
  it('C12 attacking styles do not reach the modal, and it brings none to the page', async () => {
    const attack = document.createElement('style')
    attack.textContent = `
      *, latchkit-host, latchkit-host * { letter-spacing: 9px !important; text-transform: uppercase !important; font-size: 40px !important; }
      div, dialog, button, h1, ul, li { display: none; color: red; float: left; }
      latchkit-host { opacity: 0 !important; visibility: hidden !important; transform: rotate(20deg) !important; position: absolute !important; }
    `
    const before = document.createElement('p')
    before.textContent = 'Page'
    document.body.append(before)
    const { latchkit } = mountApp({ children: null })
    const style = { ...getComputedStyle(before) }
    latchkit.modal.open()
    await expect.element(byId('wallet-com.example.first')).toBeVisible()
    const calm = getComputedStyle(before)
    for (const name of ['font', 'color', 'margin', 'display', 'letterSpacing'] as const)
      expect(calm[name]).toBe(style[name])
    expect(document.adoptedStyleSheets).toEqual([])
    expect(document.querySelectorAll('head style[data-latchkit], head link[href*=latchkit]')).toHaveLength(0)
    document.head.append(attack)
    onTestFinished(() => attack.remove())
    const row = inShadow('wallet-com.example.first')
    if (!row) return expect.unreachable()
    const computed = getComputedStyle(row)
    expect([computed.letterSpacing, computed.textTransform, computed.fontSize]).toEqual([
      'normal',
      'none',
      '15px',
    ])
    await expect.element(byId('wallet-com.example.first')).toBeVisible()
    expect(row.offsetHeight).toBe(56)
    before.remove()
  })

  it('C12 our buttons stand whatever the page does to buttons, and say nothing to its other ones', async () => {
    const style = document.createElement('style')
    style.textContent =
      'button { all: unset; padding: 90px; color: red; border: 5px solid red; display: block }'
    document.head.append(style)
    onTestFinished(() => style.remove())
    const { container } = mountApp()
    await settled()
    const own = container.querySelector('button')
    if (!own) return expect.unreachable()
    const computed = getComputedStyle(own)
    expect([computed.height, computed.borderTopWidth, computed.display]).toEqual([
      '44px',
      '0px',
      'inline-flex',
    ])
    const foreign = document.createElement('button')
    document.body.append(foreign)
    expect(getComputedStyle(foreign).paddingTop).toBe('90px')
    foreign.remove()
  })

  it('hotkeys of the app stay quiet while somebody types in the modal', async () => {
    const heard = vi.fn()
    for (const type of ['keydown', 'keyup', 'keypress', 'paste']) document.addEventListener(type, heard)
    mountApp()
    await open()
    await userEvent.keyboard('k/')
    expect(heard).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await isGone()
    heard.mockClear()
    await userEvent.keyboard('k')
    expect(heard).toHaveBeenCalled()
    for (const type of ['keydown', 'keyup', 'keypress', 'paste']) document.removeEventListener(type, heard)
  })

  it('is seen although the app hides the part that opened it', async () => {
    const { container, latchkit } = mountApp()
    container.style.display = 'none'
    container.inert = true
    latchkit.modal.open()
    await expect.element(dialog()).toBeVisible()
  })
})

describe('C14 keyboard', () => {
  it('opens, walks through the wallets and closes without a mouse, the focus always seen', async () => {
    const { container, latchkit } = mountApp()
    await settled()
    const button = container.querySelector('button')
    if (!button) return expect.unreachable()
    await userEvent.tab()
    expect(document.activeElement).toBe(button)
    expect(getComputedStyle(button).outlineStyle).toBe('solid')
    expect(getComputedStyle(button).outlineColor).not.toBe('rgba(0, 0, 0, 0)')
    await userEvent.keyboard('{Enter}')
    await expect.element(byId(testIds.view('Connect'))).toBeVisible()
    expect(shadow()?.activeElement?.tagName).toBe('H1')
    await userEvent.tab()
    expect(shadow()?.activeElement).toBe(inShadow(testIds.close))
    await userEvent.tab()
    expect(shadow()?.activeElement).toBe(inShadow('wallet-com.example.first'))
    const { outlineStyle } = getComputedStyle(inShadow('wallet-com.example.first') ?? document.body)
    expect(outlineStyle).toBe('solid')
    await userEvent.keyboard('{ArrowDown}')
    expect(shadow()?.activeElement).toBe(inShadow('wallet-com.example.second'))
    await userEvent.keyboard('{End}')
    expect(shadow()?.activeElement).toBe(inShadow(testIds.allWallets))
    await userEvent.keyboard('f')
    expect(shadow()?.activeElement).toBe(inShadow('wallet-com.example.first'))
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => latchkit.modal.getState().view).toBe('ConnectingExternal')
    await userEvent.keyboard('{Escape}')
    await isGone()
    expect(document.activeElement).toBe(button)
  })
})
