import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { LatchkitModal } from '../../src/page/LatchkitModal.js'
import { byId, host, inShadow, mountApp, settled, testIds } from './mountApp.js'

function PlacedLater() {
  const [placed, setPlaced] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setPlaced(true)}>
        Place
      </button>
      {placed ? <LatchkitModal /> : null}
    </>
  )
}

describe('places', () => {
  it('embedded, the views stand in the page, and closing returns to the first', async () => {
    const { latchkit, unmount, container } = mountApp({ children: <LatchkitModal embedded /> })
    await expect.element(byId(testIds.view('Connect'))).toBeVisible()
    expect(container.contains(host())).toBe(true)
    expect(inShadow(testIds.dialog)).toBeUndefined()
    expect(document.documentElement.style.overflow).toBe('')
    latchkit.modal.open({ view: 'GetWallet' })
    await expect.element(byId(testIds.view('GetWallet'))).toBeVisible()
    latchkit.modal.close()
    await expect.element(byId(testIds.view('Connect'))).toBeVisible()
    unmount()
    await settled()
    expect(host()).toBeNull()
  })

  it('with disableAppend the modal is where the app put it, even when that comes later', async () => {
    const { latchkit, container } = mountApp({ children: <PlacedLater />, config: { disableAppend: true } })
    latchkit.modal.open()
    // Why nothing is seen, for a developer who forgot to place it.
    await expect.poll(() => latchkit.client.logs()).toContain('The modal waits for <LatchkitModal />')
    expect(host()).toBeNull()
    await page.getByRole('button', { name: 'Place' }).click()
    await expect.element(byId(testIds.dialog)).toBeVisible()
    expect(container.contains(host())).toBe(true)
    latchkit.modal.close()
    await expect.poll(() => inShadow(testIds.dialog)).toBeUndefined()
    latchkit.modal.open()
    await expect.element(byId(testIds.dialog)).toBeVisible()
  })
})
