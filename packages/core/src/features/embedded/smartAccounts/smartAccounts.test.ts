import { expect, it, onTestFinished, vi } from 'vitest'
import {
  createSmartAccountFrame,
  frameEoa,
  frameSmartAccount,
} from '../../../../../secure-frame-client/test/createSmartAccountFrame.js'
import { frameOption } from '../../../../../secure-frame-client/test/createTestFrame.js'
import { createTabs } from '../../../../test/createTabs.js'
import type { ClientConfig } from '../../../client/config.js'
import { createClient } from '../../../client/createClient.js'
import { mainnet, solana } from '../../../exports/networks.js'
import { createMemoryStorage } from '../../../platform/createMemoryStorage.js'
import { createRecordedPlatform } from '../../../testing/createRecordedPlatform.js'
import { mockAdapter } from '../../../testing/mockAdapter.js'
import { getPreferredAccountType } from '../../connection/start/getPreferredAccountType.js'
import { smartAccountNetworksAtom } from '../../networks/smartAccountNetworksAtom.js'
import { frameConnector } from '../frameConnector.js'
import { connectEmail } from '../login/connectEmail.js'
import { openFrame } from '../openFrame.js'
import { readLogin } from '../readLogin.js'
import { signOut } from '../signOut.js'
import { setPreferredAccountType } from './setPreferredAccountType.js'
import { updateSmartAccountNetworks } from './updateSmartAccountNetworks.js'

const second = { ...mainnet, id: 137, name: 'Second' }
const eoa = { namespace: 'eip155', address: frameEoa, type: 'eoa' }
const smart = { namespace: 'eip155', address: frameSmartAccount, type: 'smartAccount' }

function open(
  parameters: Parameters<typeof createSmartAccountFrame>[0] = {},
  {
    storage = createMemoryStorage(),
    smartAccounts,
    ...config
  }: Partial<ClientConfig> & {
    storage?: ReturnType<typeof createMemoryStorage>
    smartAccounts?: boolean | undefined
  } = {},
) {
  const frame = createSmartAccountFrame(parameters)
  const client = createClient({
    metadata: { name: 'Test' },
    networks: [mainnet, second],
    adapters: [mockAdapter({ namespace: 'eip155', connectors: [frameConnector('eip155')] })],
    logLevel: 'silent',
    storage,
    storageKey: 'latchkit',
    platform: createRecordedPlatform(),
    secureFrame: { ...frameOption(frame), smartAccounts },
    ...config,
  })
  const ends = [client.start(), () => client.destroy(), frame.close]
  const close = () => {
    for (const end of ends.splice(0)) end()
  }
  onTestFinished(close)
  const session = async () => (await openFrame(client)).session
  /** The accounts that adapters see, the active one first, and what is said of them. */
  const seen = async () => {
    const { accounts = [], info } = (await session()).read('eip155') ?? {}
    return { accounts, type: info?.accountType, isDeployed: info?.isSmartAccountDeployed }
  }
  return {
    client,
    frame,
    storage,
    close,
    session,
    seen,
    login: () => connectEmail(client, { email: 'ana@example.test' }),
    restore: async () => expect(await (await session()).restore()).toBe(true),
    kept: () => storage.get('latchkit.frame.smartAccountNetworks'),
  }
}

it.each([true, false])(
  'C18 shows the smart account first, and holds both: named by GET_USER %s',
  async tellsBoth => {
    const { frame, login, seen, kept } = open({ tellsBoth, listed: [1, 8453], deployed: [1] })
    await login()
    expect(frame.payloads('GET_USER')).toEqual([{ chainId: 1, preferredAccountType: 'smartAccount' }])
    expect(await seen()).toEqual({ accounts: [smart, eoa], type: 'smartAccount', isDeployed: true })
    expect(kept()).toBe('1,8453')
  },
)

it('C18 shows the eoa where the app prefers it, and both are there to choose from', async () => {
  const { frame, login, seen } = open({}, { defaultAccountTypes: { eip155: 'eoa' } })
  await login()
  expect(frame.payloads('GET_USER')).toEqual([{ chainId: 1, preferredAccountType: 'eoa' }])
  expect(await seen()).toEqual({ accounts: [eoa, smart], type: 'eoa', isDeployed: false })
})

