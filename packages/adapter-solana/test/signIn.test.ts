import { switchNetwork } from '@latchkit/core/networks'
import { parseSiwxMessage, type SignInRequest } from '@latchkit/core/siwx'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { expect, it } from 'vitest'
import { codeOf } from '../../core/test/codeOf.js'
import { createWallet } from './createWallet.js'
import { localId } from './localNetworks.js'
import { openPage } from './openPage.js'
import { putWallets } from './putWallets.js'
import { setupWindow } from './setupWindow.js'
import { toSiwsText } from './toSiwsText.js'

setupWindow()

const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const request: SignInRequest = {
  domain: 'example.com',
  uri: 'https://example.com/login',
  version: '1',
  nonce: 'abcdefgh12345678',
  statement: 'Sign in to Example.',
  issuedAt: '2026-01-01T00:00:00.000Z',
  chains: [`solana:${localId}`, devnet],
}
const connectorId = 'sonnet-wallet'
const never = () => new AbortController().signal
const open = (options: Parameters<typeof createWallet>[0] = {}) => {
  const wallet = createWallet(options)
  putWallets([wallet])
  return { ...openPage(), wallet }
}

it('connects and signs in with one prompt', async () => {
  const { adapter, wallet } = open()
  const { signedIn, address } = await adapter.connect({ connectorId, signal: never(), signIn: request })
  expect(wallet.asked.map(({ feature }) => feature)).toEqual(['solana:signIn'])
  expect(signedIn?.caipAddress).toBe(`solana:${localId}:${address}`)
  const { chains: _, ...said } = request
  const message = signedIn?.message ?? ''
  expect(parseSiwxMessage(message)).toEqual({
    ...said,
    chainId: `solana:${localId}`,
    accountAddress: address,
  })
  const [signature, key] = [base58.decode(signedIn?.signature ?? ''), base58.decode(address)]
  expect(ed25519.verify(signature, new TextEncoder().encode(message), key)).toBe(true)
})

it.each([
  ['that is shown', {}, devnet],
  ['that is requested', { caipNetworkId: `solana:${localId}` as const }, `solana:${localId}`],
])('signs in on the network %s', async (_, options, caipNetworkId) => {
  const { adapter, client, wallet } = open()
  await switchNetwork(client, { caipNetworkId: devnet })
  const connection = await adapter.connect({ connectorId, signal: never(), signIn: request, ...options })
  expect(connection.caipNetworkId).toBe(caipNetworkId)
  expect(parseSiwxMessage(connection.signedIn?.message ?? '').chainId).toBe(caipNetworkId)
  const name = caipNetworkId === devnet ? 'devnet' : localId
  expect(wallet.asked.at(-1)?.inputs).toMatchObject([{ chainId: name }])
})

it('connects plainly where the wallet cannot, or no network of the request is one of the app', async () => {
  const plain = open({ without: ['solana:signIn'] })
  const connection = await plain.adapter.connect({ connectorId, signal: never(), signIn: request })
  expect(connection.signedIn).toBe(undefined)
  expect(plain.read().status).toBe('connected')
  const other = open({ name: 'Other' })
  const signIn = { ...request, chains: ['eip155:1'] as const }
  const second = await other.adapter.connect({ connectorId: 'other', signal: never(), signIn })
  expect(second.signedIn).toBe(undefined)
  expect(other.wallet.countAsked('solana:signIn')).toBe(0)
})

it('signs in with a wallet that is connected already', async () => {
  const { adapter, wallet } = open()
  await adapter.connect({ connectorId, signal: never() })
  const { signedIn } = await adapter.connect({ connectorId, signal: never(), signIn: request })
  expect(signedIn?.signature).toBeDefined()
  expect(wallet.asked.map(({ feature }) => feature)).toEqual(['standard:connect', 'solana:signIn'])
})

it('reports a declined sign-in as rejected, with nothing connected', async () => {
  const { adapter, wallet, read } = open()
  wallet.rejectNext()
  const attempt = adapter.connect({ connectorId, signal: never(), signIn: request })
  expect(await codeOf(attempt)).toBe('rpc/user-rejected')
  expect(read()).toMatchObject({ status: 'disconnected', connections: [] })
})

it.each([
  ['domain', (text: string) => text.replace('example.com wants', 'evil.example wants')],
  ['account', (text: string) => text.replace(/\n.+\n/, `\n${localId}\n`)],
  ['nonce', (text: string) => text.replace(/Nonce: .+/, 'Nonce: zzzzzzzz')],
  ['nonce', (text: string) => `${text}\nNonce: abcdefgh12345678`],
  ['nonce', (text: string) => text.replace(/\nNonce: .+/, '')],
  ['everything', () => ''],
])('connects nothing when the wallet signed another %s', async (_, change) => {
  const { adapter, read } = open({ signInText: (input, address) => change(toSiwsText(input, address)) })
  const attempt = adapter.connect({ connectorId, signal: never(), signIn: request })
  expect(await codeOf(attempt)).toMatch(/^solana\/(sign-in-mismatch|invalid-answer)$/)
  expect(read()).toMatchObject({ status: 'disconnected', connections: [] })
})

it('C1 leaves nothing behind when it is given up while the wallet asks', async () => {
  const page = open()
  const approve = page.wallet.holdNext()
  const controller = new AbortController()
  const asked = new Promise(resolve => page.wallet.beforeAsking(resolve))
  const attempt = codeOf(page.adapter.connect({ connectorId, signal: controller.signal, signIn: request }))
  await asked
  controller.abort()
  expect(await attempt).toBe('rpc/user-rejected')
  await approve()
  expect(page.read()).toMatchObject({ status: 'disconnected', connections: [] })
})
