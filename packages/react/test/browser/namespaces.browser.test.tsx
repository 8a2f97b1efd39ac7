import type { Client, Connector, Namespace } from '@latchkit/core'
import {
  accountAtom,
  accountsAtom,
  activeNamespaceAtom,
  connect,
  connectionsAtom,
  connectorsAtom,
  disconnect,
  setActiveNamespace,
} from '@latchkit/core/connection'
import { base, mainnet, networkAtom, solana, solanaDevnet } from '@latchkit/core/networks'
import { mockAdapter } from '@latchkit/core/testing'
import { describe, expect, it } from 'vitest'
import { ConnectButton } from '../../src/page/buttons/ConnectButton.js'
import { NetworkButton } from '../../src/page/buttons/NetworkButton.js'
import type { LatchkitConfig } from '../../src/page/latchkit/types.js'
import { byId, image, inShadow, mountApp, settled, shadow, testIds } from './mountApp.js'

const wallet = (id: string, namespace: Namespace): Connector => ({
  id,
  rdns: id,
  namespace,
  name: id === 'app.both' ? 'Both' : 'Sol Only',
  type: 'injected',
  icon: image,
})
const both = { id: 'app.both', rdns: 'app.both' }
const solOnly = { id: 'app.sol', rdns: 'app.sol' }
const solanaId = `solana:${solana.id}` as const

function mount(config: Partial<LatchkitConfig> = {}) {
  const evm = mockAdapter({ namespace: 'eip155', connectors: [wallet('app.both', 'eip155')] })
  const sol = mockAdapter({
    namespace: 'solana',
    connectors: [wallet('app.both', 'solana'), wallet('app.sol', 'solana')],
  })
  const { latchkit } = mountApp({
    config: { adapters: [evm, sol], networks: [mainnet, base, solana, solanaDevnet], ...config },
    children: (
      <>
        <ConnectButton />
        <NetworkButton />
      </>
    ),
  })
  const { client, modal } = latchkit
  const connected = () =>
    client.store.get(connectionsAtom).map(({ connector }) => `${connector.namespace} ${connector.id}`)
  return { evm, sol, latchkit, client, modal, connected }
}
/** The provider started the client, so its wallets are there. */
const ready = (client: Client) =>
  expect.poll(() => client.store.get(connectorsAtom).length).toBeGreaterThan(0)
const textOf = (id: string) => inShadow(id)?.textContent
const isClosed = (modal: { getState(): { open: boolean } }) =>
  expect.poll(() => modal.getState().open).toBe(false)

describe('the wallet list of an app with two namespaces', () => {
  it('has one row for a wallet of both, and says which it has', async () => {
    const { modal } = mount()
    modal.open()
    await expect.element(byId(testIds.wallet(both))).toHaveTextContent('EVM · Solana')
    await expect.element(byId(testIds.wallet(solOnly))).toHaveTextContent('Solana')
    expect(textOf(testIds.wallet(solOnly))).not.toContain('EVM')
    expect(shadow()?.querySelectorAll(`[data-testid="${testIds.wallet(both)}"]`)).toHaveLength(1)
  })

  it('says nothing of it where the app has one', async () => {
    const evm = mockAdapter({ namespace: 'eip155', connectors: [wallet('app.both', 'eip155')] })
    const { modal } = mount({ adapters: [evm], logLevel: 'silent' })
    modal.open()
    await expect.element(byId(testIds.wallet(both))).toBeVisible()
    expect(textOf(testIds.view('Connect'))).not.toContain('EVM')
  })
})

