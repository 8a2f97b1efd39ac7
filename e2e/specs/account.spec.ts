import { seedFolder } from '@latchkit/service-base/testing'
import { parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { accountOf } from '../fixtures/addresses.js'
import { expect, test } from '../fixtures/test.js'

test('C24 the account shows its tokens, and page 2 of its transactions', async ({
  openGateway,
  openLab,
  wallet,
  stack,
  chains: [chain],
}) => {
  const account = accountOf('first')
  const sender = privateKeyToAddress(generatePrivateKey())
  await chain.setBalance({ address: sender, value: parseEther('100') })
  await chain.impersonateAccount({ address: sender })
  const hashes: string[] = []
  // A page has 50. In one block, whose rows are in the order of their nonces.
  await chain.setAutomine(false)
  for (let count = 0; count < 53; count++)
    hashes.push(await chain.sendUnsignedTransaction({ from: sender, to: account, value: 1n } as never))
  await chain.mine({ blocks: 1 })
  await chain.setAutomine(true)
  const caipNetworkId = 'eip155:31337'
  const gateway = await openGateway({
    rpcUrls: { [caipNetworkId]: [stack.chains[0].rpcUrl] },
    index: [caipNetworkId],
    dataDir: await seedFolder(),
  })
  const history = `${gateway.url}/v1/account/${account}/history?chainId=${caipNetworkId}`
  await expect.poll(async () => (await fetch(history)).text()).toContain(hashes.at(-1))
  const lab = await openLab({ query: { gateway: gateway.url } })
  await lab.connect(wallet)
  await lab.openAccount()
  const view = lab.modal.view('Account')
  await expect(view.getByTestId('token-native')).toContainText('ETH')
  await view.getByTestId('tab-activity').click()
  await expect(view.getByTestId(`tx-${hashes.at(-1)}`)).toBeVisible()
  const oldest = view.getByTestId(`tx-${hashes[0]}`)
  await expect
    .poll(async () => {
      await view.locator('.body').evaluate(body => body.scrollBy(0, 2000))
      return oldest.count()
    })
    .toBe(1)
  await oldest.click()
  await expect(lab.modal.view('AccountItem')).toContainText(hashes[0] ?? '')
})