it('C2, C6: a chosen type, and both accounts, are there after a reload', async () => {
  const before = open()
  await before.login()
  expect(await setPreferredAccountType(before.client, { type: 'eoa' })).toEqual({
    type: 'eoa',
    address: frameEoa,
  })
  expect(before.frame.payloads('SET_PREFERRED_ACCOUNT')).toEqual([{ type: 'eoa' }])
  expect(await before.seen()).toMatchObject({ accounts: [eoa, smart], type: 'eoa' })
  before.close()
  const { client, restore, seen } = open({}, { storage: before.storage })
  expect(getPreferredAccountType(client, { namespace: 'eip155' })).toBe('eoa')
  await restore()
  expect(await seen()).toMatchObject({ accounts: [eoa, smart], type: 'eoa' })
  await setPreferredAccountType(client, { type: 'smartAccount' })
  expect(await seen()).toMatchObject({ accounts: [smart, eoa], type: 'smartAccount' })
})

it('knows the chains of the page before while the frame has not answered, and none after it failed', async () => {
  const before = open({ listed: [1, 10] })
  await before.login()
  before.close()
  const { client, frame, restore, seen, kept } = open({}, { storage: before.storage })
  frame.hold('GET_SMART_ACCOUNT_ENABLED_NETWORKS')
  frame.faults.add('GET_SMART_ACCOUNT_ENABLED_NETWORKS')
  const restored = restore()
  await vi.waitFor(() => expect(client.store.get(smartAccountNetworksAtom)).toEqual([1, 10]))
  frame.release()
  await restored
  expect([client.store.get(smartAccountNetworksAtom), kept()]).toEqual([[], undefined])
  expect(await seen()).toMatchObject({ accounts: [eoa], type: 'eoa' })
  frame.faults.clear()
  expect(await updateSmartAccountNetworks(client)).toEqual([1])
  expect(await seen()).toMatchObject({ accounts: [smart, eoa], type: 'smartAccount' })
})

it.each(['SET_PREFERRED_ACCOUNT', 'GET_USER', 'INIT_SMART_ACCOUNT'])(
  'reverts to eoa when %s fails',
  async step => {
    const { client, frame, login, seen } = open({ tellsBoth: step !== 'INIT_SMART_ACCOUNT' })
    await login()
    frame.faults.add(step)
    await expect(setPreferredAccountType(client, { type: 'smartAccount' })).rejects.toMatchObject({
      code: step === 'INIT_SMART_ACCOUNT' ? 'smart-accounts/unavailable' : 'frame/server-unreachable',
    })
    expect(await seen()).toMatchObject({ type: 'eoa' })
    expect(getPreferredAccountType(client, { namespace: 'eip155' })).toBe('eoa')
  },
)

it('shows the eoa on a chain off the list, and what is preferred on the next one', async () => {
  const { client, frame, login, session, seen } = open({ listed: [1], deployed: [1] })
  await login()
  const { switchNetwork } = await session()
  await switchNetwork('eip155:137')
  expect(await seen()).toEqual({ accounts: [eoa], type: 'eoa', isDeployed: false })
  await expect(setPreferredAccountType(client, { type: 'smartAccount' })).rejects.toMatchObject({
    code: 'smart-accounts/unavailable',
  })
  expect(getPreferredAccountType(client, { namespace: 'eip155' })).toBe('smartAccount')
  await switchNetwork('eip155:1')
  expect(await seen()).toEqual({ accounts: [smart, eoa], type: 'smartAccount', isDeployed: true })
  // The eoa is the same everywhere, so it is shown where nothing can be read.
  frame.faults.add('GET_USER')
  await switchNetwork('eip155:137')
  await switchNetwork('eip155:1')
  expect(await seen()).toMatchObject({ accounts: [eoa], type: 'eoa' })
})

it('shows the accounts of the last of several networks, whichever is read first', async () => {
  const { frame, login, session, seen } = open()
  await login()
  const { switchNetwork } = await session()
  await switchNetwork('eip155:137')
  frame.hold('GET_USER')
  const first = switchNetwork('eip155:1')
  await vi.waitFor(() => expect(frame.payloads('GET_USER')).toHaveLength(3))
  await switchNetwork('eip155:137')
  frame.release()
  await first
  expect(await seen()).toMatchObject({ accounts: [eoa], type: 'eoa' })
})