describe('a wallet of both namespaces', () => {
  it.each(['eip155', 'solana'] as const)('prompts in the active one: %s', async namespace => {
    const { modal, client, connected } = mount()
    setActiveNamespace(client, { namespace })
    modal.open()
    await byId(testIds.wallet(both)).click()
    await isClosed(modal)
    expect(connected()).toEqual([`${namespace} app.both`])
    expect(client.store.get(activeNamespaceAtom)).toBe(namespace)
  })

  it('is connected in the other one as well where it needs no second answer', async () => {
    const { sol, modal, client, connected } = mount()
    sol.wallet.authorise('app.both', solanaId)
    modal.open()
    await byId(testIds.wallet(both)).click()
    await isClosed(modal)
    await expect.poll(connected).toEqual(['eip155 app.both', 'solana app.both'])
    expect(client.store.get(activeNamespaceAtom)).toBe('eip155')
  })

  it('pressed again, prompts where it is not connected yet', async () => {
    const { modal, client, connected } = mount()
    await ready(client)
    await connect(client, { connectorId: 'app.both', namespace: 'eip155' })
    modal.open({ view: 'Connect' })
    await byId(testIds.wallet(both)).click()
    await isClosed(modal)
    expect(connected()).toEqual(['eip155 app.both', 'solana app.both'])
  })

  it('C5 leaves nothing connected when everything is disconnected during its prompt', async () => {
    const { sol, modal, client, connected } = mount()
    await ready(client)
    await connect(client, { connectorId: 'app.both', namespace: 'eip155' })
    const approve = sol.wallet.holdNext()
    modal.open({ view: 'Connect', namespace: 'solana' })
    await byId(testIds.wallet(both)).click()
    await expect.poll(() => client.store.get(accountsAtom).solana?.status).toBe('connecting')
    await disconnect(client)
    await approve()
    await settled()
    expect(connected()).toEqual([])
    await expect.element(byId(testIds.retry)).toBeVisible()
  })
})

describe('the account', () => {
  it('offers to connect the other namespace, and then to change to it', async () => {
    const { modal, client, connected } = mount()
    await ready(client)
    await connect(client, { connectorId: 'app.both', namespace: 'eip155' })
    modal.open()
    await byId(testIds.accountWallets).click()
    await byId(testIds.connectNamespace('solana')).click()
    await expect.element(byId(testIds.title)).toHaveTextContent('Connect Solana wallet')
    expect(shadow()?.querySelectorAll('[data-testid=wallets-list] li').length).toBeGreaterThan(1)
    await byId(testIds.wallet(solOnly)).click()
    await isClosed(modal)
    expect(connected()).toEqual(['eip155 app.both', 'solana app.sol'])
    expect(client.store.get(activeNamespaceAtom)).toBe('solana')
    modal.open()
    await expect.element(byId(testIds.accountWallets)).toHaveTextContent('2 wallets connected')
    const { address } = client.store.get(accountAtom)
    await expect.element(byId(testIds.accountAddress)).toHaveAttribute('data-address', address)
    await byId(testIds.accountWallets).click()
    await byId(testIds.showNamespace('eip155')).click()
    await expect
      .element(byId(testIds.accountAddress))
      .toHaveAttribute('data-address', client.store.get(accountsAtom).eip155?.address)
    expect(shadow()?.querySelector('[aria-live=polite]')?.textContent).toContain('EVM')
    await byId(testIds.accountWallets).click()
    await expect.element(byId(testIds.showNamespace('solana'))).toBeVisible()
  })

  it('C5 ends both namespaces with one press', async () => {
    const { modal, client, connected } = mount()
    await ready(client)
    await connect(client, { connectorId: 'app.both', namespace: 'eip155' })
    await connect(client, { connectorId: 'app.both', namespace: 'solana' })
    modal.open()
    await expect.element(byId(testIds.accountWallets)).toHaveTextContent('Both, Wallet')
    await expect.element(byId(testIds.disconnect)).toHaveTextContent('Disconnect all')
    await byId(testIds.disconnect).click()
    await expect.poll(connected).toEqual([])
    await isClosed(modal)
  })
})

