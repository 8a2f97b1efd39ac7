import { NetworkNotFoundError } from '@latchkit/core/networks'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { announce } from '../../src/modal/announce.js'
import { alertError } from '../../src/shared/alerts/alertError.js'
import { dismissAlert, showAlert } from '../../src/shared/alerts/showAlert.js'
import { dismissToast, showToast, toastReshowDelay } from '../../src/shared/toasts/showToast.js'
import { byId, host, inShadow, mountApp, settled, shadow, testIds } from './mountApp.js'

const toast = () => byId(testIds.toast)

describe('toasts', () => {
  it.each([
    ['success', 'status'],
    ['error', 'alert'],
    ['loading', 'status'],
  ] as const)('%s is a %s, and the host goes with it', async (variant, role) => {
    const { latchkit } = mountApp()
    showToast(latchkit, { variant, message: 'Transaction started' })
    await expect.element(toast()).toHaveTextContent('Transaction started')
    await expect.element(toast()).toHaveAttribute('data-variant', variant)
    await expect.element(toast()).toHaveAttribute('role', role)
    dismissToast(latchkit)
    await expect.poll(host).toBeNull()
  })

  it('one follows the other after a pause of 150 ms', async () => {
    const { latchkit } = mountApp()
    showToast(latchkit, { variant: 'loading', message: 'First' })
    await expect.element(toast()).toHaveTextContent('First')
    const seen: { text: string | null; at: number }[] = []
    const note = () => {
      const text = inShadow(testIds.toast)?.textContent ?? null
      if (seen.at(-1)?.text !== text) seen.push({ text, at: performance.now() })
    }
    const observer = new MutationObserver(note)
    observer.observe(shadow() ?? document, { subtree: true, childList: true, characterData: true })
    showToast(latchkit, { variant: 'success', message: 'Second' })
    await expect.element(toast()).toHaveTextContent('Second')
    observer.disconnect()
    const [gone, next] = seen
    expect([gone?.text, next?.text]).toEqual([null, 'Second'])
    expect((next?.at ?? 0) - (gone?.at ?? 0)).toBeGreaterThan(toastReshowDelay - 30)
  })

  it('is in the dialog while that is open, since everything else is inert', async () => {
    const { latchkit } = mountApp()
    latchkit.modal.open()
    await expect.element(byId(testIds.dialog)).toBeVisible()
    showToast(latchkit, { variant: 'error', message: 'Failed to disconnect' })
    await expect.element(toast()).toBeVisible()
    expect(inShadow(testIds.toast)?.closest('dialog')).toBe(inShadow(testIds.dialog))
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => inShadow(testIds.dialog)).toBeUndefined()
    await expect.element(toast()).toBeVisible()
  })
})

describe('alerts', () => {
  it('shows its code and stays until it is dismissed', async () => {
    const { latchkit } = mountApp({ config: { logLevel: 'silent' } })
    const alert = { code: 'config/project-id', message: 'alert.projectIdMissing' } as const
    showAlert(latchkit, alert, alert)
    const bar = byId(testIds.alert)
    await expect.element(bar).toHaveTextContent('Project ID Not Configured')
    await expect.element(bar).toHaveAttribute('data-code', 'config/project-id')
    await bar.getByRole('button', { name: 'Dismiss' }).click()
    await expect.poll(host).toBeNull()
    dismissAlert(latchkit)
  })

  it('the console names the reason, as an error', async () => {
    const log = vi.mocked(console.error).mockReturnValue()
    const { latchkit } = mountApp()
    alertError(latchkit, new NetworkNotFoundError({ caipNetworkId: 'eip155:404' }))
    await expect.element(byId(testIds.alert)).toHaveTextContent('Network Not Found')
    expect(log).toHaveBeenCalledOnce()
    expect(log).toHaveBeenCalledWith(
      expect.stringMatching(/networks\/not-found.*no network \\"eip155:404\\"/),
    )
    log.mockClear()
  })
})

it('announces, and the same words again, but not at the next opening', async () => {
  const { latchkit } = mountApp()
  latchkit.modal.open()
  await expect.element(byId(testIds.view('Connect'))).toBeVisible()
  const region = () => shadow()?.querySelector('[aria-live=polite]')?.textContent
  announce(latchkit, 'Copied')
  await expect.poll(region).toBe('Copied')
  announce(latchkit, 'Copied')
  await expect.poll(region).toBe('Copied\u00a0')
  await settled()
  latchkit.modal.close()
  await expect.poll(host).toBeNull()
  latchkit.modal.open()
  await expect.element(byId(testIds.view('Connect'))).toBeVisible()
  expect(region()).toBe('')
})
