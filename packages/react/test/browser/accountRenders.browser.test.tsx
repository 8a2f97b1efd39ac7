import { preloadTokenBalances } from '@latchkit/core/balances'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { countRenders } from './countRenders.js'
import { byId, inShadow, mountApp, settled, shadow, testIds } from './mountApp.js'

/**
 * Mounts a connected app with the pointer at its button, for which Account is prepared, and answers its gateway. Returns
 * the renders since then.
 */
async function prepareAccount() {
  const quantity = { decimals: '18', numeric: '1' }
  const tokens = Array.from({ length: 30 }, (_, index) => ({
    name: `Token ${index}`,
    symbol: `T${index}`,
    chainId: 'eip155:1',
    address: `eip155:1:0x${String(index).padStart(40, '0')}`,
    quantity,
    price: 1,
    value: 1,
  }))
  const ether = { name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', quantity, price: 2, value: 2 }
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async input => {
    const { pathname } = new URL(String(input))
    if (pathname.endsWith('/balance')) return Response.json({ balances: [ether, ...tokens] })
    return Response.json(pathname.includes('/identity/') ? {} : { http: ['eip155:1'] })
  })
  onTestFinished(() => fetched.mockRestore())
  const corner = document.createElement('p')
  corner.style.cssText = 'position: fixed; inset: auto 0 0 auto; width: 20px; height: 20px'
  document.body.append(corner)
  await userEvent.hover(corner)
  corner.remove()
  const renders = countRenders()
  const gateway = { url: 'https://gateway.invalid' }
  const { latchkit, adapter } = mountApp({ config: { gateway, logLevel: 'silent' } })
  await adapter.connect({ connectorId: 'com.example.first', signal: new AbortController().signal })
  await byId(testIds.connectButton).hover()
  await expect.poll(() => inShadow(testIds.view('Account'))).toBeDefined()
  await preloadTokenBalances(latchkit.client)
  await settled()
  return renders
}

it('renders the account once while it is prepared', async () => {
  const renders = await prepareAccount()
  expect(renders.get('AccountView')).toBe(1)
  expect(renders.get('TokensTab')).toBe(1)
})

it('renders no chip with the tokens, and each row once', async () => {
  await page.viewport(1024, 1000)
  onTestFinished(() => page.viewport(1024, 768))
  const renders = await prepareAccount()
  expect(renders.get('Chip')).toBe(2)
  renders.clear()
  await byId(testIds.connectButton).click()
  await expect.element(byId(testIds.token('native'))).toBeVisible()
  await settled()
  const rows = () => shadow()?.querySelectorAll('.virtual-list li').length
  // The list renders eight, and more once it knows its height.
  await expect.poll(rows).toBeGreaterThan(8)
  expect(renders.get('TokenRow')).toBe(rows())
  expect(renders.get('AccountHead')).toBeGreaterThan(0)
  expect(renders.get('Chip')).toBeUndefined()
})
