import type { LocalSolana } from '@latchkit/local-stack'
import { openWalletConnectWallet, serveWalletPage } from '@latchkit/testing'
import { accountOf, solanaAddressOf } from '../fixtures/addresses.js'
import { expect, test } from '../fixtures/test.js'
import { connectByQr } from '../pages/connectByQr.js'
import type { LabPage } from '../pages/labPage.js'
import { rdns } from '../pages/rdns.js'

const queryOf = ({ url, caipNetworkId }: LocalSolana) => ({
  solana: url.replace('127.0.0.1', 'localhost'),
  solanaId: caipNetworkId.slice('solana:'.length),
})
/** Connected addresses, by the namespaces they are in. */
const connected = async (lab: LabPage) =>
  Object.fromEntries(
    (await lab.state()).connections.map(({ caipNetworkId, address }) => [
      caipNetworkId.split(':')[0],
      address,
    ]),
  )

// In the full run: namespaces.browser.test has the same in one browser.
test('C9 a wallet of both namespaces is one row; the second one is connected when it is requested', async ({
  openLab,
  wallet,
  solana,
}) => {
  const lab = await openLab({ query: queryOf(solana) })
  await lab.openConnect()
  await expect(lab.modal.wallet(rdns.first)).toHaveCount(1)
  await expect(lab.modal.wallet(rdns.first)).toContainText('EVM · Solana')
  await lab.modal.close()
  await lab.connect(wallet)
  // It gave nothing of Solana yet, so it is not asked for that either.
  await lab.granted()
  expect(wallet.openApprovals()).toBe(0)
  expect(await connected(lab)).toEqual({ eip155: accountOf('first') })

  await lab.page.bringToFront()
  await lab.openAccount()
  await lab.account.wallets.click()
  await lab.account.profile.getByTestId('connect-solana').click()
  await lab.modal.wallet(rdns.first).click()
  await wallet.approve()
  await lab.modal.expectClosed()
  const address = await solanaAddressOf()
  await lab.expectState({ status: 'connected', caipNetworkId: solana.caipNetworkId })
  expect(await connected(lab)).toEqual({ eip155: accountOf('first'), solana: address })

  await lab.page.bringToFront()
  await lab.openAccount()
  await expect(lab.account.address).toHaveAttribute('data-address', address)
  await expect(lab.account.balance).toContainText('SOL')
  await lab.account.wallets.click()
  await lab.account.profile.getByTestId('show-eip155').click()
  await expect(lab.account.address).toHaveAttribute('data-address', accountOf('first'))
  await lab.expectAgreement({ address: accountOf('first'), chainId: 31337 })
})

test('C2 both namespaces come back after a reload, and what was shown is shown; another tab has its own', async ({
  openLab,
  wallet,
  solana,
}) => {
  const query = queryOf(solana)
  const lab = await openLab({ query })
  await lab.connect(wallet)
  await lab.page.bringToFront()
  await lab.openAccount()
  await lab.account.wallets.click()
  await lab.account.profile.getByTestId('connect-solana').click()
  await lab.modal.wallet(rdns.first).click()
  await wallet.approve()
  const both = { eip155: accountOf('first'), solana: await solanaAddressOf() }
  await expect.poll(() => connected(lab)).toEqual(both)
  await lab.page.reload()
  await expect.poll(() => connected(lab)).toEqual(both)
  await lab.expectState({ status: 'connected', address: both.solana as never })

  const other = await openLab({ query })
  await expect.poll(() => connected(other)).toEqual(both)
  await other.openAccount()
  await other.account.wallets.click()
  await other.account.profile.getByTestId('show-eip155').click()
  await other.expectState({ address: both.eip155 })
  await lab.expectState({ address: both.solana as never })
})

test('a network of the other namespace leads to its wallet, and from then on needs no question', async ({
  openLab,
  wallet,
  solana,
}) => {
  const lab = await openLab({ query: queryOf(solana) })
  const { modal } = lab
  await lab.connect(wallet)
  await lab.page.bringToFront()
  await lab.networkButton.click()
  await modal.network(solana.caipNetworkId).click()
  await modal.view('SwitchActiveChain').getByTestId('same-wallet').click()
  await wallet.reject()
  await lab.page.bringToFront()
  await expect(modal.retry).toBeVisible()
  await lab.expectState({ address: accountOf('first'), caipNetworkId: 'eip155:31337' })
  await modal.retry.click()
  await wallet.approve()
  await modal.expectClosed()
  await lab.expectState({ caipNetworkId: solana.caipNetworkId })
  await lab.page.bringToFront()
  await lab.networkButton.click()
  await modal.network('eip155:31337').click()
  await lab.expectAgreement({ address: accountOf('first'), chainId: 31337 })
  expect(wallet.openApprovals()).toBe(0)
})

test('C5 one press ends both namespaces, for good', async ({ openLab, wallet, solana }) => {
  const lab = await openLab({ query: queryOf(solana) })
  const { modal, account } = lab
  await lab.connect(wallet)
  await lab.page.bringToFront()
  await lab.openAccount()
  await account.wallets.click()
  await account.profile.getByTestId('connect-solana').click()
  await modal.wallet(rdns.first).click()
  await wallet.approve()
  await modal.expectClosed()
  await lab.page.bringToFront()
  await lab.openAccount()
  await account.wallets.click()
  await account.profile.getByTestId('disconnect').click()
  await lab.expectDisconnected()
  await lab.page.reload()
  await lab.expectDisconnected()
})

test('C5 one session of WalletConnect is connected in both namespaces, and ends in both', async ({
  openLab,
  relay,
  solana,
  stack,
  walletBrowser,
}) => {
  const { solana: rpcUrl, solanaId } = queryOf(solana)
  const server = await serveWalletPage({
    port: 0,
    relayUrl: relay.url,
    chains: stack.chains.map(({ id, name, rpcUrl }) => ({ id, name, rpcUrl })),
    solanaChains: [{ id: solana.caipNetworkId as `solana:${string}`, name: 'Local Solana', rpcUrl }],
  })
  const context = await walletBrowser.newContext()
  const owner = await openWalletConnectWallet(context, server.url)
  const lab = await openLab({ query: { solana: rpcUrl, solanaId, relay: relay.url } })
  await connectByQr(lab, owner)
  await expect
    .poll(() => connected(lab))
    .toEqual({ eip155: accountOf('first'), solana: await solanaAddressOf() })
  await lab.networkButton.click()
  await lab.modal.network(solana.caipNetworkId).click()
  await lab.expectState({ caipNetworkId: solana.caipNetworkId })
  await lab.modal.close()
  await lab.openAccount()
  await lab.account.wallets.click()
  await lab.account.profile.getByTestId('disconnect-walletConnect').click()
  await lab.expectDisconnected()
  await expect.poll(async () => (await owner.sessions()).length).toBe(0)
  await context.close()
  await server.close()
})