describe('the networks of two namespaces', () => {
  it('stand in groups, and a search finds a group by its name', async () => {
    const more = [...Array(6).keys()].map(index => ({ ...base, id: 900 + index, name: `Chain ${index}` }))
    const { modal } = mount({ networks: [mainnet, base, solana, solanaDevnet, ...more] })
    modal.open({ view: 'Networks' })
    await expect.element(byId(testIds.network(solanaId))).toBeVisible()
    const headings = () => [...(shadow()?.querySelectorAll('h2') ?? [])].map(one => one.textContent)
    expect(headings()).toEqual(['EVM', 'Solana'])
    await byId(testIds.networkSearch).fill('solana')
    await expect.poll(headings).toEqual(['Solana'])
    await expect.element(byId(testIds.network(`solana:${solanaDevnet.id}`))).toBeVisible()
    await byId(testIds.networkSearch).fill('base')
    await expect.poll(headings).toEqual(['EVM'])
    await byId(testIds.networkSearch).fill('nothing')
    await expect
      .poll(() => shadow()?.querySelector('[aria-live=polite]')?.textContent)
      .toBe('No network by that name')
  })

  it('leave out those that no adapter could use', async () => {
    const evm = mockAdapter({ namespace: 'eip155', connectors: [wallet('app.both', 'eip155')] })
    const { modal } = mount({ adapters: [evm], logLevel: 'silent' })
    modal.open({ view: 'Networks' })
    await expect.element(byId(testIds.network('eip155:1'))).toBeVisible()
    expect(inShadow(testIds.network(solanaId))).toBeUndefined()
  })

  it('lead to a wallet where the namespace has none, and come to that network with it', async () => {
    const { modal, client, connected } = mount()
    const devnet = `solana:${solanaDevnet.id}` as const
    await ready(client)
    await connect(client, { connectorId: 'app.both', namespace: 'eip155' })
    modal.open({ view: 'Networks' })
    await byId(testIds.network(devnet)).click()
    await expect.element(byId(testIds.view('SwitchActiveChain'))).toBeVisible()
    await expect.element(byId(testIds.sameWallet)).toHaveTextContent('Continue with Both')
    expect(client.store.get(networkAtom).caipNetworkId).toBe('eip155:1')
    await byId(testIds.sameWallet).click()
    await isClosed(modal)
    expect(connected()).toEqual(['eip155 app.both', 'solana app.both'])
    expect(client.store.get(networkAtom).caipNetworkId).toBe(devnet)
    await expect.element(byId(testIds.networkButton)).toHaveTextContent(solanaDevnet.name)
    const shown = client.store.get(accountAtom).address ?? ''
    await expect.element(byId(testIds.connectButton)).toHaveTextContent(shown.slice(0, 4))
    modal.open({ view: 'Networks' })
    await byId(testIds.network('eip155:1')).click()
    await expect.element(byId(testIds.networkButton)).toHaveTextContent('Ethereum')
    expect(client.store.get(activeNamespaceAtom)).toBe('eip155')
  })

  it('let another wallet be chosen, of that namespace only', async () => {
    const { modal, client, connected } = mount()
    await ready(client)
    await connect(client, { connectorId: 'app.sol' })
    modal.open({ view: 'Networks' })
    await byId(testIds.network('eip155:8453')).click()
    expect(inShadow(testIds.sameWallet)).toBeUndefined()
    await byId(testIds.chooseWallet).click()
    await expect.element(byId(testIds.title)).toHaveTextContent('Connect EVM wallet')
    expect(inShadow(testIds.wallet(solOnly))).toBeUndefined()
    await byId(testIds.wallet(both)).click()
    await isClosed(modal)
    expect(connected()).toEqual(['eip155 app.both', 'solana app.sol'])
    expect(client.store.get(networkAtom).caipNetworkId).toBe('eip155:8453')
  })

  it('are chosen without a wallet while nothing is connected', async () => {
    const { modal, client } = mount()
    modal.open({ view: 'Networks' })
    await byId(testIds.network(solanaId)).click()
    await expect.poll(() => client.store.get(activeNamespaceAtom)).toBe('solana')
    await expect.element(byId(testIds.networkButton)).toHaveTextContent('Solana')
  })
})

