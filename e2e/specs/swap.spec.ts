import { localExchange, localTokenAbi } from '@latchkit/local-stack'
import { getAddress, type Hex, parseEther } from 'viem'
import { accountOf } from '../fixtures/addresses.js'
import { openExchange } from '../fixtures/exchange.js'
import { expect, test } from '../fixtures/test.js'
import { notice, previewSwapToEther } from '../pages/accountFlows.js'

test('swaps a token for ether, with an approval of exactly what is sold', async ({
  openGateway,
  openLab,
  wallet,
  stack,
  chains: [chain],
}) => {
  test.slow()
  const [local] = stack.chains
  const account: Hex = accountOf('first')
  const sold = parseEther('3')
  const gateway = await openGateway(await openExchange(local, [account]))
  const { gold, swapRouter } = localExchange
  const common = { abi: localTokenAbi, address: gold } as const
  const readGold = () => chain.readContract({ ...common, functionName: 'balanceOf', args: [account] })
  const readAllowance = () =>
    chain.readContract({ ...common, functionName: 'allowance', args: [account, swapRouter] })
  const [goldBefore, etherBefore] = await Promise.all([readGold(), chain.getBalance({ address: account })])
  const lab = await openLab({ query: { gateway: gateway.url } })
  const { page } = lab
  await lab.connect(wallet)
  await lab.openAccount()
  await previewSwapToEther(page, `token-eip155:${local.id}:${getAddress(gold)}`, '3')
  await expect(page.getByTestId('view-SwapPreview')).toContainText('3 TGLD')
  await page.getByTestId('swap-confirm').click()
  await wallet.approve()
  await expect.poll(readAllowance).toBe(sold)
  await wallet.approve()
  await page.bringToFront()
  await notice(page, /Swapped TGLD to .*1\.9\d+ ETH/)
  await expect(page.getByTestId('view-Account')).toBeVisible()
  // Balances are believed from the chain.
  expect(goldBefore - (await readGold())).toBe(sold)
  const gained = (await chain.getBalance({ address: account })) - etherBefore
  expect(Number(gained) / 1e18).toBeCloseTo(1.97, 1)
  expect(await readAllowance()).toBe(0n)
})
