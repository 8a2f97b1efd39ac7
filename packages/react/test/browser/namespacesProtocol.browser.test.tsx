import { accountAtom, accountsAtom, activeNamespaceAtom, connectionsAtom } from '@latchkit/core/connection'
import { mainnet, networkAtom, solana } from '@latchkit/core/networks'
import { describe, expect, it } from 'vitest'
import { address, createScriptedProtocol } from './createScriptedProtocol.js'
import { byId, inShadow, mountApp, testIds } from './mountApp.js'

const solanaId = `solana:${solana.id}` as const
const solanaAddress = 'A11ce11111111111111111111111111111111111111'
const eip155 = { accounts: [`eip155:1:${address}`], methods: ['personal_sign'], events: ['chainChanged'] }
const sol = { accounts: [`${solanaId}:${solanaAddress}`], methods: ['solana_signMessage'], events: [] }

/** An app without adapters: what is connected is what one session grants. */
async function pair(namespaces: object) {
  const protocol = createScriptedProtocol()
  const { latchkit } = mountApp({
    config: {
      adapters: [],
      networks: [mainnet, solana],
      walletConnect: { relayUrl: 'ws://127.0.0.1:1', load: protocol.load },
    },
  })
  const { client, modal } = latchkit
  modal.open()
  await expect.element(byId(testIds.view('ConnectingWalletConnectBasic'))).toBeVisible()
  await expect.poll(() => inShadow(testIds.wcQr)?.dataset.uri).toBeDefined()
  protocol.approve({ namespaces: { ...namespaces } })
  await expect.poll(() => modal.getState().open).toBe(false)
  const connected = () =>
    client.store
      .get(connectionsAtom)
      .map(({ connector }) => connector.namespace)
      .sort()
  return { client, modal, connected }
}

describe('one protocol session', () => {
  it('C5 is connected in both namespaces, and one disconnect ends both', async () => {
    const { client, modal, connected } = await pair({ eip155, solana: sol })
    expect(connected()).toEqual(['eip155', 'solana'])
    expect(client.store.get(accountsAtom).solana?.address).toBe(solanaAddress)
    modal.open({ view: 'ProfileWallets' })
    await byId(testIds.namespaceTab('solana')).click()
    await byId(testIds.disconnectOne({ id: 'walletConnect' })).click()
    await expect.poll(connected).toEqual([])
    expect(client.store.get(accountAtom)).toMatchObject({ isConnected: false, status: 'disconnected' })
  })

  it('changes between its namespaces by the network, without a question', async () => {
    const { client, modal } = await pair({ eip155, solana: sol })
    modal.open({ view: 'Networks' })
    await byId(testIds.network(solanaId)).click()
    await expect.poll(() => client.store.get(accountAtom).address).toBe(solanaAddress)
    expect(client.store.get(networkAtom).caipNetworkId).toBe(solanaId)
  })

  it('is connected although it grants nothing in the active namespace', async () => {
    const { client, connected } = await pair({ solana: sol })
    expect(connected()).toEqual(['solana'])
    expect(client.store.get(activeNamespaceAtom)).toBe('solana')
    expect(client.store.get(accountAtom)).toMatchObject({ isConnected: true, address: solanaAddress })
  })
})
