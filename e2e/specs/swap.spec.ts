import { deployExchange, localExchange, localTokenAbi } from '@latchkit/local-stack'
import { getAddress, type Hex, parseEther } from 'viem'
import { accountOf } from '../fixtures/addresses.js'
import { expect, test } from '../fixtures/test.js'

test('swaps a token for ether, with an approval of exactly what is sold', async ({
  openGateway,
  openLab,
  wallet,
  stack,
  chains: [chain],
}) => {
  test.slow()
  const [{ id, rpcUrl, token: dollar }] = stack.chains
  const account: Hex = accountOf('first')
  const sold = parseEther('3')
  await deployExchange(rpcUrl, [account])
  const { gold, weth, v2Factory, v3Factory, quoter, swapRouter } = localExchange
  const chainId = `eip155:${id}`
  const gateway = await openGateway({
    rpcUrls: { [chainId]: [rpcUrl] },
    dex: { [chainId]: { wrapped: weth, dollar, v2Factory, v3Factory, quoter, swapRouter } },
    tokens: [
      { chainId, address: gold, name: 'Test Gold', symbol: 'TGLD', decimals: 18, tags: ['popular'] },
      { chainId, address: dollar, name: 'Test Dollar', symbol: 'TUSD', decimals: 6, tags: ['suggested'] },
    ],
    limits: { minimumLiquidityUsd: 0 },
  })
  const common = { abi: localTokenAbi, address: gold } as const
  const readGold = () => chain.readContract({ ...common, functionName: 'balanceOf', args: [account] })
  const readAllowance = () =>
    chain.readContract({ ...common, functionName: 'allowance', args: [account, swapRouter] })
  const [goldBefore, etherBefore] = await Promise.all([readGold(), chain.getBalance({ address: account })])
  const lab = await openLab({ query: { gateway: gateway.url } })
  const { page } = lab
  await lab.connect(wallet)
  await lab.openAccount()
  await page.getByTestId('action-swaps').click()
  // Ether is what is sold, unless the sides change places.
  await page.getByTestId('swap-to-token').click()
  await page.getByTestId(`token-${chainId}:${getAddress(gold)}`).click()
  await page.getByTestId('swap-flip').click()
  await page.getByTestId('swap-from-amount').fill('3')
  await expect(page.getByTestId('swap-to-amount')).toContainText(/1\.9\d/)
  await page.getByTestId('swap-preview').click()
  await expect(page.getByTestId('view-SwapPreview')).toContainText('3 TGLD')
  await page.getByTestId('swap-confirm').click()
  await wallet.approve()
  await expect.poll(readAllowance).toBe(sold)
  await wallet.approve()
  await page.bringToFront()
  await expect(page.getByTestId('toast')).toContainText(/Swapped TGLD to .*1\.9\d+ ETH/)
  await expect(page.getByTestId('view-Account')).toBeVisible()
  // Balances are believed from the chain.
  expect(goldBefore - (await readGold())).toBe(sold)
  const gained = (await chain.getBalance({ address: account })) - etherBefore
  expect(Number(gained) / 1e18).toBeCloseTo(1.97, 1)
  expect(await readAllowance()).toBe(0n)
})
