import { connect } from '@latchkit/core/connection'
import { createSiwsMessage, parseSiwsMessage } from '@latchkit/core/siwx'
import { ed25519 } from '@noble/curves/ed25519.js'
import { Keypair } from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { codeOf } from '../../core/test/codeOf.js'
import { decodeBase58 } from '../src/encoding.js'
import { createWallet } from './createWallet.js'
import { openPage } from './openPage.js'
import { putWallets } from './putWallets.js'
import { setupWindow } from './setupWindow.js'
import { toSiwsText } from './toSiwsText.js'

setupWindow()

const input = {
  domain: 'example.com',
  statement: 'Sign in to Example.',
  uri: 'https://example.com/login',
  version: '1',
  chainId: 'mainnet',
  nonce: 'abcdefgh12345678',
  issuedAt: '2026-01-01T00:00:00.000Z',
  expirationTime: '2026-01-02T00:00:00.000Z',
  notBefore: '2026-01-01T00:00:00.000Z',
  requestId: 'first',
  resources: ['https://example.com/terms'],
}

async function open(options: Parameters<typeof createWallet>[0] = {}) {
  const wallet = createWallet(options)
  putWallets([wallet])
  const page = openPage()
  await connect(page.client, { connectorId: 'sonnet-wallet' })
  const provider = await page.adapter.getProvider()
  return { ...page, wallet, provider, before: wallet.asked.length }
}

it.each([
  ['solana:signIn', []],
  ['solana:signMessage', ['solana:signIn']],
])('signs the message of the input by %s', async (feature, without) => {
  const { provider, wallet, before } = await open({ without })
  expect(provider.supports('signIn')).toBe(true)
  const { account, signedMessage, signature } = await provider.signIn(input)
  expect(wallet.asked.slice(before).map(one => one.feature)).toEqual([feature])
  expect(account.address).toBe(provider.address)
  expect(account.publicKey).toEqual(decodeBase58(provider.address))
  const text = new TextDecoder().decode(signedMessage)
  expect(parseSiwsMessage(text)).toEqual({ ...input, address: provider.address })
  expect(ed25519.verify(signature, signedMessage, account.publicKey)).toBe(true)
})

it('signs another message at each call, and keeps the connection', async () => {
  const { provider, read } = await open()
  const connected = read()
  const [first, second] = [
    await provider.signIn(input),
    await provider.signIn({ ...input, nonce: 'second12' }),
  ]
  expect(new TextDecoder().decode(second.signedMessage)).toContain('Nonce: second12')
  expect(first.signature).not.toEqual(second.signature)
  expect(read()).toEqual(connected)
})

it('requests the active account and the given fields, and no others', async () => {
  const { provider, wallet } = await open()
  await provider.signIn({ domain: 'example.com', nonce: undefined })
  expect(wallet.asked.at(-1)?.inputs).toStrictEqual([{ domain: 'example.com', address: provider.address }])
})

it('accepts a chain that the wallet writes with its namespace', async () => {
  const { provider } = await open({
    signInText: (asked, address) => toSiwsText({ ...asked, chainId: `solana:${asked.chainId}` }, address),
  })
  const { signedMessage } = await provider.signIn(input)
  expect(new TextDecoder().decode(signedMessage)).toContain('Chain ID: solana:mainnet')
})

it.each(Object.keys(input))('throws when the wallet signed another %s', async field => {
  const { provider } = await open({
    signInText(asked, address) {
      const { [field as 'nonce']: _, ...others } = asked
      return toSiwsText(field === 'domain' ? { ...asked, domain: 'evil.example' } : others, address)
    },
  })
  await expect(provider.signIn(input)).rejects.toMatchObject({
    code: 'solana/sign-in-mismatch',
    message: expect.stringContaining(`Its ${field} differs`),
  })
})

it.each([
  [
    'for another account',
    () => createSiwsMessage({ ...input, address: Keypair.generate().publicKey.toBase58() }),
  ],
  ['a text that is not a sign-in message', () => 'hello'],
])('throws when the wallet signed %s', async (_, signInText) => {
  const { provider } = await open({ signInText })
  expect(await codeOf(provider.signIn(input))).toMatch(/^solana\/(sign-in-mismatch|invalid-answer)$/)
})

