import { deployEns, localEns, localExchange, localTokenAbi, testTokenAbi } from '@latchkit/local-stack'
import { seedFolder } from '@latchkit/service-base/testing'
import { createPublicClient, getAddress, type Hex, http, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { accountOf } from '../fixtures/addresses.js'
import { openExchange } from '../fixtures/exchange.js'
import { expect, test } from '../fixtures/test.js'
import { notice, previewSwapToEther, registerName, send } from '../pages/accountFlows.js'
import { connectByQr } from '../pages/connectByQr.js'

const account: Hex = accountOf('first')

test('a wallet over WalletConnect registers a name, sends a token to it, and swaps with an approval', async ({
  openGateway,
  openLab,
  relay,
  walletConnectWallet,
  stack,
  chains: [chain],
}) => {
  test.slow()
  const [local] = stack.chains
  const chainId = `eip155:${local.id}`
  const namesSigningKey = generatePrivateKey()
  const parent = 'bridge.eth'
  const universalResolverAddress = localEns.universalResolver
  const gateway = await openGateway({
    ...(await openExchange(local, [account])),
    namesChain: chainId,
    namesResolver: universalResolverAddress,
    namesParent: parent,
    namesSigningKey,
    dataDir: await seedFolder(),
  })
  const url = `${gateway.url}/v1/names/ccip/{sender}/{data}.json`
  const receiver = privateKeyToAddress(generatePrivateKey())
  await deployEns(local.rpcUrl, [{ name: 'receiver.eth', addresses: { 60: receiver } }], {
    parent,
    url,
    signer: privateKeyToAddress(namesSigningKey),
  })
  const lab = await openLab({ query: { gateway: gateway.url, names: parent, relay: relay.url } })
  const { page } = lab
  await connectByQr(lab, walletConnectWallet)
  await lab.openAccount()

  await registerName(page, () => walletConnectWallet.approveRequest('personal_sign'), 'Alice')
  const name = `alice.${parent}`
  const reader = createPublicClient({ transport: http(local.rpcUrl) })
  expect(await reader.getEnsAddress({ name, universalResolverAddress })).toBe(account)
  await page.getByRole('button', { name: 'Done' }).click()

  const approve = () => walletConnectWallet.approveRequest('eth_sendTransaction')
  await send(page, approve, { token: 'token-native', amount: '0.5', receiver: 'receiver.eth' })
  await notice(page, 'Sent 0.5 ETH')
  expect(await chain.getBalance({ address: receiver })).toBe(parseEther('0.5'))
  await send(page, approve, { token: `token-${chainId}:${local.token}`, amount: '2', receiver })
  await notice(page, 'Sent 2 ')
  const ofReceiver = { abi: testTokenAbi, functionName: 'balanceOf', args: [receiver] } as const
  expect(await chain.readContract({ ...ofReceiver, address: local.token })).toBe(2_000_000n)

  const { gold, swapRouter } = localExchange
  const readAllowance = () =>
    chain.readContract({
      abi: localTokenAbi,
      address: gold,
      functionName: 'allowance',
      args: [account, swapRouter],
    })
  await previewSwapToEther(page, `token-${chainId}:${getAddress(gold)}`, '3')
  await expect(page.getByTestId('view-SwapPreview')).toContainText('3 TGLD')
  await page.getByTestId('swap-confirm').click()
  await approve()
  await expect.poll(readAllowance).toBe(parseEther('3'))
  await approve()
  await page.bringToFront()
  await notice(page, /Swapped TGLD to/)
  expect(await readAllowance()).toBe(0n)
})