it('C2: another tab follows a choice at once', async () => {
  const openTab = createTabs()
  const [first, other] = [open({}, { storage: openTab() }), open({}, { storage: openTab() })]
  await first.login()
  await other.login()
  for (const type of ['eoa', 'smartAccount'] as const) {
    await setPreferredAccountType(first.client, { type })
    await vi.waitFor(async () => expect(await other.seen()).toMatchObject({ type }))
    // The frame of the other tab was told as well.
    expect(other.frame.state.preferred).toBe(type)
  }
  // A page without smart accounts has nothing to follow, and a closed page asks nothing.
  const alone = open({}, { storage: openTab(), smartAccounts: false })
  await alone.login()
  other.close()
  const asked = [alone.frame.types().length, other.frame.types().length]
  await setPreferredAccountType(first.client, { type: 'eoa' })
  expect([alone.frame.types().length, other.frame.types().length]).toEqual(asked)
  expect(await alone.seen()).toMatchObject({ accounts: [eoa] })
})

it('C18 has one address and asks nothing with `smartAccounts: false`, whatever was stored', async () => {
  const before = open()
  await before.login()
  await setPreferredAccountType(before.client, { type: 'smartAccount' })
  before.close()
  const { client, frame, restore, seen, session, kept } = open(
    {},
    { storage: before.storage, smartAccounts: false },
  )
  await restore()
  expect(await seen()).toEqual({ accounts: [eoa], type: 'eoa', isDeployed: false })
  await (await session()).switchNetwork('eip155:137')
  await (await session()).switchNetwork('eip155:1')
  expect(await updateSmartAccountNetworks(client)).toEqual([])
  await expect(setPreferredAccountType(client, { type: 'smartAccount' })).rejects.toMatchObject({
    code: 'smart-accounts/unavailable',
  })
  expect(await seen()).toMatchObject({ accounts: [eoa], type: 'eoa' })
  expect(frame.payloads('GET_USER')).toEqual([{ chainId: 1, preferredAccountType: 'eoa' }])
  expect(frame.types().filter(type => /SMART|PREFERRED/.test(type))).toEqual([])
  // The frame knows that there is one.
  expect([frame.urls, before.frame.urls]).toEqual([
    [expect.stringContaining('&smartAccounts=false')],
    [expect.not.stringContaining('smartAccounts')],
  ])
  // It is there again when the app has smart accounts again.
  expect([kept(), getPreferredAccountType(client, { namespace: 'eip155' })]).toEqual(['1', 'smartAccount'])
})

it('says when the smart account was deployed meanwhile', async () => {
  const { frame, login, seen } = open()
  await login()
  expect(await seen()).toMatchObject({ isDeployed: false })
  frame.state.deployed = [1]
  frame.post({ type: 'SESSION_UPDATE', payload: { isConnected: true } })
  await vi.waitFor(async () => expect(await seen()).toMatchObject({ type: 'smartAccount', isDeployed: true }))
})

it('reads the network of eip155 when the last one was of Solana', async () => {
  const adapters = (['eip155', 'solana'] as const).map(namespace =>
    mockAdapter({ namespace, connectors: [frameConnector(namespace)] }),
  )
  const { client, frame, login, session, seen } = open({}, { adapters, networks: [mainnet, solana] })
  await login()
  await (await session()).switchNetwork(`solana:${solana.id}`)
  await setPreferredAccountType(client, { type: 'eoa' })
  expect(frame.state.chainId).toBe(1)
  expect(await seen()).toMatchObject({ accounts: [eoa, smart], type: 'eoa' })
})

it('stays on its network when the login is read again', async () => {
  const { client, frame, storage, login, session } = open()
  await login()
  await (await session()).switchNetwork('eip155:137')
  storage.set('latchkit.frame.lastUsedChain', `solana:${solana.id}`)
  const { client: own } = await openFrame(client)
  expect(await readLogin(client, own)).toMatchObject({ users: { eip155: { address: frameEoa } } })
  expect(frame.payloads('GET_USER').at(-1)).toMatchObject({ chainId: 137 })
})

it('needs a login, and a sign-out meanwhile is no account', async () => {
  const { client, frame, login } = open()
  const choose = () => setPreferredAccountType(client, { type: 'smartAccount' })
  await expect(choose()).rejects.toMatchObject({ code: 'frame/login-required' })
  await login()
  frame.hold('SET_PREFERRED_ACCOUNT')
  frame.faults.add('SET_PREFERRED_ACCOUNT')
  const pending = choose()
  const ended = expect(pending).rejects.toBeInstanceOf(Error)
  await vi.waitFor(() => expect(frame.types().at(-1)).toBe('SET_PREFERRED_ACCOUNT'))
  await signOut(client)
  frame.release()
  await ended
  expect(getPreferredAccountType(client, { namespace: 'eip155' })).toBe('smartAccount')
})
