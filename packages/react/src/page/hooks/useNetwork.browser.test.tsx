import { connect } from '@latchkit/core/connection'
import { base, mainnet } from '@latchkit/core/networks'
import { expect, it } from 'vitest'
import { address, createScriptedWalletConnect } from '../../../test/browser/createScriptedWalletConnect.js'
import { byId, inShadow, mountApp, testIds } from '../../../test/browser/mountApp.js'
import { useNetwork } from './useNetwork.js'

function Probe() {
  const { approvedCaipNetworkIds, supportsAllNetworks } = useNetwork()
  return (
    <output data-testid="probe">
      {approvedCaipNetworkIds?.join() ?? '-'} {String(supportsAllNetworks)}
    </output>
  )
}

it('leaves it to a wallet of the browser which networks it has', async () => {
  const { latchkit } = mountApp({ children: <Probe /> })
  await expect.element(byId('probe')).toHaveTextContent('- true')
  await connect(latchkit.client, { connectorId: 'com.example.first' })
  await expect.element(byId('probe')).toHaveTextContent('- true')
})

it.each([
  [['personal_sign'], 'eip155:1,eip155:10 false'],
  [['personal_sign', 'wallet_addEthereumChain'], 'eip155:1,eip155:10 true'],
])('tells what a session with %s approved', async (methods, expected) => {
  const walletConnect = createScriptedWalletConnect()
  const { latchkit } = mountApp({
    config: {
      adapters: [],
      networks: [mainnet, base],
      walletConnect: { relayUrl: 'ws://127.0.0.1:1', load: walletConnect.load },
    },
    children: <Probe />,
  })
  latchkit.modal.open()
  await expect.element(byId(testIds.view('ConnectingWalletConnectBasic'))).toBeVisible()
  await expect.poll(() => inShadow(testIds.wcQr)?.dataset.uri).toBeDefined()
  const accounts = ['eip155:1', 'eip155:10'].map(id => `${id}:${address}`)
  walletConnect.approve({ namespaces: { eip155: { accounts, methods, events: [] } } })
  await expect.element(byId('probe')).toHaveTextContent(expected)
})
