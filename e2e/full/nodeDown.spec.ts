import { deployEns, localEns, localExchange, localTokenAbi, startEndpoint } from '@latchkit/local-stack'
import { getAddress, type Hex, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { accountOf } from '../fixtures/addresses.js'
import { openExchange } from '../fixtures/exchange.js'
import { expect, test } from '../fixtures/test.js'
import { notice } from '../pages/accountFlows.js'

const account: Hex = accountOf('first')

test('a gateway whose node goes down at each step of a swap and a send: each error is shown, and the flow goes on once it is back', async ({
  openGateway,
  openLab,
  wallet,
  problems,
  stack,
  chains: [chain],
}) => {
  test.slow()
  problems.expect(/status of 50[0-9]/)
  const [local] = stack.chains
  const chainId = `eip155:${local.id}`
  const { gold, swapRouter } = localExchange
  const exchange = await openExchange(local, [account])
  const receiver = privateKeyToAddress(generatePrivateKey())
  await deployEns(local.rpcUrl, [{ name: 'receiver.eth', addresses: { 60: receiver } }])
  const node = await startEndpoint(local.rpcUrl)
  const gateway = await openGateway({
    ...exchange,
    rpcUrls: { [chainId]: [node.url] },
    namesChain: chainId,
    namesResolver: localEns.universalResolver,
  })
  const down = () => {
    node.behaviour = { status: 503 }
  }
  const up = () => {
    node.behaviour = {}
  }
  const common = { abi: localTokenAbi, address: gold } as const
  const readGold = () => chain.readContract({ ...common, functionName: 'balanceOf', args: [account] })
  const readAllowance = () =>
    chain.readContract({ ...common, functionName: 'allowance', args: [account, swapRouter] })
  const lab = await openLab({ query: { gateway: gateway.url, names: 'down.eth' } })
  const { page } = lab
  await lab.connect(wallet)

  down()
  await lab.openAccount()
  await notice(page, 'Token Balance Unavailable')
  await page.getByTestId('action-swaps').click()
  await notice(page, 'Failed to initialize swap')
  await expect(page.getByTestId('view-Account')).toBeVisible()

  up()
  await page.getByTestId('action-swaps').click()
  await page.getByTestId('swap-to-token').click()
  await page.getByTestId(`token-${chainId}:${getAddress(gold)}`).click()
  await page.getByTestId('swap-flip').click()
  down()
  await page.getByTestId('swap-from-amount').fill('2')
  await expect(page.getByTestId('view-Swap')).toContainText('Something went wrong')
  await expect(page.getByTestId('swap-preview')).toBeDisabled()

  up()
  await page.getByTestId('swap-from-amount').fill('3')
  await expect(page.getByTestId('swap-to-amount')).toContainText(/\d\.\d/)
  await page.getByTestId('swap-preview').click()
  await expect(page.getByTestId('view-SwapPreview')).toContainText('3 TGLD')
  down()
  await page.getByTestId('swap-confirm').click()
  await notice(page, 'Something went wrong')
  expect(await readAllowance()).toBe(0n)

  up()
  const before = await readGold()
  await expect(page.getByTestId('swap-confirm')).toBeEnabled()
  await page.getByTestId('swap-confirm').click()
  await wallet.approve()
  await expect.poll(readAllowance).toBe(parseEther('3'))
  await wallet.approve()
  await page.bringToFront()
  await notice(page, /Swapped TGLD to/)
  expect(before - (await readGold())).toBe(parseEther('3'))

  await page.getByTestId('action-send').click()
  await page.getByTestId('send-token').click()
  await page.getByTestId('token-native').click()
  await page.getByTestId('send-amount').fill('0.5')
  down()
  await page.getByTestId('send-receiver').fill('receiver.eth')
  await page.getByTestId('send-preview').click()
  await expect(page.getByTestId('view-WalletSend')).toContainText('Error resolving name')
  up()
  await page.getByTestId('send-preview').click()
  await expect(page.getByTestId('view-WalletSendPreview')).toContainText('receiver.eth')
  down()
  await page.getByTestId('send-confirm').click()
  await notice(page, 'Error resolving name')
  expect(await chain.getBalance({ address: receiver })).toBe(0n)
  up()
  await page.getByTestId('send-preview').click()
  await page.getByTestId('send-confirm').click()
  await wallet.approve()
  await page.bringToFront()
  await notice(page, 'Sent 0.5 ETH')
  expect(await chain.getBalance({ address: receiver })).toBe(parseEther('0.5'))
  await node.stop()
})
