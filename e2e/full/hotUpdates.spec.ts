import { verifyMessage } from 'viem'
import { accountOf } from '../fixtures/addresses.js'
import { type HotSite, startHotSite } from '../fixtures/startHotSite.js'
import { test as base, expect } from '../fixtures/test.js'
import { watchSockets } from '../fixtures/watchSockets.js'
import { connectByQr } from '../pages/connectByQr.js'
import { type LabPage, labPage } from '../pages/labPage.js'

const first = accountOf('first')

type Hot = LabPage & {
  sockets: ReturnType<typeof watchSockets>
  /** Edits a module and waits until the running page has it, without having been loaded again. */
  edit(file: Parameters<HotSite['edit']>[0], edition: number): Promise<void>
}

const test = base.extend<{ hot: Hot; hotSite: HotSite }>({
  hotSite: [
    async ({ stack }, use) => {
      const site = await startHotSite(stack.chains.map(({ rpcUrl }) => rpcUrl))
      await use(site)
      await site.stop()
    },
    // Bundles the libraries that the page uses.
    { timeout: 90_000 },
  ],
  hot: async ({ context, newPage, hotSite, relay }, use) => {
    const sockets = watchSockets(context, relay.url)
    const page = await newPage()
    await page.goto(`${hotSite.origin}/hot.html?${new URLSearchParams({ relay: relay.url })}`)
    await page.evaluate(() => Reflect.set(window, 'loadedOnce', true))
    await use({
      ...labPage(page),
      sockets,
      async edit(file, edition) {
        await hotSite.edit(file, edition)
        const shown = page.getByTestId(file === 'HotLabel.tsx' ? 'hot-component' : 'hot-client')
        await expect(shown).toHaveText(`edition ${edition}`)
        expect(await page.evaluate(() => Reflect.get(window, 'loadedOnce'))).toBe(true)
      },
    })
  },
})

test.describe.configure({ timeout: 90_000 })

test('C10 edits while connected keep one socket, one client id and the session', async ({
  hot,
  walletConnectWallet,
}) => {
  await connectByQr(hot, walletConnectWallet)
  await hot.edit('HotLabel.tsx', 2)
  await hot.expectAgreement({ address: first, chainId: 31337 })
  for (const edition of [2, 3]) {
    await hot.edit('hotLatchkit.ts', edition)
    await hot.expectAgreement({ address: first, chainId: 31337 })
  }
  await hot.start('sign-message', 'after the edits')
  await walletConnectWallet.approveRequest('personal_sign')
  const signature = (await hot.value('sign-message')) as `0x${string}`
  expect(await verifyMessage({ address: first, message: 'after the edits', signature })).toBe(true)
  await expect.poll(hot.sockets.open).toBe(1)
  expect(hot.sockets.identities()).toHaveLength(1)
  expect(await walletConnectWallet.sessions()).toHaveLength(1)
})

test('C10 edits while a code is shown keep the code, or make way for another one on the same socket', async ({
  hot,
  walletConnectWallet,
}) => {
  await hot.openConnect()
  await hot.modal.wallet('walletConnect').click()
  const uri = await hot.modal.uri()
  await hot.edit('HotLabel.tsx', 4)
  expect(await hot.modal.uri()).toBe(uri)
  // The client that offered this code is gone now, and its modal with it.
  await hot.edit('hotLatchkit.ts', 5)
  await hot.modal.expectClosed()
  await walletConnectWallet.pair(uri)
  await walletConnectWallet.approveProposal()
  await hot.expectDisconnected()
  await connectByQr(hot, walletConnectWallet)
  await hot.expectAgreement({ address: first, chainId: 31337 })
  await expect.poll(hot.sockets.open).toBe(1)
  expect(hot.sockets.identities()).toHaveLength(1)
})
