import { preloadTokenBalances } from '@latchkit/core/balances'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { prefetchTokensOnPress } from '../../src/areas/account/prefetchTokensOnPress.js'
import { NetworkButton } from '../../src/page/buttons/NetworkButton.js'
import { getStore } from '../../src/page/provider/getStore.js'
import { modalStateAtom, routerAtom } from '../../src/page/router/atoms.js'
import { answerGateway } from './answerGateway.js'
import { hoverAway } from './hoverAway.js'
import { byId, host, inShadow, mountApp, settled, setUp, shadow, testIds } from './mountApp.js'
import { prepareAccount } from './prepareAccount.js'

const dialog = () => shadow()?.querySelector('dialog')

describe('C22 a button of ours that is about to be pressed', () => {
  it('renders the opening view in a closed dialog and changes nothing that can be seen or heard', async () => {
    await hoverAway()
    const fetched = vi.spyOn(globalThis, 'fetch')
    const { latchkit, container } = mountApp({ config: { gateway: { url: 'https://gateway.invalid' } } })
    const states: unknown[] = []
    latchkit.modal.subscribe(state => states.push(state))
    const { title } = document
    const entries = history.length
    const focused = document.activeElement
    await byId(testIds.connectButton).hover()
    await expect.poll(() => inShadow('wallet-com.example.first')).toBeDefined()
    await settled()
    expect(dialog()?.open).toBe(false)
    expect(inShadow('wallet-com.example.first')?.checkVisibility({ visibilityProperty: true })).toBe(false)
    expect(shadow()?.querySelector('[role=status]')?.textContent).toBe('')
    expect(states).toEqual([])
    expect(latchkit.modal.getState()).toEqual({ open: false, loading: false, view: undefined })
    expect(document.activeElement).toBe(focused)
    expect(document.title).toBe(title)
    expect(history.length).toBe(entries)
    expect(fetched).not.toHaveBeenCalled()
    expect(container.querySelector('button')?.getAttribute('aria-busy')).toBeNull()
    fetched.mockRestore()
  })

  it('is only shown by the press: the rows are those that were there', async () => {
    await hoverAway()
    const { latchkit } = mountApp()
    await byId(testIds.connectButton).hover()
    await expect.poll(() => inShadow('wallet-com.example.first')).toBeDefined()
    const row = inShadow('wallet-com.example.first')
    await byId(testIds.connectButton).click()
    await expect.element(byId(testIds.title)).toBeVisible()
    expect(inShadow('wallet-com.example.first')).toBe(row)
    expect(latchkit.modal.getState()).toEqual({ open: true, loading: false, view: 'Connect' })
    expect(shadow()?.activeElement).toBe(inShadow(testIds.title))
    latchkit.modal.close()
    // The focus returns to the button, which may prepare the modal again.
    await expect.poll(() => dialog()?.open ?? false).toBe(false)
  })

  it('shows another view than the prepared one when that is what is opened', async () => {
    await hoverAway()
    const { latchkit } = mountApp()
    await byId(testIds.connectButton).hover()
    await expect.poll(() => inShadow('wallet-com.example.first')).toBeDefined()
    const views: unknown[] = []
    const observer = new MutationObserver(() => views.push(Boolean(inShadow('wallet-com.example.first'))))
    latchkit.modal.open({ view: 'GetWallet' })
    const root = shadow()
    if (root) observer.observe(root, { childList: true, subtree: true })
    await expect.element(byId(testIds.view('GetWallet'))).toBeVisible()
    observer.disconnect()
    expect(views).not.toContain(true)
  })

  it('follows what changes before the press', async () => {
    await hoverAway()
    const { latchkit, adapter } = mountApp()
    await byId(testIds.connectButton).hover()
    await expect.poll(() => inShadow('wallet-com.example.first')).toBeDefined()
    await adapter.connect({ connectorId: 'com.example.first', signal: new AbortController().signal })
    await byId(testIds.connectButton).click()
    await expect.element(byId(testIds.view('Account'))).toBeVisible()
    expect(latchkit.client.store.get(modalStateAtom).view).toBe('Account')
  })

  it('prepares the view that it opens, by the focus as well', async () => {
    const { container } = mountApp({ children: <NetworkButton /> })
    container.querySelector('button')?.focus()
    await expect.poll(() => inShadow(testIds.view('Networks'))).toBeDefined()
    expect(dialog()?.open).toBe(false)
  })

  it('reads no balance before the account is shown', async () => {
    await hoverAway()
    const { adapter } = mountApp()
    await adapter.connect({ connectorId: 'com.example.first', signal: new AbortController().signal })
    const read = vi.spyOn(adapter as Required<typeof adapter>, 'getBalance')
    await byId(testIds.connectButton).hover()
    await expect.poll(() => inShadow(testIds.view('Account'))).toBeDefined()
    await settled()
    expect(read).not.toHaveBeenCalled()
    await byId(testIds.connectButton).click()
    await expect.poll(() => read.mock.calls.length).toBe(1)
  })

  it('asks for the tokens in the press, and only where the account is opened', async () => {
    const paths = answerGateway()
    const { latchkit, adapter } = setUp({ gateway: { url: 'https://gateway.invalid' } })
    const { client } = latchkit
    const stopClient = client.start()
    await adapter.connect({ connectorId: 'com.example.first', signal: new AbortController().signal })
    const stop = prefetchTokensOnPress(client)
    onTestFinished(() => {
      stop()
      stopClient()
      client.destroy()
    })
    // Loads the modules, so that only the requests are left for the press.
    await preloadTokenBalances(client)
    const closed = { open: false, loading: false, direction: 'none', history: [] } as const
    const show = (view: 'Account' | 'Networks') =>
      getStore(latchkit).set(routerAtom, {
        ...closed,
        open: true,
        history: [{ key: 1, view, parameters: undefined }],
      })
    show('Networks')
    expect(paths).toEqual([])
    getStore(latchkit).set(routerAtom, closed)
    show('Account')
    await expect.poll(() => paths).toContain('/v1/supported-chains')
    await expect.poll(() => paths.filter(path => path.endsWith('/balance'))).toHaveLength(1)
    expect(paths).toHaveLength(2)
  })

  it('asks for the tokens once the button of a prepared account is held down, and once for its click', async () => {
    await hoverAway()
    const paths = answerGateway()
    await prepareAccount()
    const balances = () => paths.filter(path => path.endsWith('/balance')).length
    const button = byId(testIds.connectButton).element()
    const down = (of: number) =>
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: of }))
    down(2)
    await settled()
    expect(paths).toEqual([])
    // Before the next task, which may be the click, whose render the request would wait for.
    const { port1, port2 } = new MessageChannel()
    const nextTask = new Promise(resolve => {
      port1.onmessage = resolve
    })
    port2.postMessage(undefined)
    down(0)
    await nextTask
    expect(balances()).toBe(1)
    expect(dialog()?.open).toBe(false)
    await byId(testIds.connectButton).click()
    await expect.element(byId(testIds.view('Account'))).toBeVisible()
    await settled()
    expect(balances()).toBe(1)
  })

  it('asks for the tokens while a button is held down that was touched before Account was prepared', async () => {
    await hoverAway()
    const paths = answerGateway()
    const gateway = { url: 'https://gateway.invalid' }
    const { adapter } = mountApp({ config: { gateway, logLevel: 'silent' } })
    await adapter.connect({ connectorId: 'com.example.first', signal: new AbortController().signal })
    await expect.element(byId(testIds.connectButton)).toHaveTextContent('0x')
    const init = { bubbles: true, button: 0, pointerType: 'touch' }
    byId(testIds.connectButton).element().dispatchEvent(new PointerEvent('pointerdown', init))
    await expect.poll(() => paths.filter(path => path.endsWith('/balance'))).toHaveLength(1)
    expect(dialog()?.open).toBe(false)
  })

  it('shows the tokens although it was closed before they came, and pressed again', async () => {
    await hoverAway()
    const waiting: { readonly path: string; answer(): void }[] = []
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(
      (input, { signal } = {}) =>
        new Promise((resolve, reject) => {
          const { pathname: path } = new URL(String(input))
          signal?.addEventListener('abort', () => reject(signal.reason))
          const ether = { name: 'Ether', symbol: 'ETH', quantity: { decimals: '18', numeric: '1' } }
          const body = path.endsWith('/balance')
            ? { balances: [{ ...ether, chainId: 'eip155:1' }] }
            : { http: ['eip155:1'] }
          waiting.push({ path, answer: () => resolve(Response.json(body)) })
        }),
    )
    onTestFinished(() => fetched.mockRestore())
    const latchkit = await prepareAccount()
    expect(waiting).toEqual([])
    for (const _press of [1, 2]) {
      await byId(testIds.connectButton).click()
      await expect.poll(() => waiting.some(({ path }) => path.endsWith('/supported-chains'))).toBe(true)
      latchkit.modal.close()
      await expect.poll(() => dialog()?.open ?? false).toBe(false)
    }
    await byId(testIds.connectButton).click()
    await expect
      .poll(() => {
        for (const { answer } of waiting.splice(0)) answer()
        return inShadow(testIds.token('native'))
      })
      .toBeDefined()
  })

  it('leaves nothing behind when it is not pressed', async () => {
    await hoverAway()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { container } = mountApp()
    container.querySelector('button')?.focus()
    await vi.waitFor(() => expect(inShadow('wallet-com.example.first')).toBeDefined())
    vi.advanceTimersByTime(30_000)
    vi.useRealTimers()
    await expect.poll(host).toBeNull()
  })

  it('is not rendered where the app has no container for it yet', async () => {
    await hoverAway()
    const { latchkit } = mountApp({ config: { disableAppend: true, logLevel: 'silent' } })
    const warned = vi.spyOn(latchkit.client.logger, 'warn')
    await byId(testIds.connectButton).hover()
    await settled()
    expect(host()).toBeNull()
    expect(warned).not.toHaveBeenCalled()
  })
})
