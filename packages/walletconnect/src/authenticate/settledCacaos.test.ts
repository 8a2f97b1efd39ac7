import { generateKeyPairSync, sign, verify } from 'node:crypto'
import { base58 } from '@scure/base'
import { type Hex, recoverMessageAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Pair, proposed, startPair } from '../../test/startPair.js'
import type { Approved, Scan } from '../../test/startPeer.js'
import { formatMessage } from './formatMessage.js'
import type {
  AuthenticateParameters,
  AuthenticateReturnType,
  CacaoPayload,
  VerifyParameters,
} from './types.js'

const solanaChain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const account = privateKeyToAccount(generatePrivateKey())
const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const solanaAddress = base58.encode(Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'))

const asked: AuthenticateParameters = {
  chains: ['eip155:1', solanaChain],
  optionalNamespaces: {
    ...proposed,
    solana: { chains: [solanaChain], methods: ['solana_signMessage'], events: [] },
  },
  domain: 'dapp.example',
  uri: 'https://dapp.example/login',
  nonce: 'abcdef0123456789',
  statement: 'Welcome.',
  iat: '2026-01-01T00:00:00.000Z',
  async verify({ chainId, address, message, signature }: VerifyParameters) {
    if (chainId === solanaChain)
      return verify(undefined, Buffer.from(message), publicKey, Buffer.from(signature.s, 'base64'))
    return (await recoverMessageAddress({ message, signature: signature.s as Hex })) === address
  },
}

let pair: Pair
let authentication: AuthenticateReturnType
let scan: Scan
let line: Approved
type AuthPayload = Omit<CacaoPayload, 'iss'> & { readonly chains: readonly string[]; readonly type: string }
let payloads: readonly (AuthPayload | undefined)[]

beforeEach(async () => {
  pair = await startPair()
})
afterEach(() => pair.stop())

async function start(changes?: Partial<AuthenticateParameters>) {
  authentication = await pair.client.authenticate({ ...asked, ...changes })
  scan = await pair.peer.scan(authentication.uri)
  const { params } = await pair.peer.waitFor(scan.topic, ({ method }) => method === 'wc_sessionPropose')
  payloads = (params as { requests: { authentication: typeof payloads } }).requests.authentication
  line = await pair.peer.approve(scan)
}

const namespaces = () => ({
  ...pair.peer.grant(scan),
  eip155: { methods: ['personal_sign'], events: [], accounts: [`eip155:1:${account.address}`] },
  solana: { methods: ['solana_signMessage'], events: [], accounts: [`${solanaChain}:${solanaAddress}`] },
})

async function cacaoOf(index: number, changes: Partial<CacaoPayload> = {}) {
  const asked = payloads[index]
  if (!asked) throw new TypeError('not requested')
  const { chains, type: _type, ...payload } = asked
  const address = index === 0 ? account.address : solanaAddress
  const p = { ...payload, iss: `did:pkh:${chains[0]}:${address}`, ...changes }
  const message = formatMessage(p)
  const signature =
    index === 0
      ? await account.signMessage({ message })
      : sign(undefined, Buffer.from(message), privateKey).toString('base64')
  return { message, signature, cacao: { h: { t: 'caip122' }, p, s: { t: 'eip191', s: signature } } }
}

const settle = (authentication?: unknown) =>
  pair.peer.settle(line, {
    namespaces: namespaces(),
    ...(authentication !== undefined && { proposalRequestsResponses: { authentication } }),
  })

test('accounts of two namespaces sign in the prompt that connects both, each the text of one chain', async () => {
  await start()
  // A wallet that signs for one namespace only must not use `wc_sessionAuthenticate`.
  expect(new URLSearchParams(authentication.uri.split('?')[1]).get('methods')).toBeNull()
  expect(payloads.map(payload => payload?.chains)).toEqual([['eip155:1'], [solanaChain]])
  const [ethereum, solana] = [await cacaoOf(0), await cacaoOf(1)]
  expect(ethereum.message.split('\n')[0]).toBe(
    'dapp.example wants you to sign in with your Ethereum account:',
  )
  expect(solana.message.split('\n').slice(0, 2)).toEqual([
    'dapp.example wants you to sign in with your Solana account:',
    solanaAddress,
  ])
  expect(solana.message).toContain('Issued At: 2026-01-01T00:00:00.000Z')
  expect((await settle([ethereum.cacao, solana.cacao])).result).toBe(true)
  const { session, statements, cacaos } = await authentication.approval
  expect(Object.keys(session?.namespaces ?? {})).toEqual(['eip155', 'solana'])
  expect(statements).toEqual([
    { account: `eip155:1:${account.address}`, message: ethereum.message, signature: ethereum.signature },
    { account: `${solanaChain}:${solanaAddress}`, message: solana.message, signature: solana.signature },
  ])
  expect(cacaos).toHaveLength(2)
})

test('accounts of two namespaces sign a nonce each, and none that of the other', async () => {
  const nonces = { solana: 'fedcba9876543210' }
  await start({ nonces })
  expect(payloads.map(payload => payload?.nonce)).toEqual([asked.nonce, nonces.solana])
  await settle([(await cacaoOf(0)).cacao, (await cacaoOf(1)).cacao])
  const { cacaos } = await authentication.approval
  expect(cacaos.map(({ p }) => p.nonce)).toEqual([asked.nonce, nonces.solana])
  await start({ nonces })
  await settle([
    (await cacaoOf(0, { nonce: nonces.solana })).cacao,
    (await cacaoOf(1, { nonce: asked.nonce })).cacao,
  ])
  expect((await authentication.approval).statements).toEqual([])
})

test('a wallet that supports only solana signs too', async () => {
  const { solana } = asked.optionalNamespaces ?? {}
  await start({ chains: [solanaChain], optionalNamespaces: { ...(solana && { solana }) } })
  payloads = [undefined, ...payloads]
  const { cacao, message } = await cacaoOf(1)
  await settle([cacao])
  const { statements } = await authentication.approval
  expect(statements).toMatchObject([{ account: `${solanaChain}:${solanaAddress}`, message }])
})

test('a wallet of eip155 that does not know the method may sign by the settlement', async () => {
  await start({ chains: ['eip155:1'], optionalNamespaces: proposed })
  expect(new URLSearchParams(authentication.uri.split('?')[1]).get('methods')).toBe('wc_sessionAuthenticate')
  await settle([(await cacaoOf(0)).cacao])
  expect((await authentication.approval).statements).toHaveLength(1)
})

test.each<[string, () => unknown]>([
  ['nothing', () => undefined],
  ['no list', () => 'all'],
  ['an empty list', () => []],
  ['things that are no statements', () => [null, 1, {}, { h: {}, p: {}, s: {} }]],
])('a wallet that settles with %s is connected without a statement', async (_what, authenticated) => {
  await start()
  await settle(authenticated())
  const { session, statements } = await authentication.approval
  expect(statements).toEqual([])
  expect(pair.client.getSessions()).toEqual([session])
})

test.each<[string, Partial<CacaoPayload>]>([
  ['for another host', { domain: 'evil.example' }],
  ['with another nonce', { nonce: '1' }],
  ['of a chain that was not requested', { iss: `did:pkh:eip155:137:${account.address}` }],
  ['of another account', { iss: 'did:pkh:eip155:1:0x0000000000000000000000000000000000000001' }],
])('a statement %s is left out, and the session remains', async (_what, changes) => {
  await start()
  const [bad, good] = [await cacaoOf(0, changes), await cacaoOf(1)]
  await settle([bad.cacao, good.cacao])
  const { session, statements } = await authentication.approval
  expect(statements.map(({ account }) => account)).toEqual([`${solanaChain}:${solanaAddress}`])
  expect(pair.client.getSessions()).toEqual([session])
})

test('a good statement of an account that the session does not have is left out', async () => {
  await start()
  const { cacao } = await cacaoOf(0)
  await pair.peer.settle(line, {
    namespaces: { solana: namespaces().solana },
    proposalRequestsResponses: { authentication: [cacao] },
  })
  expect((await authentication.approval).statements).toEqual([])
})

test('cancelled while the signature is checked: the session is ended, and the wallet is notified', async () => {
  let check: (good: boolean) => void = () => {}
  const checking = new Promise<void>(resolve => {
    start({
      verify: () =>
        new Promise(good => {
          check = good
          resolve()
        }),
    })
      .then(() => cacaoOf(0))
      .then(({ cacao }) => settle([cacao]))
  })
  await checking
  authentication.cancel()
  check(true)
  await expect(authentication.approval).rejects.toMatchObject({ code: 'walletconnect/aborted' })
  await pair.peer.waitFor(line.topic, ({ method }) => method === 'wc_sessionDelete')
  expect(pair.client.getSessions()).toEqual([])
})

test('ends with the proposal, as no other response is possible', async () => {
  await start()
  await pair.peer.say(scan, { id: scan.id, jsonrpc: '2.0', error: { code: 0, message: 'Proposal expired' } })
  await expect(authentication.approval).rejects.toMatchObject({ code: 'walletconnect/proposal-expired' })
})
