import { mainnet } from 'viem/chains'
import { describe, expect, it } from 'vitest'
import type { ClientConfig } from '../../client/config.js'
import { createClient } from '../../client/createClient.js'
import { createMemoryStorage } from '../../platform/createMemoryStorage.js'
import { type MockAdapterParameters, mockAdapter } from '../../testing/mockAdapter.js'
import { connect } from './connect.js'
import { accountAtom } from './start/atoms.js'
import { getPreferredAccountType } from './start/getPreferredAccountType.js'
import { switchAccount } from './switchAccount.js'

const eoa = '0x00000000000000000000000000000000000000aA'
const smart = '0x00000000000000000000000000000000000000bB'
const bitcoin = { ...mainnet, id: '000000000019d6689c085ae165831e93', chainNamespace: 'bip122' } as const

type Parameters = Partial<MockAdapterParameters> & Pick<ClientConfig, 'defaultAccountTypes' | 'storage'>

async function setUp({ defaultAccountTypes, storage, ...parameters }: Parameters = {}) {
  const adapter = mockAdapter({
    namespace: 'eip155',
    accounts: [eoa, smart],
    accountTypes: ['eoa', 'smartAccount'],
    ...parameters,
  })
  const client = createClient({
    metadata: { name: 'App' },
    networks: [mainnet, bitcoin],
    adapters: [adapter],
    defaultAccountTypes,
    storage: storage ?? createMemoryStorage(),
  })
  client.start()
  const [first] = adapter.wallet.connectors()
  await connect(client, { connectorId: first?.id ?? '' })
  return { client, adapter, address: () => client.store.get(accountAtom).address }
}

describe('the kind of account that is active first', () => {
  it('C18 is the smart account on eip155', async () => {
    const { address } = await setUp()
    expect(address()).toBe(smart)
  })

  it('C18 is what the app prefers, so that the smart account can be turned off', async () => {
    const { address } = await setUp({ defaultAccountTypes: { eip155: 'eoa' } })
    expect(address()).toBe(eoa)
  })

  it('C18 is the payment account on bip122, whatever the wallet puts first', async () => {
    const { address } = await setUp({
      namespace: 'bip122',
      accounts: ['ordinal', 'payment'],
      accountTypes: ['ordinal', 'payment'],
    })
    expect(address()).toBe('payment')
  })

  it('is the one the wallet shows where all are of one kind, or where it alone chooses', async () => {
    const alike = await setUp({ accountTypes: ['eoa', 'eoa'] })
    expect(alike.address()).toBe(eoa)
    const own = await setUp({ without: ['switchAccount'] })
    expect(own.address()).toBe(eoa)
  })

  it('is left to the wallet once it is connected', async () => {
    const { adapter, address } = await setUp()
    await adapter.wallet.changeAccount(eoa)
    expect(address()).toBe(eoa)
  })

  it('stays what the wallet shows when it cannot be changed', async () => {
    const adapter = mockAdapter({
      namespace: 'eip155',
      accounts: [eoa, smart],
      accountTypes: ['eoa', 'smartAccount'],
    })
    const client = createClient({
      metadata: { name: 'App' },
      networks: [mainnet],
      adapters: [{ ...adapter, switchAccount: () => Promise.reject(new TypeError('no')) }],
    })
    client.start()
    await connect(client, { connectorId: adapter.wallet.connectors()[0]?.id ?? '' })
    await expect.poll(() => client.logs()).toContain('the preferred account was not chosen')
    expect(client.store.get(accountAtom).address).toBe(eoa)
  })
})

describe('switchAccount', () => {
  it('changes the account, and is remembered as the preferred kind', async () => {
    const storage = createMemoryStorage()
    const { client, address } = await setUp({ storage })
    await switchAccount(client, { address: eoa })
    expect(address()).toBe(eoa)
    expect(getPreferredAccountType(client, { namespace: 'eip155' })).toBe('eoa')
    const later = await setUp({ storage })
    expect(later.address()).toBe(eoa)
  })

  it('prefers nothing where all accounts are of one kind', async () => {
    const { client, address } = await setUp({ accountTypes: [] })
    await switchAccount(client, { address: smart })
    expect(address()).toBe(smart)
    expect(getPreferredAccountType(client, { namespace: 'eip155' })).toBe('smartAccount')
  })

  it('refuses an account that the wallet did not share', async () => {
    const { client } = await setUp()
    for (const parameters of [{ address: '0x1' }, { address: eoa, namespace: 'solana' as const }])
      await expect(switchAccount(client, parameters)).rejects.toMatchObject({
        code: 'connection/account-not-found',
      })
  })

  it('says when the wallet alone chooses', async () => {
    const { client } = await setUp({ without: ['switchAccount'] })
    await expect(switchAccount(client, { address: smart })).rejects.toMatchObject({
      code: 'adapter/capability-not-supported',
    })
    await expect(switchAccount(client, { address: eoa })).resolves.toBeUndefined()
  })
})
