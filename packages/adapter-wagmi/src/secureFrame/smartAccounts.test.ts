import { createClient } from '@latchkit/core'
import { accountAtom, switchAccount } from '@latchkit/core/connection'
import { defineNetwork, mainnet, switchNetwork } from '@latchkit/core/networks'
import { connectEmail } from '@latchkit/core/secureframe'
import { getSessions, signIn, siwxAtom } from '@latchkit/core/siwx'
import { setPreferredAccountType } from '@latchkit/core/smartaccounts'
import { createMemoryStorage } from '@latchkit/core/storage'
import { createRecordedPlatform } from '@latchkit/core/testing'
import { type Hex, hexToString } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, it, onTestFinished, vi } from 'vitest'
import { getAccount, switchChain } from 'wagmi/actions'
import { createSmartAccountFrame } from '../../../secure-frame-client/test/createSmartAccountFrame.js'
import { frameOption } from '../../../secure-frame-client/test/createTestFrame.js'
import { wagmiAdapter } from '../wagmiAdapter.js'

// How a contract verifies signatures is nothing of the kit's accounts: each of these signs with a separate key.
const [eoa, smart] = [
  privateKeyToAccount(`0x${'11'.repeat(32)}`),
  privateKeyToAccount(`0x${'22'.repeat(32)}`),
]
const second = defineNetwork({ ...mainnet, id: 31338, name: 'Second' })
const deadEndpoint = 'http://127.0.0.1:9'
const slow = { timeout: 20_000 }

/** A page over a frame that has smart accounts on the first of two networks. */
function open({ storage = createMemoryStorage(), siwx = false } = {}) {
  const frame = createSmartAccountFrame({
    listed: [1],
    eoa: eoa.address,
    smartAccount: smart.address,
    sign({ params }) {
      const [text = '', address = ''] = [params].flat().map(String)
      const signer = [eoa, smart].find(one => one.address.toLowerCase() === address.toLowerCase())
      return signer?.signMessage({ message: hexToString(text as Hex) })
    },
  })
  const adapter = wagmiAdapter()
  const client = createClient({
    metadata: { name: 'Test' },
    networks: [mainnet, second],
    adapters: [adapter],
    customRpcUrls: { 'eip155:1': [deadEndpoint], 'eip155:31338': [deadEndpoint] },
    platform: createRecordedPlatform({ pageUrl: () => 'https://app.example/path' }),
    logLevel: 'silent',
    storage,
    storageKey: 'latchkit',
    secureFrame: frameOption(frame),
    ...(siwx ? { siwx: { required: true } } : {}),
  })
  const stop = client.start()
  const close = () => {
    stop()
    client.destroy()
    frame.close()
  }
  onTestFinished(close)
  const config = adapter.getConfig()
  const read = () => {
    const { address, addresses, chainId } = getAccount(config)
    const account = client.store.get(accountAtom)
    return {
      wagmi: `${chainId} ${[...(addresses ?? [])]}`,
      kit: `${account.caipNetworkId?.slice(7)} ${account.allAccounts.map(one => one.address)}`,
      active: [address, account.address],
      type: account.embeddedWalletInfo?.accountType,
    }
  }
  return {
    client,
    frame,
    config,
    storage,
    close,
    read,
    login: () => connectEmail(client, { email: 'ana@example.test' }),
    sees: (chainId: number, ...accounts: readonly { readonly address: string }[]) => {
      const addresses = accounts.map(({ address }) => address)
      const wanted = `${chainId} ${addresses}`
      expect(read()).toMatchObject({ wagmi: wanted, kit: wanted, active: [addresses[0], addresses[0]] })
    },
  }
}

it('C4, C18: wagmi and the kit have the same account after each toggle', async () => {
  const { client, config, login, sees, read } = open()
  await login()
  sees(1, smart, eoa)
  const provider = (await getAccount(config).connector?.getProvider()) as {
    request(args: { method: string }): Promise<unknown>
    on(event: string, listener: (value: unknown) => void): void
  }
  const events: unknown[] = []
  provider.on('accountsChanged', accounts => events.push(accounts))
  provider.on('chainChanged', chainId => events.push(chainId))
  for (const [type, ...order] of [
    ['eoa', eoa, smart],
    ['smartAccount', smart, eoa],
    ['eoa', eoa, smart],
  ] as const) {
    await setPreferredAccountType(client, { type })
    sees(1, ...order)
    expect(read().type).toBe(type)
    const addresses = order.map(({ address }) => address)
    expect(await provider.request({ method: 'eth_accounts' })).toEqual(addresses)
    expect(events.splice(0)).toEqual([addresses])
  }
  await switchAccount(client, { address: smart.address })
  sees(1, smart, eoa)
})

it.each(['the kit', 'wagmi'])(
  'C4: %s switches network and account in one step where there is no smart account',
  async who => {
    const { client, config, login, read, sees } = open()
    await login()
    const seen = new Set<string>()
    const note = () => {
      const { wagmi, kit } = read()
      seen.add(wagmi)
      seen.add(kit)
    }
    onTestFinished(config.subscribe(state => state, note))
    onTestFinished(client.store.sub(accountAtom, note))
    const to = async (chainId: 1 | 31338) => {
      if (who === 'wagmi') await switchChain(config, { chainId })
      else await switchNetwork(client, { caipNetworkId: `eip155:${chainId}` })
    }
    await to(31338)
    sees(31338, eoa)
    await to(1)
    sees(1, smart, eoa)
    expect([...seen]).toEqual([`31338 ${eoa.address}`, `1 ${smart.address},${eoa.address}`])
  },
)

it.each([1, 31338] as const)('C2, C6: has the accounts of network %s after a reload', async chainId => {
  const before = open()
  await before.login()
  await switchNetwork(before.client, { caipNetworkId: `eip155:${chainId}` })
  before.close()
  // As after a switch to another namespace: wagmi alone knows its network.
  before.storage.set('latchkit.frame.lastUsedChain', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  const { read, sees } = open({ storage: before.storage })
  await vi.waitFor(() => expect(read().active[1]).toBeDefined(), slow)
  if (chainId === 1) sees(1, smart, eoa)
  else sees(31338, eoa)
})

it('C8: asks each account once, and the sign-in of the other one stays', async () => {
  const { client, frame, login, close, storage } = open({ siwx: true })
  const signed = () => frame.types().filter(type => type === 'RPC_REQUEST').length
  const at = (page: typeof client, { address }: { readonly address: string }, status: string) =>
    expect
      .poll(() => [page.store.get(accountAtom).address, page.store.get(siwxAtom).status], slow)
      .toEqual([address, status])
  await login()
  await at(client, smart, 'authenticated')
  await setPreferredAccountType(client, { type: 'eoa' })
  await at(client, eoa, 'unauthenticated')
  await signIn(client)
  await at(client, eoa, 'authenticated')
  expect(signed()).toBe(2)
  for (const [type, account] of [
    ['smartAccount', smart],
    ['eoa', eoa],
  ] as const) {
    await setPreferredAccountType(client, { type })
    await at(client, account, 'authenticated')
  }
  expect((await getSessions(client)).map(({ data }) => data.accountAddress)).toEqual([
    smart.address,
    eoa.address,
  ])
  close()
  const again = open({ storage, siwx: true })
  await at(again.client, eoa, 'authenticated')
  await setPreferredAccountType(again.client, { type: 'smartAccount' })
  await at(again.client, smart, 'authenticated')
  expect([signed(), again.frame.types()]).toEqual([2, expect.not.arrayContaining(['RPC_REQUEST'])])
})
