import { accountAtom } from '@latchkit/core/connection'
import { describe, expect, it, vi } from 'vitest'
import { WalletButton } from '../../src/page/buttons/WalletButton.js'
import { useWalletButton } from '../../src/page/hooks/useWalletButton.js'
import { getSetup } from '../../src/page/latchkit/setup.js'
import type { LatchkitConfig } from '../../src/page/latchkit/types.js'
import { createScriptedWalletConnect } from './createScriptedWalletConnect.js'
import { mockWalletConnectAdapter } from './mockWalletConnectAdapter.js'
import { byId, inShadow, mountApp, testIds } from './mountApp.js'

const view = (name: string) => expect.element(byId(testIds.view(name)))
/** A page that reaches wallets by WalletConnect. */
const overWalletConnect = (): Partial<LatchkitConfig> => ({
  adapters: [mockWalletConnectAdapter()],
  walletConnect: { relayUrl: 'ws://127.0.0.1:1', load: createScriptedWalletConnect().load },
})

function Own({ onEnd }: { onEnd: (end: string) => void }) {
  const { name, isReady, isPending, isConnected, error, connect } = useWalletButton('com.example.first', {
    onSuccess: ({ address }) => onEnd(address),
    onError: error => onEnd(error.name),
  })
  return (
    <button
      type="button"
      data-testid="own"
      disabled={!isReady}
      onClick={() => connect().catch(() => {})}
      data-error={error?.message}
    >
      {isConnected ? 'connected' : isPending ? 'pending' : name}
    </button>
  )
}

describe('the modal that is opened for one wallet', () => {
  it('asks a wallet of this browser, and closes once it is connected', async () => {
    const { adapter, latchkit } = mountApp()
    const approve = adapter.wallet.holdNext()
    const views: (string | undefined)[] = []
    latchkit.modal.subscribe(({ view }) => views.push(view))
    latchkit.modal.open({ walletId: 'com.example.second' })
    await view('ConnectingExternal').toHaveTextContent('Second')
    expect(inShadow(testIds.walletsList)).toBeUndefined()
    // There is no list to go back to.
    expect(inShadow(testIds.back)).toBeUndefined()
    approve()
    await expect.poll(() => latchkit.modal.getState().open).toBe(false)
    expect(latchkit.client.store.get(accountAtom).connector?.id).toBe('com.example.second')
  })

  it('shows the code of a wallet that is elsewhere, by any of its ids', async () => {
    const { latchkit } = mountApp({ config: overWalletConnect() })
    const rainbow = '1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369'
    for (const walletId of ['me.rainbow', rainbow]) {
      latchkit.modal.open({ walletId })
      await view('ConnectingWalletConnect').toHaveTextContent('Rainbow')
      await expect.poll(() => inShadow(testIds.wcQr)?.dataset.uri).toMatch(/^wc:/)
      latchkit.modal.close()
    }
  })

  it('asks the directory for a wallet that is in no list', async () => {
    const { latchkit } = mountApp({
      config: { ...overWalletConnect(), gateway: { url: `${location.origin}/directory`, projectId: 'test' } },
    })
    latchkit.modal.open({ walletId: 'w70' })
    await view('ConnectingWalletConnect').toHaveTextContent('Wallet 70')
  })

  it('shows the list for an unknown wallet, and says which ids there are', async () => {
    const { latchkit } = mountApp()
    const log = vi.mocked(console.error).mockReturnValue()
    latchkit.modal.open({ walletId: 'metamask' })
    await view('Connect').toBeVisible()
    await expect.element(byId('wallet-com.example.first')).toBeVisible()
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/such as io\.metamask.*"metamask"/))
    log.mockClear()
  })

  it('prompts no wallet before the terms are accepted', async () => {
    const { adapter, latchkit } = mountApp({
      config: { termsConditionsUrl: 'https://app.example/terms', features: { legalCheckbox: true } },
    })
    adapter.wallet.holdNext()
    latchkit.modal.open({ walletId: 'com.example.first' })
    await expect.element(byId(testIds.legalCheckbox)).toBeVisible()
    expect(latchkit.client.store.get(accountAtom).status).toBe('disconnected')
    await byId(testIds.legalCheckbox).click()
    await view('ConnectingExternal').toHaveTextContent('First')
  })
})

it('WalletButton names its wallet and connects it', async () => {
  const { latchkit } = mountApp({ children: <WalletButton wallet="com.example.first" /> })
  const button = byId(testIds.walletButton)
  await expect.element(button).toHaveAccessibleName('Connect First')
  await expect.element(button.getByRole('presentation')).toBeInTheDocument()
  await button.click()
  await expect.poll(() => latchkit.client.store.get(accountAtom).isConnected).toBe(true)
  await expect.poll(() => latchkit.modal.getState().open).toBe(false)
})

describe('useWalletButton', () => {
  it('is pending while the modal shows the wallet, fails when it is closed, and succeeds', async () => {
    const ends: string[] = []
    const { adapter, latchkit } = mountApp({ children: <Own onEnd={end => ends.push(end)} /> })
    const own = byId('own')
    await expect.element(own).toHaveTextContent('First')
    const answer = adapter.wallet.holdNext()
    await own.click()
    await expect.element(own).toHaveTextContent('pending')
    await view('ConnectingExternal').toBeVisible()
    latchkit.modal.close()
    await expect.element(own).toHaveTextContent('First')
    await expect.element(own).toHaveAttribute('data-error')
    expect(ends).toEqual(['UserRejectedError'])
    answer()
    await own.click()
    await expect.element(own).toHaveTextContent('connected')
    await expect.poll(() => ends.length).toBe(2)
    const { address } = latchkit.client.store.get(accountAtom)
    expect(ends[1]).toBe(address)
    // A wallet that is connected opens nothing.
    await own.click()
    await expect.poll(() => ends).toEqual(['UserRejectedError', address, address])
    expect(latchkit.modal.getState().open).toBe(false)
  })

  it('fails with the reason when the modal cannot be loaded', async () => {
    const ends: string[] = []
    const { latchkit } = mountApp({
      children: <Own onEnd={end => ends.push(end)} />,
      config: { logLevel: 'silent' },
    })
    const { loaders } = getSetup(latchkit)
    vi.spyOn(loaders, 'loadModal').mockRejectedValue(new TypeError('Failed to fetch'))
    const own = byId('own')
    await expect.element(own).toHaveTextContent('First')
    await own.click()
    await expect.element(own).toHaveAttribute('data-error', 'Failed to fetch')
    expect(ends).toEqual(['TypeError'])
  })
})