it('throws for invalid input, a foreign account and a refusal, with a code each', async () => {
  const { provider, wallet, before } = await open()
  expect(await codeOf(provider.signIn())).toBe('siwx/invalid-data')
  expect(await codeOf(provider.signIn({ ...input, statement: 'Nonce: 1' }))).toBe('siwx/invalid-data')
  const address = Keypair.generate().publicKey.toBase58()
  expect(await codeOf(provider.signIn({ ...input, address }))).toBe('rpc/unauthorized')
  expect(wallet.asked.length).toBe(before)
  wallet.rejectNext()
  expect(await codeOf(provider.signIn(input))).toBe('rpc/user-rejected')
  await wallet.revoke()
  expect(await codeOf(provider.signIn(input))).toBe('rpc/disconnected')
})

it('throws where a wallet signs neither sign-ins nor messages', async () => {
  const { provider } = await open({ without: ['solana:signIn', 'solana:signMessage'] })
  expect(provider.supports('signIn')).toBe(false)
  expect(await codeOf(provider.signIn(input))).toBe('adapter/capability-not-supported')
})

describe('before a wallet is connected', () => {
  const connectorId = 'sonnet-wallet'
  function openUnconnected(options: Parameters<typeof createWallet>[0] = {}) {
    const wallet = createWallet(options)
    const prompts: string[] = []
    wallet.beforeAsking(feature => void prompts.push(feature))
    putWallets([wallet])
    const page = openPage()
    return { ...page, wallet, prompts, signIn: page.adapter.getSignIn({ connectorId }) }
  }

  it('signs in and connects with one prompt', async () => {
    const { client, read, prompts, signIn, wallet } = openUnconnected()
    const output = await signIn?.(input)
    expect(wallet.asked.map(({ inputs }) => inputs)).toStrictEqual([[input]])
    expect(read()).toMatchObject({ status: 'disconnected', connections: [] })
    const { address } = await connect(client, { connectorId })
    expect([output?.account.address, prompts]).toEqual([address, ['solana:signIn']])
    const { signature = new Uint8Array(), signedMessage = new Uint8Array() } = output ?? {}
    expect(parseSiwsMessage(new TextDecoder().decode(signedMessage))).toEqual({ ...input, address })
    expect(ed25519.verify(signature, signedMessage, decodeBase58(address) ?? new Uint8Array())).toBe(true)
  })

  it('is not there without the feature, and for wallets that are not listed', () => {
    const { adapter, signIn } = openUnconnected({ without: ['solana:signIn'] })
    expect([signIn, adapter.getSignIn({ connectorId: 'other' })]).toEqual([undefined, undefined])
  })

  it.each([
    ['the text of another account', (text: string) => text.replace(/\n.+\n/, `\n${'1'.repeat(32)}\n`)],
    ['another nonce', (text: string) => text.replace(/Nonce: .+/, 'Nonce: zzzzzzzz')],
    ['another text', () => 'hello'],
  ])('throws when the wallet signed %s', async (_, change) => {
    const { signIn } = openUnconnected({ signInText: (asked, address) => change(toSiwsText(asked, address)) })
    expect(await codeOf(signIn?.(input) ?? Promise.resolve())).toMatch(
      /^solana\/(sign-in-mismatch|invalid-answer)$/,
    )
  })

  it('throws for invalid input, the account of another and a refusal', async () => {
    const { signIn, wallet, read } = openUnconnected()
    if (!signIn) throw new Error('There is no signIn.')
    expect(await codeOf(signIn({ ...input, statement: 'Nonce: 1' }))).toBe('siwx/invalid-data')
    expect(wallet.asked).toHaveLength(0)
    const address = Keypair.generate().publicKey.toBase58()
    expect(await codeOf(signIn({ ...input, address }))).toBe('solana/sign-in-mismatch')
    wallet.rejectNext()
    expect(await codeOf(signIn(input))).toBe('rpc/user-rejected')
    expect(read()).toMatchObject({ status: 'disconnected', connections: [] })
  })
})
