import { deployExchange, localExchange } from '@latchkit/local-stack'
import { seedFolder } from '@latchkit/service-base/testing'
import type { Page } from '@playwright/test'
import { formatEther } from 'viem'
import { accountOf } from '../fixtures/addresses.js'
import { expect, test } from '../fixtures/test.js'

const chainId = 'eip155:31337'

/** Continues to the page of the provider, and chooses how the purchase ends there. */
async function pay(page: Page, ...presses: readonly string[]): Promise<void> {
  const opening = page.waitForEvent('popup')
  await page.getByTestId('onramp-continue').click()
  const checkout = await opening
  for (const name of presses) await checkout.getByRole('button', { name, exact: true }).click()
  await expect(checkout.getByRole('status')).toBeVisible()
  await checkout.close()
  await page.bringToFront()
}

test('buys ether at the page of the sandbox, which pays once; a declined card ends in a failure', async ({
  openGateway,
  openLab,
  wallet,
  stack,
  chains: [chain],
}) => {
  const { rpcUrl, token } = stack.chains[0]
  const { weth, v2Factory, v3Factory } = localExchange
  await deployExchange(rpcUrl, [])
  const account = accountOf('first')
  const gateway = await openGateway({
    rpcUrls: { [chainId]: [rpcUrl] },
    dex: { [chainId]: { wrapped: weth, dollar: token, v2Factory, v3Factory } },
    onrampSandbox: [chainId],
    dataDir: await seedFolder(),
  })
  const lab = await openLab({ query: { gateway: gateway.url } })
  await lab.connect(wallet)
  await lab.openAccount()
  const { page } = lab
  await page.getByTestId('action-onramp').click()
  await page.getByTestId('onramp-amount').fill('3000')
  const form = lab.modal.view('OnRampProviders')
  await expect(form).toContainText('$45.00')
  await pay(page, 'Pay by a card that is declined')
  const result = lab.modal.view('BuyInProgress')
  await expect(result).toContainText('The purchase failed')
  await page.getByTestId('retry').click()

  const before = await chain.getBalance({ address: account })
  await pay(page, 'Pay by a card that needs a confirmation', 'Confirm at the bank')
  await expect(result).toContainText('You bought')
  const got = (await chain.getBalance({ address: account })) - before
  expect(Number(formatEther(got))).toBeCloseTo(0.985, 2)
  const history = await fetch(
    `${gateway.url}/v1/account/${account}/history?chainId=${chainId}&onramp=coinbase`,
  )
  expect(await history.json()).toMatchObject({
    data: [{ metadata: { status: 'confirmed' } }, { metadata: { status: 'failed' } }],
  })
  await page.getByTestId('onramp-done').click()
  await expect(lab.modal.view('Account')).toBeVisible()
  expect((await chain.getBalance({ address: account })) - before).toBe(got)
})
