import { canDeploy, type LocalDeployment, startDeployment } from '@latchkit/deployment/local'
import type { RunningGateway } from '@latchkit/gateway'
import type { RunningRelay } from '@latchkit/relay'
import type { RunningSecureSite } from '@latchkit/secure-site'
import { parseEther, verifyMessage } from 'viem'
import { test as base, expect } from '../fixtures/secureTest.js'
import { connectByQr } from '../pages/connectByQr.js'

const isEnded = async () => {}

/** The journeys of this file run on services that were deployed from `deploy`: a process for each, behind Caddy. */
const test = base.extend<object, { deployment: LocalDeployment }>({
  deployment: [
    async ({ inbox, site, stack }, use) => {
      const deployment = await startDeployment({
        // The wallet is served on another port for each test.
        projects: { lab: [site.origin], 'latchkit-wallet': ['http://localhost:*'] },
        smtpUrl: inbox.smtpUrl,
        rpcUrls: Object.fromEntries(stack.chains.map(({ id, rpcUrl }) => [`eip155:${id}`, [rpcUrl]])),
      })
      await use(deployment)
      await deployment.close()
    },
    { scope: 'worker' },
  ],
  relay: [
    async ({ deployment: { urls } }, use) => {
      const relay: RunningRelay = {
        url: urls.relay,
        port: Number(new URL(urls.relay).port),
        dropConnections: () => {},
        close: isEnded,
      }
      await use(relay)
    },
    { scope: 'worker' },
  ],
  gateway: [
    async ({ deployment: { urls } }, use) => {
      const gateway: RunningGateway = {
        url: urls.gateway,
        port: Number(new URL(urls.gateway).port),
        close: isEnded,
      }
      await use(gateway)
    },
    { scope: 'worker' },
  ],
  secureSite: [
    async ({ deployment: { urls } }, use) => {
      const secureSite: RunningSecureSite = {
        url: urls.secureSite,
        port: Number(new URL(urls.secureSite).port),
        close: isEnded,
      }
      await use(secureSite)
    },
    { scope: 'worker' },
  ],
})

test.skip(!canDeploy(), 'Postgres, Redis and Caddy are not installed')

test('deployed: sign-up by e-mail, a signature and a transaction', async ({
  openSignedUp,
  approve,
  chains: [chain],
}) => {
  const { lab, account } = await openSignedUp('deployed@example.test')
  await lab.start('sign-message', 'hello')
  await approve(lab.page)
  const { value: signature } = await lab.result('sign-message')
  expect(
    await verifyMessage({ address: account, message: 'hello', signature: signature as `0x${string}` }),
  ).toBe(true)
  await chain.setBalance({ address: account, value: parseEther('2') })
  await lab.start('send-transaction', `0x70997970C51812dc3A010C7d01b50e0d17dc79C8 ${parseEther('1')}`)
  await approve(lab.page)
  const { value: hash } = await lab.result('send-transaction')
  const { status } = await chain.waitForTransactionReceipt({
    checkReplacement: false,
    hash: hash as `0x${string}`,
  })
  expect(status).toBe('success')
})

test('deployed: a wallet connects by the relay, and signs', async ({
  openLab,
  relay,
  walletConnectWallet,
}) => {
  const lab = await openLab({ query: { relay: relay.url, projectId: 'lab' } })
  await connectByQr(lab, walletConnectWallet)
  await lab.start('sign-message', 'hello')
  await walletConnectWallet.approveRequest('personal_sign')
  const { value } = await lab.result('sign-message')
  expect(value).toMatch(/^0x[\da-f]{130}$/)
})

test('deployed: the directory comes from the gateway', async ({ openLab, gateway }) => {
  const lab = await openLab({ query: { gateway: gateway.url, projectId: 'lab' } })
  const listed = lab.page.waitForResponse(answer => answer.url().startsWith(`${gateway.url}/getWallets`))
  await lab.openConnect()
  const answer = await listed
  expect(answer.status()).toBe(200)
  expect((await answer.json()).count).toBeGreaterThan(0)
})
