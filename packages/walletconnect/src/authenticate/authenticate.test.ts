import { type Hex, recoverMessageAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sealTyped } from '../../test/sealTyped.js'
import { type Pair, startPair } from '../../test/startPair.js'
import type { Scan } from '../../test/startPeer.js'
import { createKeyPair } from '../crypto/createKeyPair.js'
import { fromHex, toHex } from '../crypto/encoding.js'
import { deriveSymKey, hashTopic } from '../crypto/hash.js'
import { formatMessage } from './formatMessage.js'
import type {
  AuthenticateParameters,
  AuthenticateReturnType,
  CacaoPayload,
  VerifyParameters,
} from './types.js'

const account = privateKeyToAccount(generatePrivateKey())
const asked: AuthenticateParameters = {
  chains: ['eip155:1', 'eip155:10'],
  domain: 'dapp.example',
  uri: 'https://dapp.example/login',
  nonce: 'abcdef0123456789',
  statement: 'Welcome.',
  methods: ['personal_sign', 'eth_sendTransaction'],
  verify: async ({ address, message, signature }: VerifyParameters) =>
    (await recoverMessageAddress({ message, signature: signature.s as Hex })) === address,
}

let pair: Pair
let authentication: AuthenticateReturnType
let scan: Scan

async function start(changes?: Partial<AuthenticateParameters>) {
  authentication = await pair.client.authenticate({ ...asked, ...changes })
  scan = await pair.peer.scan(authentication.uri)
  return pair.peer.waitFor(scan.topic, ({ method }) => method === 'wc_sessionAuthenticate')
}

/** Responds as a wallet does: in an envelope that contains its public key, on the hash of the dapp's key. */
async function answer(payload: object) {
  const peerKey = fromHex(scan.proposer) ?? new Uint8Array()
  const keyPair = await createKeyPair()
  const symKey = await deriveSymKey(await keyPair.agree(peerKey))
  const plaintext = JSON.stringify({ jsonrpc: '2.0', ...payload })
  const message = sealTyped({ symKey, plaintext, senderPublicKey: keyPair.publicKey })
  await pair.peer.publish(await hashTopic(peerKey), message)
}

async function sign(params: unknown, changes: Partial<CacaoPayload> = {}) {
  const { authPayload } = params as { authPayload: CacaoPayload & { chains: string[]; type: string } }
  const { chains: _chains, type: _type, ...payload } = authPayload
  const p = { ...payload, iss: `did:pkh:eip155:1:${account.address}`, ...changes }
  const s = { t: 'eip191', s: await account.signMessage({ message: formatMessage(p) }) }
  return { h: { t: 'caip122' }, p, s }
}

async function respond({ id, params }: { id: number; params?: unknown }, changes?: Partial<CacaoPayload>) {
  const keyPair = await createKeyPair()
  const responder = { publicKey: toHex(keyPair.publicKey), metadata: { name: 'Peer' } }
  await answer({ id, result: { responder, cacaos: [await sign(params, changes)] } })
  return keyPair
}

beforeEach(async () => {
  pair = await startPair()
})
afterEach(async () => {
  vi.useRealTimers()
  await pair.stop()
})

test('requests a statement and a session at once', async () => {
  const before = Math.floor(Date.now() / 1000)
  const request = await start()
  expect(new URLSearchParams(authentication.uri.split('?')[1]).get('methods')).toBe('wc_sessionAuthenticate')
  const { expiryTimestamp } = request.params as { expiryTimestamp: number }
  expect(expiryTimestamp - before).toBeGreaterThanOrEqual(3600)
  const keyPair = await respond(request)
  const { cacaos, session } = await authentication.approval
  expect(cacaos[0]?.p.statement).toBe('Welcome.')
  expect(session?.namespaces).toEqual({
    eip155: {
      chains: ['eip155:1'],
      accounts: [`eip155:1:${account.address}`],
      methods: ['personal_sign', 'eth_sendTransaction'],
      events: ['chainChanged', 'accountsChanged'],
    },
  })
  const symKey = await deriveSymKey(await keyPair.agree(fromHex(scan.proposer) ?? new Uint8Array()))
  expect(session?.topic).toBe(await hashTopic(symKey))
  expect(pair.client.getSessions()).toEqual([session])
})

