import { startInbox, startSecureSite, type TestMailServer } from '@latchkit/testing'
import { expect, test as kit } from '@latchkit/testing/playwright'
import { parseEther } from 'viem'
import { accountOf } from '../fixtures/addresses.js'
import { type Site, startSite } from '../fixtures/startSite.js'
import { labPage } from '../pages/labPage.js'

type Workers = {
  site: Site
  mails: TestMailServer
  /** The URL of a secure site that sends its mails to `mails`. */
  secureSite: string
}

/** As of an app with an embedded wallet: its secure site and the mail server of that are not fixtures. */
const test = kit.extend<object, Workers>({
  mails: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use) => {
      const mails = await startInbox({ port: 0, smtpPort: 0 })
      await use(mails)
      await mails.stop()
    },
    { scope: 'worker' },
  ],
  appUrls: [async ({ appUrls, mails }, use) => use({ ...appUrls, inboxUrl: mails.url }), { scope: 'worker' }],
  site: [
    async ({ appUrls }, use) => {
      const folder = process.env.LATCHKIT_E2E_APPS ?? ''
      const site = await startSite({ folder, rpcUrls: Object.values(appUrls.rpcUrls) })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  secureSite: [
    async ({ site, mails, chains }, use) => {
      const secureSite = await startSecureSite({
        port: 0,
        smtpUrl: mails.smtpUrl,
        projects: { lab: [site.origin] },
        rpcUrls: Object.fromEntries(chains.evm.map(({ id, rpcUrl }) => [`eip155:${id}`, [rpcUrl]])),
      })
      await use(secureSite.url)
      await secureSite.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.use({ networks: [31337, 'solana'] })

test('an app is tested with an extension on a chain of the test', async ({ page, site, wallet, chain }) => {
  await page.goto(`${site.origin}/19/lab.html`)
  await wallet.connect(page)
  const lab = labPage(page)
  await lab.expectState({ status: 'connected', address: accountOf('first') })

  const to = chain.accounts[1]?.address ?? '0x'
  const before = await chain.balance(to)
  await lab.start('send-transaction', `${to} ${parseEther('1')}`)
  await wallet.approve()
  await lab.value('send-transaction')
  expect((await chain.balance(to)) - before).toBe(parseEther('1'))
})

test('an app is tested with a wallet on a phone', async ({ page, site, phone, appUrls }) => {
  await page.goto(`${site.origin}/19/lab.html?${new URLSearchParams({ relay: appUrls.relayUrl })}`)
  await phone.connect(page)
  const lab = labPage(page)
  await lab.expectState({ status: 'connected', address: accountOf('first') })
  await lab.start('sign-message', 'hello')
  await phone.rejectRequest('personal_sign')
  expect((await lab.result('sign-message')).error).toBeDefined()
})

test('the inbox signs in to the embedded wallet, which signs and rejects', async ({
  page,
  site,
  secureSite,
  inbox,
  embedded,
}) => {
  await page.goto(`${site.origin}/19/lab.html?${new URLSearchParams({ secureSite })}`)
  const lab = labPage(page)
  await lab.openConnect()
  await inbox.signIn(page, 'kit@example.test')
  await lab.expectState({ status: 'connected', accountType: 'eoa' })
  await lab.start('sign-message', 'Hello')
  await embedded.approve(page)
  expect(await lab.value('sign-message')).toMatch(/^0x[\da-f]{130}$/)
  await lab.start('sign-message', 'Hello')
  await embedded.reject(page)
  expect(await lab.result('sign-message')).toMatchObject({ error: { code: 4001 } })
})

test('the Solana chain of the test is where the app looks for it', async ({
  page,
  site,
  solana,
  appUrls,
}) => {
  const address = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
  await solana.airdrop(address, 1_500_000_000n)
  await page.goto(`${site.origin}/19/lab.html`)
  const balance = await page.evaluate(
    async ({ url, body }) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      return (await response.json()).result.value
    },
    {
      // The policy of the lab allows this name alone.
      url: appUrls.solanaRpcUrl.replace('127.0.0.1', 'localhost'),
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'getBalance',
        params: [address, { commitment: 'processed' }],
      }),
    },
  )
  expect(balance).toBe(1_500_000_000)
})

test.describe('a wallet like MetaMask', () => {
  test.use({ walletConfig: { like: 'metamask' } })

  test('is that for the app, and locks', async ({ page, site, wallet }) => {
    await page.goto(`${site.origin}/19/lab.html`)
    expect(await page.evaluate(() => Reflect.get(window, 'ethereum').isMetaMask)).toBe(true)
    await wallet.connect(page)
    const lab = labPage(page)
    await lab.expectState({ status: 'connected' })
    expect((await lab.state()).connections[0]?.connector).toBe('io.metamask')
    await wallet.lock()
    await lab.expectDisconnected()
    await wallet.connect(page)
    await lab.expectState({ status: 'connected' })
  })
})

test.describe('a wallet like Phantom', () => {
  test.use({ walletConfig: { like: 'phantom' } })

  test('adds no network that an app names', async ({ page, site, wallet }) => {
    await page.goto(`${site.origin}/19/lab.html`)
    await wallet.connect(page)
    const code = await page.evaluate(() =>
      Reflect.get(window, 'phantom')
        .ethereum.request({ method: 'wallet_addEthereumChain', params: [{ chainId: '0x2105' }] })
        .catch((error: { code: number }) => error.code),
    )
    expect(code).toBe(4200)
  })
})
