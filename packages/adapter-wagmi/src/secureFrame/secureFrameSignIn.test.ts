import { createClient } from '@latchkit/core'
import { accountAtom, disconnect } from '@latchkit/core/connection'
import { defineNetwork, mainnet, switchNetwork } from '@latchkit/core/networks'
import { connectEmail, verifyOtp } from '@latchkit/core/secureframe'
import { getSessions, signIn, signOut, siwxAtom } from '@latchkit/core/siwx'
import { createMemoryStorage } from '@latchkit/core/storage'
import { createRecordedPlatform } from '@latchkit/core/testing'
import { type Hex, hexToString } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, it, onTestFinished } from 'vitest'
import { createTestFrame, frameOption } from '../../../secure-frame-client/test/createTestFrame.js'
import { wagmiAdapter } from '../wagmiAdapter.js'

const [alice, bob] = [
  privateKeyToAccount(`0x${'11'.repeat(32)}`),
  privateKeyToAccount(`0x${'22'.repeat(32)}`),
]
const second = defineNetwork({ ...mainnet, id: 31338, name: 'Second' })
const deadEndpoint = 'http://127.0.0.1:9'
const patient = { timeout: 20_000 }
type Id = 'eip155:1' | 'eip155:31338'

/** A page where sign-in is required, over a frame that approves its requests and counts them. */
function open(storage = createMemoryStorage(), person = alice) {
  const approved: string[] = []
  let user = person
  const frame = createTestFrame(async ({ type, payload }, answer) => {
    if (type === 'CONNECT_EMAIL') return answer({ action: 'VERIFY_OTP' })
    if (type === 'IS_CONNECTED') return answer({ isConnected: true })
    if (type === 'GET_USER') return answer({ address: user.address, chainId: 1 })
    if (type === 'SWITCH_NETWORK') return answer(payload)
    if (type !== 'RPC_REQUEST') return answer()
    const [text] = payload.params as unknown as [Hex]
    approved.push(String(payload.chainId))
    return answer(await user.signMessage({ message: hexToString(text) }))
  })
  const client = createClient({
    metadata: { name: 'Test' },
    networks: [mainnet, second],
    adapters: [wagmiAdapter()],
    customRpcUrls: { 'eip155:1': [deadEndpoint], 'eip155:31338': [deadEndpoint] },
    platform: createRecordedPlatform({ pageUrl: () => 'https://app.example/path' }),
    siwx: { required: true },
    logLevel: 'silent',
    storage,
    storageKey: 'latchkit',
    secureFrame: frameOption(frame),
  })
  const stop = client.start()
  const close = () => {
    stop()
    client.destroy()
    frame.close()
  }
  onTestFinished(close)
  const state = () => client.store.get(siwxAtom)
  return {
    client,
    approved,
    storage,
    close,
    state,
    async login(next = user) {
      user = next
      // A mail each 30 s.
      storage.remove('latchkit.frame.lastEmailLoginTime')
      await connectEmail(client, { email: `${next.address}@example.test`.toLowerCase() })
      await verifyOtp(client, { otp: '123456' })
    },
    /** Waits until it is known who is signed in on this network, or asked to. */
    at: (person: typeof alice, network: Id, asked: boolean) =>
      expect
        .poll(() => {
          const { caipAddress } = client.store.get(accountAtom)
          const { status, prompt } = state()
          return [caipAddress, status, Boolean(prompt)]
        }, patient)
        .toEqual([`${network}:${person.address}`, asked ? 'unauthenticated' : 'authenticated', asked]),
    sessions: async () =>
      (await getSessions(client)).map(({ data }) => `${data.chainId}:${data.accountAddress}`),
  }
}

it('C8: asks once for each account and each network of the embedded wallet, also after a reload', async () => {
  const { client, approved, login, at, close, storage } = open()
  await login()
  await at(alice, 'eip155:1', false)
  expect(approved).toEqual(['1'])
  await switchNetwork(client, { caipNetworkId: 'eip155:31338' })
  await at(alice, 'eip155:31338', true)
  await signIn(client)
  await switchNetwork(client, { caipNetworkId: 'eip155:1' })
  await at(alice, 'eip155:1', false)
  await switchNetwork(client, { caipNetworkId: 'eip155:31338' })
  await at(alice, 'eip155:31338', false)
  expect(approved).toEqual(['1', '31338'])
  close()
  const again = open(storage)
  await again.at(alice, 'eip155:31338', false)
  await switchNetwork(again.client, { caipNetworkId: 'eip155:1' })
  await again.at(alice, 'eip155:1', false)
  expect(again.approved).toEqual([])
})

it('C8: another person who signs in is prompted, and has nothing of the person before', async () => {
  const { client, approved, login, at, sessions } = open()
  await login()
  await at(alice, 'eip155:1', false)
  await disconnect(client)
  await login(bob)
  await at(bob, 'eip155:1', false)
  expect(approved).toEqual(['1', '1'])
  expect(await sessions()).toEqual([`eip155:1:${bob.address}`])
})

it('C8: revoking the session of a network leaves those of others, and the login', async () => {
  const { client, approved, login, at, sessions } = open()
  await login()
  await switchNetwork(client, { caipNetworkId: 'eip155:31338' })
  await at(alice, 'eip155:31338', true)
  await signIn(client)
  await signOut(client, { caipAddress: `eip155:1:${alice.address}` })
  expect(await sessions()).toEqual([`eip155:31338:${alice.address}`])
  await at(alice, 'eip155:31338', false)
  await signOut(client, { caipAddress: `eip155:31338:${alice.address}` })
  await at(alice, 'eip155:31338', true)
  expect(client.store.get(accountAtom).isConnected).toBe(true)
  await signIn(client)
  await at(alice, 'eip155:31338', false)
  await switchNetwork(client, { caipNetworkId: 'eip155:1' })
  await at(alice, 'eip155:1', true)
  expect(approved).toEqual(['1', '31338', '31338'])
})
