import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { shake } from '../../src/shared/shake.js'
import { getContrast } from '../getContrast.js'
import { createScriptedWalletConnect } from './createScriptedWalletConnect.js'
import { emulateMedia } from './emulateMedia.js'
import { mockWalletConnectAdapter } from './mockWalletConnectAdapter.js'
import { byId, cardShakes, host, inShadow, mountApp, shadow, testIds } from './mountApp.js'

async function open() {
  const { latchkit } = mountApp()
  latchkit.modal.open()
  await expect.element(byId(testIds.view('Connect'))).toBeVisible()
  const card = shadow()?.querySelector('.card')
  if (!card) return expect.unreachable()
  await Promise.all(card.getAnimations().map(({ finished }) => finished))
  return { latchkit, card }
}
const played = (card: Element) =>
  card
    .getAnimations()
    .map(animation => [
      animation instanceof CSSAnimation && animation.animationName,
      animation.effect?.getTiming().duration,
    ])

describe('the card', () => {
  it('shakes for 500 ms and does not come in again', async () => {
    await emulateMedia('prefers-reduced-motion', 'no-preference')
    const { latchkit, card } = await open()
    const shaken = cardShakes()
    shake(latchkit)
    expect(played(await shaken)).toEqual([['shake', 500]])
    for (const animation of card.getAnimations()) animation.finish()
    await expect.poll(() => card.classList.contains('shaking')).toBe(false)
    expect(played(card)).toEqual([])
  })
})

describe('under reduced motion', () => {
  it('nothing moves: not the shake, the way in or out, nor a view', async () => {
    await emulateMedia('prefers-reduced-motion', 'reduce')
    const { latchkit } = await open()
    const seconds: { [name: string]: number } = {}
    const note = (event: Event) => {
      if (event instanceof AnimationEvent) seconds[event.animationName] = event.elapsedTime
      else seconds.transition = 1
    }
    for (const type of ['animationend', 'transitionrun']) shadow()?.addEventListener(type, note)
    shake(latchkit)
    await expect.poll(() => seconds.shake).toBeDefined()
    await byId(testIds.getWallet).click()
    await expect.element(byId(testIds.view('GetWallet'))).toBeVisible()
    await expect.poll(() => seconds['page-forward']).toBeDefined()
    latchkit.modal.close()
    await expect.poll(host).toBeNull()
    expect(Math.max(...Object.values(seconds))).toBeLessThan(0.001)
  })
})

describe('in forced colours', () => {
  it('the card and its rows have edges, and the row in focus a ring', async () => {
    await emulateMedia('forced-colors', 'active')
    const { card } = await open()
    expect(getComputedStyle(card).borderTopWidth).toBe('2px')
    const row = inShadow('wallet-com.example.first')
    const inner = row?.querySelector('.row-inner')
    if (!row || !inner) return expect.unreachable()
    expect(getComputedStyle(inner).borderTopStyle).toBe('solid')
    await userEvent.keyboard('{Tab}')
    row.focus()
    const { outlineStyle, outlineWidth } = getComputedStyle(row)
    expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px'])
  })

  it('the code stays dark on light, as scanners need it', async () => {
    await emulateMedia('forced-colors', 'active')
    const walletConnect = createScriptedWalletConnect()
    const { latchkit } = mountApp({
      config: {
        adapters: [mockWalletConnectAdapter()],
        walletConnect: { relayUrl: 'ws://127.0.0.1:1', load: walletConnect.load },
      },
    })
    latchkit.modal.open({ view: 'ConnectingWalletConnectBasic' })
    await expect.element(byId(testIds.wcQr)).toHaveAttribute('data-uri')
    const code = inShadow(testIds.wcQr)
    if (!code) return expect.unreachable()
    expect(getComputedStyle(code).forcedColorAdjust).toBe('none')
    const { backgroundColor, color } = getComputedStyle(code)
    expect(getContrast(backgroundColor, color)).toBeGreaterThan(10)
  })
})
