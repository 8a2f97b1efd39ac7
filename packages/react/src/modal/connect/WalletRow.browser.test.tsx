import { builtInWallets } from '@latchkit/core/wallets'
import { expect, it } from 'vitest'
import { byId, image, inShadow, mountApp, settled } from '../../../test/browser/mountApp.js'
import { loadWalletIcon } from '../../page/icons/wallets/loadWalletIcon.js'
import { builtInIconsAtom } from '../../page/router/lazyAtoms.js'

const logo = (id: string) => inShadow(`wallet-${id}`)?.querySelector('img')

it('a wallet that announced no icon has the logo of the kit, and an announced icon is kept', async () => {
  const { latchkit } = mountApp()
  await settled()
  expect(latchkit.client.store.get(builtInIconsAtom)).toEqual({})
  latchkit.modal.open()
  await expect.element(byId('wallet-com.example.first')).toBeVisible()
  expect(logo('com.example.first')?.src).toBe(image)
  // A browser reads a data URI when the element is made, and the row waits for it.
  expect(logo('com.example.first')?.loading).toBe('lazy')
  const known = builtInWallets[0]?.id ?? ''
  await expect.poll(() => logo(known)?.getAttribute('src')).toBe(await loadWalletIcon(known))
  await expect.poll(() => logo(known)?.naturalWidth).toBeGreaterThan(0)
  expect(Object.keys(latchkit.client.store.get(builtInIconsAtom))).not.toContain('com.example.first')
})

it('a built-in wallet that the app lists under its own id has the logo of the kit', async () => {
  const custom = { id: 'my-metamask', name: 'MetaMask', rdns: 'io.metamask' }
  const { latchkit } = mountApp({ config: { customWallets: [custom] } })
  latchkit.modal.open()
  await expect.poll(() => logo('io.metamask')?.getAttribute('src')).toBe(await loadWalletIcon('io.metamask'))
})

it('the letter is the first visible letter of the name', async () => {
  const wallets = [
    { id: 'hidden', name: '\u200b\u202eshop' },
    { id: 'blank', name: '\u3164\u{e0041} zoo' },
  ]
  const { latchkit } = mountApp({ config: { customWallets: wallets } })
  latchkit.modal.open()
  await expect.element(byId('wallet-hidden')).toBeVisible()
  expect(inShadow('wallet-hidden')?.querySelector('.letter')?.textContent).toBe('S')
  expect(inShadow('wallet-blank')?.querySelector('.letter')?.textContent).toBe('Z')
})

it('a wallet without a picture keeps its letter', async () => {
  const { latchkit } = mountApp({ config: { customWallets: [{ id: 'shop', name: 'Shop' }] } })
  latchkit.modal.open()
  await expect.element(byId('wallet-shop')).toBeVisible()
  await settled()
  expect(logo('shop')).toBeNull()
  expect(inShadow('wallet-shop')?.querySelector('.letter')?.textContent).toBe('S')
})
