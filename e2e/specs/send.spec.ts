import { localSolanaMints, testTokenAbi } from '@latchkit/local-stack'
import { parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { expect, test } from '../fixtures/labTest.js'
import { freshSolanaAddress, solanaAddressOf, solanaReader } from '../fixtures/solanaReader.js'
import { notice, send } from '../pages/accountFlows.js'

test('sends ether and a token through the modal', { tag: '@lab:both' }, async ({
  openLabApp,
  wallet,
  chains: [chain],
  stack,
}) => {
  test.slow()
  const [{ token }] = stack.chains
  const to = privateKeyToAddress(generatePrivateKey())
  const lab = await openLabApp('both')
  await lab.connect(wallet)
  await lab.connectButton.click()
  await send(lab.page, () => wallet.approve(), { token: 'token-native', amount: '0,25', receiver: to })
  await notice(lab.page, 'Sent 0.25 ETH')
  expect(await chain.getBalance({ address: to })).toBe(parseEther('0.25'))
  await send(lab.page, () => wallet.approve(), {
    token: `token-eip155:31337:${token}`,
    amount: '1.5',
    receiver: to.slice(2),
  })
  await notice(lab.page, 'Sent 1.5 ')
  const args = [to] as const
  expect(
    await chain.readContract({ abi: testTokenAbi, address: token, functionName: 'balanceOf', args }),
  ).toBe(1_500_000n)
})

test('sends a token of Solana to somebody who never had it', { tag: ['@lab:both', '@full'] }, async ({
  openLabApp,
  wallet,
  solana,
}) => {
  test.slow()
  const address = await solanaAddressOf()
  const reader = solanaReader(solana.url)
  await solana.airdrop(address, 2_000_000_000n)
  const { token2022 } = localSolanaMints
  await solana.mintTokens({ mint: 'token2022', owner: address, amount: 1_000_000_000n })
  const to = freshSolanaAddress()
  const lab = await openLabApp('solana')
  await lab.connect(wallet)
  await lab.connectButton.click()
  await send(lab.page, () => wallet.approve(), {
    token: `token-${solana.caipNetworkId}:${token2022.address}`,
    amount: '0.5',
    receiver: to,
  })
  await notice(lab.page, 'Sent 0.5 ')
  expect(await reader.tokenBalance(to, token2022.address)).toBe('500000000')
})
