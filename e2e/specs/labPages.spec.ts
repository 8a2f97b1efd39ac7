import { configurations } from '../../apps/lab/src/configurations/configurations.js'
import { accountOf } from '../fixtures/addresses.js'
import { expect, test } from '../fixtures/labTest.js'
import { solanaAddressOf } from '../fixtures/solanaReader.js'
import { watchSockets } from '../fixtures/watchSockets.js'
import { labAppPage } from '../pages/labAppPage.js'

const first = accountOf('first')

const runs = [
  // A page of each kind: what the others have besides is shown by the tests of each.
  { which: 'the main pages are', ids: ['both', 'none', 'inline', 'two', 'embedded'], tag: [] },
  { which: 'every page is', ids: configurations.map(({ id }) => id), tag: ['@full'] },
] as const

for (const { which, ids, tag } of runs)
  test(`C11 ${which} rendered on the server and hydrated without a complaint`, {
    tag: [...ids.map(id => `@lab:${id}`), ...tag],
  }, async ({ labServer, newPage, request, problems }) => {
    // The browser logs that the policy made it leave out what React wrote into `style`.
    problems.expect(/style-src-attr|Applying inline style/)
    const page = await newPage()
    // The lab is not responsible for the loads and logs of the foreign dapp in its frame.
    await page.route('**/test-dapp/**', route => route.fulfill({ contentType: 'text/html', body: '' }))
    await page.goto(labServer.url)
    for (const { id, title } of configurations)
      await expect(page.locator(`a[href="/lab/${id}"]`)).toContainText(title)
    for (const id of ids) {
      const html = await (await request.get(`${labServer.url}/lab/${id}`)).text()
      expect(html, id).toMatch(/<button[^>]*data-testid="connect-button"/)
    }
    for (const id of ids) {
      await page.goto(`${labServer.url}/lab/${id}`)
      const lab = labAppPage(
        page,
        page
          .getByTestId(/^lab-one$/)
          .or(page.locator('main'))
          .last(),
      )
      await lab.expectState({ status: 'disconnected' })
    }
    expect(labServer.log()).not.toMatch(/ReferenceError|is not defined|Unhandled/)
  })

test('C13 a strict policy: connects, signs and signs out of nothing that the policy forbids', {
  tag: ['@lab:strict', '@full'],
}, async ({ openLabApp, wallet, problems, request, labServer }) => {
  test.slow()
  problems.expect(/style-src-attr|Applying inline style/)
  const policy = (await request.get(`${labServer.url}/lab/strict`)).headers()['content-security-policy']
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
  const lab = await openLabApp('strict')
  await lab.connect(wallet)
  await lab.modal.expectClosed()
  await lab.expectState({ address: first })
  await lab.start('sign-message', 'strict')
  await wallet.approve()
  await lab.value('sign-message')
})

test('C2 C11 cookies: the account and its network are in what the server sends, not yet usable; nothing changes until they are', {
  tag: '@lab:cookies',
}, async ({ openLabApp, wallet, context }) => {
  test.slow()
  const lab = await openLabApp('cookies')
  await lab.connect(wallet)
  await lab.modal.expectClosed()
  await lab.start('switch-network')
  await wallet.approve()
  await lab.page.bringToFront()
  await lab.expectState({ caipNetworkId: 'eip155:31338' })
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'latchkit.accounts')?.value)
    .toContain('31338')
  expect(await lab.page.evaluate(() => Object.keys(localStorage))).toEqual([])
  const short = `${first.slice(0, 6)}…${first.slice(-4)}`
  const network = ((await lab.page.getByTestId('network-button').textContent()) ?? '').trim()
  const html = await (await context.request.get(lab.page.url())).text()
  expect(html).toMatch(
    new RegExp(`<button[^>]*data-testid="connect-button"[^>]*aria-busy="true"[^>]*>.*${short}`),
  )
  expect(html).toContain(network)
  expect(html).not.toContain('Connect wallet')
  await lab.page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { __seen: seen })
    const read = (id: string) => document.querySelector(`[data-testid="${id}"]`)?.textContent?.trim()
    const check = () => {
      const text = [read('connect-button'), read('network-button')].join(' ')
      if (read('network-button') && text !== seen.at(-1)) seen.push(text)
    }
    new MutationObserver(check).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await lab.page.reload()
  await lab.expectState({ status: 'connected', address: first, caipNetworkId: 'eip155:31338' })
  expect(await lab.page.evaluate(() => ('__seen' in window ? window.__seen : []))).toEqual([
    `${short} ${network}`,
  ])
  await expect(lab.page.getByTestId('connect-button')).not.toHaveAttribute('aria-busy')

  // The wallet is not there yet: what needs it fails and does not wait for ever, and works once it is.
  const popup = await wallet.popup()
  await popup.setAnnounceLate(true)
  await lab.page.bringToFront()
  await lab.page.reload()
  await expect(lab.page.getByTestId('lab-state')).toHaveAttribute('data-ready', 'true')
  await lab.expectState({ status: 'reconnecting', address: first, isConnected: false })
  await lab.start('sign-message', 'too early')
  expect((await lab.result('sign-message')).error).toBeDefined()
  await popup.announceNow()
  await lab.expectState({ status: 'connected', address: first })
  await lab.start('disconnect')
  await lab.expectDisconnected()
  expect(await (await context.request.get(lab.page.url())).text()).toContain('Connect wallet')
})

