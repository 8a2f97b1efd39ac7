import type { Namespace } from '@latchkit/core'
import {
  accountAtom,
  accountsAtom,
  activeNamespaceAtom,
  connect,
  connectionsAtom,
  connectorsAtom,
  disconnect,
} from '@latchkit/core/connection'
import { mainnet, networkAtom, solana } from '@latchkit/core/networks'
import { describe, expect, it } from 'vitest'
import { address, createScriptedWalletConnect } from './createScriptedWalletConnect.js'
import { mockWalletConnectAdapter } from './mockWalletConnectAdapter.js'
import { byId, inShadow, mountApp, testIds } from './mountApp.js'

const solanaId = `solana:${solana.id}` as const
const solanaAddress = 'A11ce11111111111111111111111111111111111111'
const eip155 = { accounts: [`eip155:1:${address}`], methods: ['personal_sign'], events: ['chainChanged'] }
const sol = { accounts: [`${solanaId}:${solanaAddress}`], methods: ['solana_signMessage'], events: [] }

/** An app without adapters: what is connected is what one session grants. */
async function pair(namespaces: object) {
  const walletConnect = createScriptedWalletConnect()
  const { latchkit } = mountApp({
    config: {
      adapters: [],
      networks: [mainnet, solana],
      walletConnect: { relayUrl: 'ws://127.0.0.1:1', load: walletConnect.load },
    },
  })
  const { client, modal } = latchkit
  modal.open()
  await expect.element(byId(testIds.view('ConnectingWalletConnectBasic'))).toBeVisible()
  await expect.poll(() => inShadow(testIds.wcQr)?.dataset.uri).toBeDefined()
  walletConnect.approve({ namespaces: { ...namespaces } })
  await expect.poll(() => modal.getState().open).toBe(false)
  const connected = () =>
    client.store
      .get(connectionsAtom)
      .map(({ connector }) => connector.namespace)
      .sort()
  return { client, modal, connected }
}

describe('one WalletConnect session', () => {
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

/** An app with its own wallets in both namespaces, of which one is connected, and the code for another namespace. */
async function pairBeside(connected: Namespace, namespace: Namespace) {
  const walletConnect = createScriptedWalletConnect()
  const { latchkit } = mountApp({
    config: {
      adapters: [mockWalletConnectAdapter('eip155'), mockWalletConnectAdapter('solana')],
      networks: [mainnet, solana],
      walletConnect: { relayUrl: 'ws://127.0.0.1:1', load: walletConnect.load },
    },
  })
  const { client, modal } = latchkit
  const [own] = client.store
    .get(connectorsAtom)
    .filter(one => one.namespace === connected && one.type === 'injected')
  await connect(client, { connectorId: own?.id ?? '', namespace: connected })
  const open = async (to: Namespace) => {
    modal.open({ view: 'Account' })
    await byId(testIds.accountWallets).click()
    await byId(testIds.connectNamespace(to)).click()
    await byId('wallet-walletConnect').click()
    await expect.element(byId(testIds.view('ConnectingWalletConnectBasic'))).toBeVisible()
  }
  await open(namespace)
  await expect.poll(() => inShadow(testIds.wcQr)?.dataset.uri).toBeDefined()
  const current = () =>
    Object.fromEntries(
      Object.entries(client.store.get(accountsAtom)).map(([name, { connector }]) => [name, connector?.type]),
    )
  return { client, modal, walletConnect, open, current }
}

describe('a session for one namespace', () => {
  it('C5 is of the namespace that was asked for, whatever is shown', async () => {
    const { client, modal, walletConnect, current } = await pairBeside('solana', 'eip155')
    walletConnect.approve({ namespaces: { eip155 } })
    await expect.poll(() => modal.getState().open).toBe(false)
    expect(current()).toEqual({ eip155: 'walletconnect', solana: 'injected' })
    expect(client.store.get(activeNamespaceAtom)).toBe('eip155')
  })

  it('C5 replaces no wallet of another namespace, and is offered there', async () => {
    const { client, modal, walletConnect, open, current } = await pairBeside('eip155', 'solana')
    walletConnect.approve({ namespaces: { eip155, solana: sol } })
    await expect.poll(() => modal.getState().open).toBe(false)
    expect(current()).toEqual({ eip155: 'injected', solana: 'walletconnect' })
    expect(client.store.get(accountAtom).address).toBe(solanaAddress)

    const [evm] = client.store.get(connectionsAtom).filter(one => one.connector.namespace === 'eip155')
    await disconnect(client, { connectorId: evm?.connector.id, namespace: 'eip155' })
    await open('eip155')
    await byId(testIds.sameWallet).click()
    await expect.poll(() => modal.getState().open).toBe(false)
    expect(current()).toEqual({ eip155: 'walletconnect', solana: 'walletconnect' })
    expect(walletConnect.uris).toHaveLength(1)
  })

  it('says which account is missing, and has another code after that', async () => {
    const { modal, walletConnect, current } = await pairBeside('eip155', 'solana')
    walletConnect.approve({ namespaces: { eip155 } })
    const view = byId(testIds.view('ConnectingWalletConnectBasic'))
    await expect.element(view).toHaveTextContent('No Solana account')
    expect(current()).toEqual({ eip155: 'injected', solana: undefined })
    await byId(testIds.retry).click()
    await expect.poll(() => walletConnect.uris.length).toBe(2)
    await expect.poll(() => inShadow(testIds.wcQr)?.dataset.uri).toBe(walletConnect.uris[1])
    walletConnect.approve({ namespaces: { solana: sol } })
    await expect.poll(() => modal.getState().open).toBe(false)
    expect(current()).toEqual({ eip155: 'injected', solana: 'walletconnect' })
  })
})
