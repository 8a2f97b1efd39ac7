import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ViewMismatchError } from '../../src/modal/errors.js'
import { registry } from '../../src/modal/registry.js'
import { getSetup } from '../../src/page/latchkit/setup.js'
import { hoverAway } from './hoverAway.js'
import { byId, host, inShadow, mountApp, settled, shadow, testIds } from './mountApp.js'

describe('C22 before anybody does anything', () => {
  it('the modal is not fetched; a pointer or the focus on our button fetches it', async () => {
    await hoverAway()
    const { latchkit } = mountApp()
    const { loaders } = getSetup(latchkit)
    const load = vi.spyOn(loaders, 'loadModal')
    // The first number of a page takes long, so none is formatted on the way to the first row.
    const number = vi.spyOn(Intl, 'NumberFormat')
    await new Promise(resolve => setTimeout(resolve, 300))
    expect(load).not.toHaveBeenCalled()
    expect(number).not.toHaveBeenCalled()
    expect(host()).toBeNull()
    await byId(testIds.connectButton).hover()
    expect(load).toHaveBeenCalled()
    await expect.poll(() => inShadow('wallet-com.example.first')).toBeDefined()
    expect(number).not.toHaveBeenCalled()
    number.mockRestore()
    const other = mountApp()
    const loadOther = vi.spyOn(getSetup(other.latchkit).loaders, 'loadModal')
    other.container.querySelector('button')?.focus()
    expect(loadOther).toHaveBeenCalled()
    await settled()
    expect(shadow()?.querySelector('dialog')?.open).toBe(false)
  })
})

describe('a chunk that does not arrive', () => {
  it('of the modal: the button and the state say so, the next press tries again', async () => {
    const { latchkit } = mountApp({ config: { logLevel: 'silent' } })
    const { loaders } = getSetup(latchkit)
    const load = vi.spyOn(loaders, 'loadModal').mockRejectedValue(new TypeError('Failed to fetch'))
    await byId(testIds.connectButton).click()
    await expect.poll(() => latchkit.modal.getState().open).toBe(false)
    const button = byId(testIds.connectButton)
    await expect.element(button).toHaveTextContent('Could not load. Try again')
    await expect.element(button).toHaveAttribute('aria-live', 'polite')
    expect(latchkit.modal.getState().error).toEqual(new TypeError('Failed to fetch'))
    load.mockRestore()
    await byId(testIds.connectButton).click()
    await expect.element(byId(testIds.view('Connect'))).toBeVisible()
    await expect.element(button).toHaveTextContent('Connect wallet')
    expect(latchkit.modal.getState().error).toBeUndefined()
  })

  it('of a view: it says so, names the dialog, and tries again when asked', async () => {
    const { latchkit } = mountApp({ config: { logLevel: 'silent' } })
    const load = vi.spyOn(registry.GetWallet, 'load').mockRejectedValue(new TypeError('Failed to fetch'))
    latchkit.modal.open()
    await byId(testIds.getWallet).click()
    await expect.element(byId(testIds.title)).toHaveTextContent('Could not be loaded')
    expect(load.mock.calls.length).toBeGreaterThan(1)
    load.mockRestore()
    await byId(testIds.retry).click()
    await expect.element(byId(testIds.view('GetWallet'))).toBeVisible()
    await expect.element(byId(testIds.title)).not.toHaveTextContent('could not')
    await userEvent.keyboard('{Escape}')
    await expect.poll(host).toBeNull()
    await settled()
  })
})

describe('C46 a view that fails says why', () => {
  const open = async () => {
    const { latchkit } = mountApp({ config: { logLevel: 'silent' } })
    latchkit.modal.open()
    await byId(testIds.getWallet).click()
  }
  const text = () => shadow()?.querySelector('.hero-text')?.textContent

  it.each([
    ['online', true, 'This part could not be downloaded. Try again, or reload the page.'],
    ['offline', false, 'You are offline. Connect to the internet and try again.'],
  ])('its chunk did not arrive, %s', async (_, isOnline, expected) => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    const load = vi.spyOn(registry.GetWallet, 'load').mockRejectedValue(new TypeError('Failed to fetch'))
    await open()
    await expect.element(byId(testIds.title)).toHaveTextContent('Could not be loaded')
    expect(text()).toBe(expected)
    load.mockRestore()
    onLine.mockRestore()
  })

  it.each([
    ['RangeError', new RangeError('Incorrect locale information provided')],
    ['react/view-mismatch', new ViewMismatchError({ view: 'GetWallet' })],
    ['unknown', 'a text'],
  ])('it threw: %s, whether the device is online or not', async (code, error) => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const render = vi.fn<() => never>(() => {
      throw error
    })
    const parts = await registry.GetWallet.load()
    const load = vi.spyOn(registry.GetWallet, 'load').mockResolvedValue({ ...parts, GetWallet: render })
    await open()
    await expect.element(byId(testIds.title)).toHaveTextContent('Something went wrong')
    expect(text()).toBe(`This part stopped with the error ${code}. Try again, or reload the page.`)
    load.mockRestore()
    onLine.mockRestore()
  })
})
