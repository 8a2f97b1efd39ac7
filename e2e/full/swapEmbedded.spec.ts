import { localExchange, localTokenAbi } from '@latchkit/local-stack'
import { getAddress, type Hex, parseEther } from 'viem'
import { approvalWindow } from '../fixtures/approvals.js'
import { openExchange } from '../fixtures/exchange.js'
import { expect, test } from '../fixtures/secureTest.js'
import { notice, previewSwapToEther } from '../pages/accountFlows.js'

test('swap: the smart account of the embedded wallet swaps with a single approval', async ({
  openGateway,
  openLab,
  secureSite,
  signUp,
  approve,
  stack,
  chains: [, chain],
}) => {
  test.slow()
  const [, local] = stack.chains
  const { gold, swapRouter } = localExchange
  const sold = parseEther('3')
  const exchange = await openExchange(local, [])
  const gateway = await openGateway(exchange)
  const lab = await openLab({ query: { secureSite: secureSite.url, gateway: gateway.url } })
  const { page } = lab
  await lab.openConnect()
  await signUp(page, 'swap@example.test')
  await lab.start('switch-network')
  await lab.expectState({ status: 'connected', caipNetworkId: `eip155:${local.id}` })
  const { address = '0x' } = await lab.state()
  const owner = address as Hex
  // Its gold comes with the exchange; ether is for the fee of the operation.
  await openExchange(local, [owner])
  await chain.setBalance({ address: owner, value: parseEther('10') })
  const common = { abi: localTokenAbi, address: gold } as const
  const read = () =>
    Promise.all([
      chain.readContract({ ...common, functionName: 'balanceOf', args: [owner] }),
      chain.readContract({ ...common, functionName: 'allowance', args: [owner, swapRouter] }),
    ])
  const [before] = await read()
  expect(before).toBeGreaterThan(sold)
  await lab.openAccount()
  await previewSwapToEther(page, `token-eip155:${local.id}:${getAddress(gold)}`, '3')
  await page.getByTestId('swap-confirm').click()
  const opened = await approvalWindow(page)
  await expect(opened.getByText('Call 1: Allow spending of a token')).toBeVisible()
  // It reads the approval, but not the calls of the router.
  await opened.getByTestId('confirm-unreadable').check()
  await approve(page)
  await expect(page.getByTestId('view-Account')).toBeVisible()
  await notice(page, /Swapped TGLD to .*\d ETH/)
  expect(await read()).toEqual([before - sold, 0n])
  expect(await chain.getCode({ address: owner })).toMatch(/^0x\w+/)
})
