import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { answerGateway } from './answerGateway.js'
import { countRenders } from './countRenders.js'
import { hoverAway } from './hoverAway.js'
import { byId, settled, shadow, testIds } from './mountApp.js'
import { prepareAccount } from './prepareAccount.js'

/** Prepares the view of an account with 31 tokens. Returns the renders since then. */
async function countPreparation() {
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
  answerGateway([ether, ...tokens])
  await hoverAway()
  const renders = countRenders()
  await prepareAccount()
  await settled()
  return renders
}

it('renders the account once while it is prepared', async () => {
  const renders = await countPreparation()
  expect(renders.get('AccountView')).toBe(1)
  expect(renders.get('TokensTab')).toBe(1)
})

it('renders no chip with the tokens, and each row once', async () => {
  await page.viewport(1024, 1000)
  onTestFinished(() => page.viewport(1024, 768))
  const renders = await countPreparation()
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
