import { describe, expect, it } from 'vitest'
import type { LatchkitConfig } from '../../src/page/latchkit/types.js'
import { byId, inShadow, mountApp, shadow, testIds } from './mountApp.js'
import { violations } from './violations.js'

/** Titles and rows of the list, from top to bottom. */
const lines = () =>
  [...(inShadow(testIds.walletsList)?.querySelectorAll('h2, .row-label') ?? [])].map(one =>
    one.localName === 'h2' ? `# ${one.textContent}` : one.textContent,
  )

async function open(config: Partial<LatchkitConfig>) {
  const { latchkit } = mountApp({ config })
  latchkit.modal.open()
  await expect.element(byId(testIds.view('Connect'))).toBeVisible()
}

describe('wallet groups', () => {
  it('have the titles of the kit, in the locale', async () => {
    await open({ walletGroups: true, featuredWalletIds: ['io.rabby'] })
    await expect
      .poll(lines)
      .toEqual([
        '# Installed',
        'First',
        'Second',
        '# Recommended',
        'Rabby',
        '# More wallets',
        'MetaMask',
        'All wallets',
      ])
    // The title says it.
    expect(shadow()?.querySelector('.row-badge')?.textContent).not.toBe('Installed')
    expect(await violations()).toEqual([])
  })

  it('are those of the app after the installed wallets, whole and in its order', async () => {
    await open({
      walletGroups: [
        { title: 'For phones', walletIds: ['me.rainbow', 'io.zerion.wallet', 'com.example.second'] },
        { title: 'Unknown wallets', walletIds: ['com.example.unknown'] },
      ],
    })
    await expect
      .poll(lines)
      .toEqual([
        '# Installed',
        'First',
        'Second',
        '# For phones',
        'Rainbow',
        'Zerion',
        '# More wallets',
        'MetaMask',
        'Base (formerly Coinbase Wallet)',
        'All wallets',
      ])
  })

  it('are absent without the option', async () => {
    await open({})
    expect(lines()).toEqual(['First', 'Second', 'MetaMask', 'Base (formerly Coinbase Wallet)', 'All wallets'])
  })
})

it('a compact modal is narrower, cuts no name, and its rows stay high enough to be pressed', async () => {
  await open({ modalSize: 'compact' })
  const card = shadow()?.querySelector<HTMLElement>('.card')
  const row = inShadow(testIds.walletsList)?.querySelector<HTMLElement>('button')
  await expect.poll(() => card?.offsetWidth).toBe(320)
  expect(row?.offsetHeight).toBe(48)
  const labels = [...(inShadow(testIds.walletsList)?.querySelectorAll<HTMLElement>('.row-label') ?? [])]
  // A line that is cut is higher than this; less is rounding.
  const cut = labels.filter(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight + 4,
  )
  expect(cut.map(label => label.textContent)).toEqual([])
  expect(await violations()).toEqual([])
})
