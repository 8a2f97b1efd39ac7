import { serveLab } from '@latchkit/lab/node'
import { accountOf } from '../fixtures/addresses.js'
import { expect, test } from '../fixtures/labTest.js'
import { watchSockets } from '../fixtures/watchSockets.js'
import { labAppPage } from '../pages/labAppPage.js'

test('C10 C11 in development, with StrictMode: nothing touches the browser on the server, hydration agrees, and WalletConnect starts once', async ({
  newPage,
  context,
  stack,
  solana,
  relay,
  walletConnectWallet,
}) => {
  const [one, two] = stack.chains
  const server = await serveLab({
    port: 0,
    isDev: true,
    env: {
      LAB_EVM_RPC_URL: one.rpcUrl,
      LAB_EVM_RPC_URL_2: two.rpcUrl,
      LAB_SOLANA_RPC_URL: solana.url,
      LAB_RELAY_URL: relay.url,
      LAB_GATEWAY_URL: '',
    },
  })
  try {
    const sockets = watchSockets(context, relay.url)
    const page = await newPage()
    await page.goto(`${server.url}/lab/both`, { timeout: 180_000 })
    const lab = labAppPage(page)
    await lab.expectDisconnected()
    await lab.connectByQr(walletConnectWallet)
    await lab.expectState({ accounts: { eip155: accountOf('first') } })
    expect(sockets.open()).toBe(1)
    await lab.start('sign-message', 'once')
    await walletConnectWallet.approveRequest('personal_sign')
    await lab.value('sign-message')
    expect(sockets.open()).toBe(1)
    expect(sockets.identities()).toHaveLength(1)
    expect(server.log()).not.toMatch(/ReferenceError|is not defined|[Hh]ydration/)
    // A page that outlives its server complains of the lost connection.
    await page.close()
  } finally {
    await server.stop()
  }
})
