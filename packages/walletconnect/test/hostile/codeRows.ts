import { codes } from './codes.js'
import { granted } from './startWallet.js'

/** The wallet responds with this error code: the app gets the typed error, nothing is sent back. */
export const fromWallet: readonly (readonly [
  code: number,
  asked: 'request' | 'propose' | 'extend' | 'ping' | 'authenticate',
])[] = [
  ...Object.keys(codes).map(code => [Number(code), 'request'] as const),
  ...[0, 4001, 5000, 5001, 5002, 5003, 5100, 5101, 5102, 5103, 5104, 7000, 8000, 10001, -32603].map(
    code => [code, 'propose'] as const,
  ),
  ...[1004, 3004, 7001].map(code => [code, 'extend'] as const),
  ...[2, 7001, 6000].map(code => [code, 'ping'] as const),
  ...[4001, 5000, 11001, 11002, 11003, 11004, 11005, 11006, 12001, 12002].map(
    code => [code, 'authenticate'] as const,
  ),
]

const only = { ...granted.eip155, events: [] }
const event = { chainId: 'eip155:1', event: { name: 'chainChanged', data: 1 } }
const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`

/** The wallet sends this over a session: the dapp answers with the number, and nothing changes. */
export const toWallet: readonly (readonly [code: number, method: string, params: unknown])[] = [
  [1001, 'eth_sign', []],
  [1002, 'wc_sessionEvent', { ...event, event: 'chainChanged' }],
  [1003, 'wc_sessionUpdate', null],
  [1004, 'wc_sessionExtend', { expiry: 1 }],
  [1005, 'wc_sessionSettle', { namespaces: granted }],
  [3001, 'wc_sessionRequest', { chainId: 'eip155:1', request: { method: 'personal_sign', params: [] } }],
  [3002, 'wc_sessionEvent', { ...event, event: { name: 'message', data: 1 } }],
  [3005, 'wc_sessionEvent', { ...event, chainId: 'eip155:137' }],
  [5100, 'wc_sessionUpdate', { namespaces: { eip155: { ...only, chains: ['solana:1'] } } }],
  [5101, 'wc_sessionUpdate', { namespaces: { eip155: { ...only, methods: undefined } } }],
  [5102, 'wc_sessionUpdate', { namespaces: { eip155: { ...only, events: 'all' } } }],
  [5103, 'wc_sessionUpdate', { namespaces: { eip155: { ...only, accounts: ['0xab'] } } }],
  [5104, 'wc_sessionUpdate', { namespaces: { EIP155: only } }],
  [10001, 'wc_sessionBurn', {}],
]

/** The wallet settles so: the dapp responds with the error code; `ends` is whether it also rejects the approval. */
export const settled: readonly (readonly [code: number, changes: object | string, ends: boolean])[] = [
  [1005, { expiry: 1 }, false],
  [-32603, `"scopedProperties":{"eip155":${deep}}`, false],
  [5100, { namespaces: { eip155: { ...only, chains: ['eip155:137'], accounts: [] } } }, true],
  [5101, { namespaces: { eip155: { ...only, methods: ['eth_sign'] } } }, true],
  [5102, { namespaces: { eip155: { ...only, events: [1] } } }, true],
  [5103, { namespaces: { eip155: { ...only, accounts: [] } } }, true],
  [5104, { namespaces: {} }, true],
]

/** Codes that only a user or a wallet causes. */
const ofWallet = 'only a wallet, or its person, has a reason to say it'
/** Codes that a dapp never sends to a wallet. */
export const neverToWallet: readonly (readonly [why: string, codes: readonly number[]])[] = [
  [ofWallet, [0, 4001, 5000, 5001, 5002, 5003, 7000, 8000, 12001, 12002]],
  ['internal: never on the wire from here', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['who has the key of a session is its controller; a dapp as controller is refused with 1005', [3003, 3004]],
  ['a topic without a session has no key to answer with', [7001]],
  [
    'authentication: a dapp receives responses, and ends the session with 6000',
    [11001, 11002, 11003, 11004, 11005, 11006],
  ],
  ['what is no JSON-RPC has no id to answer', [-32700, -32600]],
  ['the protocol has its own numbers: 1001 and 10001, 1002 to 1005', [-32601, -32602, -32000]],
]

/** Codes that an app never gets unless the wallet sent them. */
export const neverHere: readonly (readonly [why: string, codes: readonly number[]])[] = [
  [ofWallet, [4001, 5000, 5001, 5002, 5003, 7000, 10001, 12001, 12002]],
  ['the client is ready when it is made', [1]],
  ['a stored session without a key is left out when it is read', [2]],
  ['taking sessions up again overrides nothing', [3]],
  ['subscribing again is no error', [4]],
  ['an answer on another topic is dropped, and the right one waited for', [8]],
  ['5100 to 5104 say which part does not conform', [9]],
  ['sent to the wallet; the app has nothing to do', [1001, 1002, 1003, 1004, 1005, 3003, 3004]],
  ['JSON-RPC: of wallets and relays', [-32700, -32600, -32601, -32602, -32603, -32000]],
]
