import { verifyMessage } from 'viem'
import { accountOf } from '../fixtures/addresses.js'
import { expect, test } from '../fixtures/test.js'
import { watchSockets } from '../fixtures/watchSockets.js'
import { connectByQr } from '../pages/connectByQr.js'

const first = accountOf('first')

test('C10 trap 11 two tabs of a page have one socket, one identity and one session', async ({
  openLab,
  relay,
  walletConnectWallet,
  context,
}) => {
  const sockets = watchSockets(context, relay.url)
  const one = await openLab({ query: { relay: relay.url } })
  await connectByQr(one, walletConnectWallet)
  const two = await openLab({ query: { relay: relay.url } })
  await two.expectAgreement({ address: first, chainId: 31337 })
  expect(sockets.open()).toBe(1)
  expect(sockets.identities()).toHaveLength(1)

  await two.start('sign-message', 'from the second tab')
  await walletConnectWallet.approveRequest('personal_sign')
  const signature = (await two.value('sign-message')) as `0x${string}`
  expect(await verifyMessage({ address: first, message: 'from the second tab', signature })).toBe(true)
  expect(sockets.open()).toBe(1)

  // The tab that holds the socket goes: the other one takes it over and still gets its answers.
  await one.page.close()
  await two.start('sign-message', 'after the first is gone')
  await walletConnectWallet.approveRequest('personal_sign')
  const later = (await two.value('sign-message')) as `0x${string}`
  expect(await verifyMessage({ address: first, message: 'after the first is gone', signature: later })).toBe(
    true,
  )
  expect(sockets.identities()).toHaveLength(1)

  await walletConnectWallet.disconnect()
  await two.expectDisconnected()
})

test('a tab that is open already follows the session of the other one', async ({
  openLab,
  relay,
  walletConnectWallet,
}) => {
  const one = await openLab({ query: { relay: relay.url } })
  const two = await openLab({ query: { relay: relay.url } })
  await connectByQr(one, walletConnectWallet)
  await two.expectAgreement({ address: first, chainId: 31337 })
  await two.start('disconnect')
  await one.expectDisconnected()
  await expect.poll(walletConnectWallet.sessions).toEqual([])
})
