import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { pushView } from '../../src/router/pushView.js'
import type { OpenableViewName } from '../../src/router/types.js'
import { byId, connectors, mountApp, shadow, testIds } from './mountApp.js'

const styles = [
  ['light', { themeMode: 'light', locale: 'en' }],
  ['dark', { themeMode: 'dark', locale: 'en' }],
  ['RTL', { themeMode: 'light', locale: 'ar' }],
] as const

async function violations(): Promise<readonly string[]> {
  // Contrast is that of the view at rest. Skeletons and spinners move for ever.
  const moving = () =>
    (shadow()?.getAnimations() ?? []).filter(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
    )
  await expect.poll(() => moving().length).toBe(0)
  const { violations: found } = await axe.run('latchkit-modal', {
    rules: { region: { enabled: false } },
  })
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

const disconnected: readonly OpenableViewName[] = ['Connect', 'AllWallets', 'Networks', 'GetWallet']
const connected: readonly OpenableViewName[] = ['Account', 'Networks', 'UnsupportedChain']

describe.each(styles)('axe finds nothing in %s', (_, config) => {
  it.each(disconnected)('%s', async view => {
    const { latchkit } = mountApp({ config: { ...config, walletGuideUrl: 'https://example.com/guide' } })
    latchkit.modal.open({ view })
    await expect.element(byId(testIds.view(view))).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it.each(connected)('%s, connected', async view => {
    const { adapter, latchkit } = mountApp({ config })
    await adapter.connect({ connectorId: connectors[0].id, signal: new AbortController().signal })
    await adapter.connect({ connectorId: connectors[1].id, signal: new AbortController().signal })
    if (view === 'UnsupportedChain') await adapter.wallet.changeChain('eip155:424242')
    latchkit.modal.open({ view })
    await expect.element(byId(testIds.view(view))).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('Connect with the legal checkbox', async () => {
    const { latchkit } = mountApp({
      config: {
        ...config,
        features: { legalCheckbox: true },
        termsConditionsUrl: 'https://example.com/terms',
      },
    })
    latchkit.modal.open()
    await expect.element(byId(testIds.legalCheckbox)).toBeInTheDocument()
    expect(await violations()).toEqual([])
  })

  it.each([
    ['waiting', false],
    ['rejected', true],
  ] as const)('ConnectingExternal, %s', async (_state, rejected) => {
    const { adapter, latchkit } = mountApp({ config })
    if (rejected) adapter.wallet.rejectNext()
    else adapter.wallet.holdNext()
    latchkit.modal.open()
    await expect.element(byId(testIds.view('Connect'))).toBeVisible()
    pushView(latchkit, 'ConnectingExternal', { walletId: connectors[0].id })
    await expect.element(byId(testIds.view('ConnectingExternal'))).toBeVisible()
    if (rejected) await expect.element(byId(testIds.retry)).toBeVisible()
    expect(await violations()).toEqual([])
  })
})
