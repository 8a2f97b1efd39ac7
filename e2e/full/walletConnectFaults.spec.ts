import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { startRelay } from '@latchkit/relay'
import { openWalletConnectWallet, serveWalletPage } from '@latchkit/testing'
import { verifyMessage } from 'viem'
import { accountOf } from '../fixtures/addresses.js'
import { expect, test } from '../fixtures/test.js'
import { connectByQr } from '../pages/connectByQr.js'

const first = accountOf('first')

/** A port where somebody accepts connections and never says a word. */
async function listenSilently() {
  const sockets = new Set<Socket>()
  const server: Server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    port,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

test('C29 trap 5 a frozen relay is shown within 10 s, injected wallets are unaffected, and a retry works', async ({
  openLab,
  wallet,
  problems,
}) => {
  const frozen = await listenSilently()
  const lab = await openLab({ query: { relay: `ws://localhost:${frozen.port}` } })
  await lab.openConnect()
  await lab.modal.wallet('walletConnect').click()
  await expect(lab.modal.retry).toBeVisible({ timeout: 12_000 })
  await frozen.close()
  const relay = await startRelay({ port: frozen.port })
  await lab.modal.retry.click()
  await lab.modal.uri()
  await lab.modal.back.click()
  await lab.choose()
  await wallet.approve()
  await lab.expectState({ status: 'connected' })
  await relay.close()
  problems.expect(/WebSocket connection to/)
})

test('C29 without a relay an injected wallet connects at once', async ({ openLab, wallet, problems }) => {
  const lab = await openLab({ query: { relay: 'ws://localhost:9' } })
  await lab.openConnect()
  await lab.modal.wallet('walletConnect').click()
  await expect(lab.modal.retry).toBeVisible({ timeout: 12_000 })
  await lab.modal.back.click()
  await lab.choose()
  await wallet.approve()
  await lab.expectAgreement({ address: first, chainId: 31337 })
  problems.expect(/WebSocket connection to/)
})

test('a request outlives a relay that is killed and started again', async ({
  openLab,
  stack,
  walletBrowser,
  problems,
}) => {
  const relay = await startRelay({ port: 0 })
  const chains = stack.chains.map(({ id, name, rpcUrl }) => ({ id, name, rpcUrl }))
  const server = await serveWalletPage({ port: 0, relayUrl: relay.url, chains })
  const context = await walletBrowser.newContext()
  const owner = await openWalletConnectWallet(context, server.url)
  const lab = await openLab({ query: { relay: relay.url } })
  await connectByQr(lab, owner)
  await lab.start('sign-message', 'across a restart')
  await owner.request('personal_sign')
  await relay.close()
  const again = await startRelay({ port: relay.port })
  await owner.approveRequest('personal_sign')
  const signature = (await lab.value('sign-message')) as `0x${string}`
  expect(await verifyMessage({ address: first, message: 'across a restart', signature })).toBe(true)
  await context.close()
  await server.close()
  await again.close()
  problems.expect(/WebSocket connection to/)
})

test('a wallet that approves while the page is offline is connected when it is back', async ({
  openLab,
  relay,
  walletConnectWallet,
  problems,
}) => {
  const lab = await openLab({ query: { relay: relay.url } })
  await lab.openConnect()
  await lab.modal.wallet('walletConnect').click()
  await walletConnectWallet.pair(await lab.modal.uri())
  await walletConnectWallet.proposal()
  relay.dropConnections()
  await lab.page.context().setOffline(true)
  await walletConnectWallet.approveProposal()
  await lab.page.context().setOffline(false)
  await lab.expectAgreement({ address: first, chainId: 31337 })
  await lab.modal.expectClosed()
  await lab.start('sign-message', 'back')
  await walletConnectWallet.approveRequest('personal_sign')
  const signature = (await lab.value('sign-message')) as `0x${string}`
  expect(await verifyMessage({ address: first, message: 'back', signature })).toBe(true)
  problems.expect(/WebSocket connection to|ERR_INTERNET_DISCONNECTED/)
})

test('storage that is full costs the session at the next load, nothing before', async ({
  newPage,
  openLab,
  relay,
  walletConnectWallet,
}) => {
  const filler = await newPage()
  const lab = await openLab({ query: { relay: relay.url } })
  await lab.page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2))
      for (let index = 0; ; index++) {
        try {
          localStorage.setItem(`filler-${size}-${index}`, 'x'.repeat(size))
        } catch {
          break
        }
      }
  })
  await filler.close()
  await connectByQr(lab, walletConnectWallet)
  await lab.start('sign-message', 'full')
  await walletConnectWallet.approveRequest('personal_sign')
  const signature = (await lab.value('sign-message')) as `0x${string}`
  expect(await verifyMessage({ address: first, message: 'full', signature })).toBe(true)
})
