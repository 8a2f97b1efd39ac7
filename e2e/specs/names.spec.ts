import { deployEns, localEns } from '@latchkit/local-stack'
import { seedFolder } from '@latchkit/service-base/testing'
import { createPublicClient, http } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { accountOf } from '../fixtures/addresses.js'
import { expect, test } from '../fixtures/test.js'
import { registerName } from '../pages/accountFlows.js'

test('C24 an account registers a name, which plain viem resolves on the chain', async ({
  openGateway,
  openLab,
  wallet,
  stack,
}) => {
  const [{ rpcUrl }] = stack.chains
  const namesSigningKey = generatePrivateKey()
  const parent = 'acme.eth'
  const universalResolverAddress = localEns.universalResolver
  const gateway = await openGateway({
    rpcUrls: { 'eip155:31337': [rpcUrl] },
    namesChain: 'eip155:31337',
    namesResolver: universalResolverAddress,
    namesParent: parent,
    namesSigningKey,
    dataDir: await seedFolder(),
  })
  const url = `${gateway.url}/v1/names/ccip/{sender}/{data}.json`
  await deployEns(rpcUrl, [], { parent, url, signer: privateKeyToAddress(namesSigningKey) })
  const lab = await openLab({ query: { gateway: gateway.url, names: parent } })
  await lab.connect(wallet)
  await lab.openAccount()
  const { page, modal } = lab
  await registerName(page, () => wallet.approve(), 'Alice')
  const name = `alice.${parent}`
  const success = modal.view('RegisterAccountNameSuccess')
  const chain = createPublicClient({ transport: http(rpcUrl) })
  expect(await chain.getEnsAddress({ name, universalResolverAddress })).toBe(accountOf('first'))
  await success.getByRole('button', { name: 'Done' }).click()
  await expect(modal.view('Account')).toContainText(name)
  await expect(page.getByTestId('account-button')).toContainText(name)
})