test('two instances know nothing of each other', { tag: ['@lab:two', '@full'] }, async ({
  openLabApp,
  wallet,
}) => {
  test.slow()
  const { page } = await openLabApp('two')
  const one = labAppPage(page, page.getByTestId('lab-one'))
  const two = labAppPage(page, page.getByTestId('lab-two'))
  await one.connect(wallet)
  await one.modal.expectClosed()
  await two.expectDisconnected()
  await page.reload()
  await one.expectState({ status: 'connected', address: first })
  await two.expectDisconnected()
  await one.start('disconnect')
  await one.expectDisconnected()
})

test('inline: the views stand in the page, without a dialog', { tag: ['@lab:inline', '@full'] }, async ({
  openLabApp,
  wallet,
}) => {
  const lab = await openLabApp('inline')
  await expect(lab.modal.view('Connect')).toBeVisible()
  await expect(lab.modal.dialog).toHaveCount(0)
  await lab.choose()
  await wallet.approve()
  await lab.page.bringToFront()
  await lab.expectState({ status: 'connected', address: first })
  await expect(lab.account.root).toBeVisible()
})

test("C16 the app's own RPC endpoints are called, and those of the network are not", {
  tag: ['@lab:own-rpc', '@lab:both', '@full'],
}, async ({ openLabApp, wallet, requests, stack, solana }) => {
  test.slow()
  const [{ rpcUrl }] = stack.chains
  const own = (url: string) => url.replace('127.0.0.1', 'localhost')
  const asked = (url: string) => requests.all().filter(request => request.startsWith(url)).length
  const lab = await openLabApp('own-rpc')
  await lab.connect(wallet)
  await expect.poll(async () => (await lab.state()).balance).toMatch(/^\d+$/)
  await lab.start('disconnect')
  await lab.expectDisconnected()
  // Solana's page reads by its own endpoint as well.
  if ((await lab.state()).namespace !== 'solana') await lab.start('switch-namespace')
  await lab.connect(wallet)
  await lab.start('read-balance')
  await lab.value('read-balance')
  expect(asked(own(solana.url))).toBeGreaterThan(0)
  expect(asked(own(rpcUrl))).toBeGreaterThan(0)
  expect(asked(rpcUrl)).toBe(0)
  expect(asked(solana.url)).toBe(0)
})

test('C10 nothing of WalletConnect starts before a connection is requested, and then it starts once', {
  tag: ['@lab:both', '@full'],
}, async ({ openLabApp, context, relay, walletConnectWallet }) => {
  test.slow()
  const sockets = watchSockets(context, relay.url)
  const lab = await openLabApp('both')
  await lab.openConnect()
  expect(sockets.open()).toBe(0)
  await lab.modal.close()
  await lab.connectByQr(walletConnectWallet)
  expect(sockets.open()).toBe(1)
  await lab.expectState({ accounts: { eip155: first, solana: await solanaAddressOf() } })
  await lab.start('sign-message', 'once')
  await walletConnectWallet.approveRequest('personal_sign')
  await lab.value('sign-message')
  expect(sockets.open()).toBe(1)
  expect(sockets.identities()).toHaveLength(1)
})

test('themes and languages are as the page says', {
  tag: ['@lab:dark', '@lab:light', '@lab:arabic', '@lab:swedish', '@lab:legal', '@full'],
}, async ({ openLabApp }) => {
  test.slow()
  const dark = await openLabApp('dark')
  await dark.openConnect()
  await expect(dark.modal.dialog).toHaveCSS('color-scheme', /dark/)
  await dark.page.close()
  const arabic = await openLabApp('arabic')
  await arabic.connectButton.click()
  await expect(arabic.modal.dialog).toHaveCSS('direction', 'rtl')
  await arabic.page.close()
  const swedish = await openLabApp('swedish')
  await swedish.connectButton.click()
  await expect(swedish.modal.dialog).toHaveAccessibleName('Anslut plånbok')
  await swedish.page.close()
  const legal = await openLabApp('legal')
  await legal.connectButton.click()
  await expect(legal.page.getByTestId('legal-checkbox')).toBeVisible()
  await expect(legal.page.getByTestId('wallets-toggle')).toBeVisible()
})