describe('the wallets', () => {
  it('stand by namespace; recent ones are connected again with one press', async () => {
    const { modal, client, connected } = mount()
    await ready(client)
    await connect(client, { connectorId: 'app.both', namespace: 'eip155' })
    await connect(client, { connectorId: 'app.sol' })
    modal.open({ view: 'ProfileWallets' })
    await expect.element(byId(testIds.namespaceTab('solana'))).toHaveAttribute('aria-selected', 'true')
    await expect.element(byId(testIds.wallet(solOnly))).toHaveAttribute('aria-current', 'true')
    expect(inShadow(testIds.wallet(both))).toBeUndefined()
    await byId(testIds.disconnectOne(solOnly)).click()
    await expect.poll(connected).toEqual(['eip155 app.both'])
    // Nothing of Solana is left, so what is shown moved on by itself.
    await byId(testIds.namespaceTab('solana')).click()
    await expect.element(byId(testIds.addWallet)).toHaveTextContent('Connect Solana wallet')
    await expect.element(byId(testIds.wallet(solOnly))).toHaveTextContent('Connected before')
    await byId(testIds.wallet(solOnly)).click()
    await isClosed(modal)
    expect(connected()).toEqual(['eip155 app.both', 'solana app.sol'])
  })

  it('are gone through by arrow keys, and open on the namespace that is requested', async () => {
    const { modal, client } = mount()
    await ready(client)
    await connect(client, { connectorId: 'app.both', namespace: 'eip155' })
    modal.open({ view: 'ProfileWallets', namespace: 'solana' })
    await expect.element(byId(testIds.namespaceTab('solana'))).toHaveAttribute('aria-selected', 'true')
    const tab = inShadow(testIds.namespaceTab('solana'))
    tab?.focus()
    tab?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
    await expect.element(byId(testIds.wallet(both))).toHaveAttribute('aria-current', 'true')
    expect(shadow()?.activeElement?.getAttribute('data-testid')).toBe(testIds.namespaceTab('eip155'))
  })

  it('C18 show the accounts of a wallet that leaves the choice to the app', async () => {
    const accounts = [
      '0x00000000000000000000000000000000000000aA',
      '0x00000000000000000000000000000000000000bB',
    ]
    const [eoa = '', smart = ''] = accounts
    const evm = mockAdapter({
      namespace: 'eip155',
      connectors: [wallet('app.both', 'eip155')],
      accounts,
      accountTypes: ['eoa', 'smartAccount'],
    })
    const { modal, client } = mount({ adapters: [evm], logLevel: 'silent' })
    await ready(client)
    await connect(client, { connectorId: 'app.both' })
    expect(client.store.get(accountAtom).address).toBe(smart)
    modal.open({ view: 'ProfileWallets' })
    await expect.element(byId(testIds.switchAccount(smart))).toHaveTextContent('Smart account')
    await byId(testIds.switchAccount(eoa)).click()
    await expect.element(byId(testIds.switchAccount(eoa))).toHaveAttribute('aria-current', 'true')
    expect(client.store.get(accountAtom).address).toBe(eoa)
  })

  it('are shown while nothing is connected, with the way to connect', async () => {
    const { modal } = mount()
    modal.open({ view: 'ProfileWallets' })
    await expect.element(byId(testIds.addWallet)).toHaveTextContent('Connect EVM wallet')
    expect(inShadow(testIds.disconnect)).toBeUndefined()
    await byId(testIds.addWallet).click()
    await expect.element(byId(testIds.title)).toHaveTextContent('Connect EVM wallet')
  })
})

describe('the terms', () => {
  const terms = { features: { legalCheckbox: true }, termsConditionsUrl: 'https://example.com/terms' }

  it('are accepted before a wallet is prompted for another namespace', async () => {
    const { modal, client, connected } = mount(terms)
    await ready(client)
    await connect(client, { connectorId: 'app.both', namespace: 'eip155' })
    modal.open({ view: 'Networks' })
    await byId(testIds.network(solanaId)).click()
    await expect.element(byId(testIds.sameWallet)).toBeDisabled()
    await expect.element(byId(testIds.chooseWallet)).toBeDisabled()
    await byId(testIds.legalCheckbox).click()
    await byId(testIds.sameWallet).click()
    await isClosed(modal)
    expect(connected()).toEqual(['eip155 app.both', 'solana app.both'])
  })

  it('are accepted before a recent wallet is prompted again', async () => {
    const { modal, client, connected } = mount(terms)
    await ready(client)
    await connect(client, { connectorId: 'app.sol' })
    await disconnect(client)
    modal.open({ view: 'ProfileWallets', namespace: 'solana' })
    await expect.element(byId(testIds.wallet(solOnly))).toBeDisabled()
    await byId(testIds.legalCheckbox).click()
    await byId(testIds.wallet(solOnly)).click()
    await isClosed(modal)
    expect(connected()).toEqual(['solana app.sol'])
  })
})