test('without methods there is a statement and no session', async () => {
  await respond(await start({ methods: [] }))
  const { cacaos, session } = await authentication.approval
  expect(cacaos).toHaveLength(1)
  expect(session).toBeUndefined()
  expect(pair.client.getSessions()).toEqual([])
})

test('a wallet that does not know the method answers the proposal', async () => {
  const { id } = await start()
  const error = { code: 10001, message: 'Unsupported wc_ method' }
  await pair.peer.say(scan, { id, jsonrpc: '2.0', error }, { tag: 1119, ttl: 300 })
  const line = await pair.peer.approve(scan)
  await pair.peer.settle(line, { namespaces: pair.peer.grant(scan) })
  const { cacaos, session } = await authentication.approval
  expect(cacaos).toEqual([])
  expect(session?.topic).toBe(line.topic)
})

test.each([
  [5000, 'walletconnect/user-rejected'],
  [12001, 'walletconnect/auth-rejected'],
])('a refusal with %i ends it', async (code, known) => {
  const { id } = await start()
  await answer({ id, error: { code, message: 'no' } })
  await expect(authentication.approval).rejects.toMatchObject({ code: known, rpcCode: code })
})

describe('a statement that was not requested creates no session, and the wallet is notified', () => {
  const recap = (actions: string) => `urn:recap:${btoa(`{"att":{"eip155":{${actions}}}}`)}`
  test.each<[number, string, Partial<CacaoPayload>]>([
    [11003, 'another host', { domain: 'evil.example' }],
    [11003, 'another page', { aud: 'https://evil.example' }],
    [11003, 'another nonce', { nonce: '1' }],
    [11003, 'another version', { version: '2' }],
    [11003, 'an expiry that was not requested', { exp: '2030-01-01T00:00:00Z' }],
    [11003, 'other words', { statement: 'Give me everything.' }],
    [11003, 'another chain', { iss: `did:pkh:eip155:137:${account.address}` }],
    [11006, 'no account', { iss: 'did:key:z6Mk' }],
    [11004, 'another account', { iss: 'did:pkh:eip155:1:0x0000000000000000000000000000000000000001' }],
  ])('%i: %s', async (code, _what, changes) => {
    await respond(await start(), changes)
    await expect(authentication.approval).rejects.toMatchObject({ rpcCode: code })
    expect(pair.client.getSessions()).toEqual([])
  })

  test('what was not requested is not granted', async () => {
    const resources = [
      recap('"request/personal_sign":[{"chains":["eip155:10","eip155:137"]}],"request/eth_sign":[{}]'),
    ]
    await respond(await start(), { resources })
    const { session } = await authentication.approval
    expect(session?.namespaces.eip155?.methods).toEqual(['personal_sign'])
    expect(session?.namespaces.eip155?.chains).toEqual(['eip155:1', 'eip155:10'])
  })
})

test('a malformed response, or one sealed with another key, is ignored', async () => {
  const { id } = await start()
  await answer({ id, result: null })
  await answer({
    id,
    result: { cacaos: [], responder: { publicKey: 'a'.repeat(64), metadata: { name: 'x' } } },
  })
  await pair.peer.publish(await hashTopic(fromHex(scan.proposer) ?? new Uint8Array()), 'AAAA')
  await answer({ id: id + 1, error: { code: 5000, message: 'another id' } })
  expect(pair.client.getSessions()).toEqual([])
  await answer({ id, error: { code: 12001, message: 'no' } })
  await expect(authentication.approval).rejects.toMatchObject({ rpcCode: 12001 })
})

test('is cancelled by hand and by its signal', async () => {
  await start()
  authentication.cancel()
  await expect(authentication.approval).rejects.toMatchObject({ code: 'walletconnect/aborted' })
  const controller = new AbortController()
  await start({ signal: controller.signal })
  controller.abort('closed')
  await expect(authentication.approval).rejects.toMatchObject({ cause: 'closed' })
})

test('chains of two namespaces, or none, are refused before anything is sent', async () => {
  await expect(start({ chains: ['eip155:1', 'solana:x'] })).rejects.toMatchObject({ rpcCode: 11002 })
  await expect(start({ chains: [] })).rejects.toMatchObject({ rpcCode: 5104 })
  await expect(start({ chains: ['eip155'] })).rejects.toMatchObject({ rpcCode: 5100 })
})
