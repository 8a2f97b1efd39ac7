import { deployAssets, localAssets, localNftAbi } from '@latchkit/local-stack'
import { seedFolder } from '@latchkit/service-base/testing'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { accountOf } from '../fixtures/addresses.js'
import { expect, test } from '../fixtures/test.js'
import { notice } from '../pages/accountFlows.js'

test('shows the details of an NFT, and sends it', async ({
  openGateway,
  openLab,
  wallet,
  stack,
  chains: [chain],
}) => {
  test.slow()
  const account = accountOf('first')
  const to = privateKeyToAddress(generatePrivateKey())
  const [{ rpcUrl }] = stack.chains
  await deployAssets(rpcUrl, account)
  const caipNetworkId = 'eip155:31337'
  const gateway = await openGateway({
    rpcUrls: { [caipNetworkId]: [rpcUrl] },
    index: [caipNetworkId],
    dataDir: await seedFolder(),
  })
  const nfts = `${gateway.url}/v1/account/${account}/nfts?chainId=${caipNetworkId}`
  await expect.poll(async () => (await fetch(nfts)).text()).toContain('Art 1')
  const lab = await openLab({ query: { gateway: gateway.url } })
  await lab.connect(wallet)
  await lab.openAccount()
  const view = lab.modal.view('Account')
  await view.getByTestId('tab-nfts').click()
  const tile = view.locator('[data-testid^="nft-"]').filter({ hasText: 'Art 1' })
  await tile.click()
  const details = lab.modal.view('Nft')
  await expect(details).toContainText('Local Art')
  await expect(details).toContainText('ShapeSquare')
  await details.getByTestId('send-nft').click()
  await lab.page.getByTestId('send-receiver').fill(to)
  await lab.page.getByTestId('send-preview').click()
  await expect(lab.modal.view('WalletSendPreview')).toContainText('1 Art 1')
  await lab.page.getByTestId('send-confirm').click()
  await wallet.approve()
  await lab.page.bringToFront()
  await notice(lab.page, 'Sent 1 Art 1')
  const args = [1n] as const
  const nft = { abi: localNftAbi, address: localAssets.nft }
  expect(await chain.readContract({ ...nft, functionName: 'ownerOf', args })).toBe(to)
  await expect(tile).toHaveCount(0)
})
