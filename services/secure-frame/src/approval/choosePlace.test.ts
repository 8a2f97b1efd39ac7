import { base58 } from '@scure/base'
import { stringToHex } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { expect, it } from 'vitest'
import { choosePlace, isOwnSignIn } from './choosePlace.js'

const origin = 'https://app.example'
const signIn = {
  address: '0xA0Cf798816D4b9b9866b5330EEa46a18382f251e',
  chainId: 1,
  domain: 'app.example',
  nonce: 'foobarbaz1',
  uri: 'https://app.example/path',
  version: '1',
  issuedAt: new Date('2026-01-01T00:00:00.000Z'),
} as const
const solana = [
  'app.example wants you to sign in with your Solana account:',
  '7vJ9JU1bJJE96FWSJKvHsmmFADCg4gpZQff4P3bkLKi',
  '',
  'URI: https://app.example',
  'Version: 1',
  'Chain ID: mainnet',
  'Nonce: oBbLoEldZs2',
  'Issued At: 2026-01-01T00:00:00Z',
].join('\n')

const place = (method: string, params: unknown, configured: 'window' | 'frame' = 'window') =>
  choosePlace({ method, params, origin, configured, canTell: true })

it.each([
  ['without a statement', createSiweMessage(signIn)],
  ['with a statement', createSiweMessage({ ...signIn, statement: 'Welcome to the app' })],
  ['with its scheme', createSiweMessage({ ...signIn, scheme: 'https' })],
  [
    'with times and a request id',
    createSiweMessage({
      ...signIn,
      requestId: 'one',
      statement: 'Welcome',
      expirationTime: new Date('2027-01-01'),
      notBefore: new Date('2026-01-01'),
    }),
  ],
  ['of Solana', solana],
])('a sign-in to the page itself stays in the frame: %s', (_name, message) => {
  expect(isOwnSignIn(message, origin)).toBe(true)
  expect(place('personal_sign', [stringToHex(message), signIn.address])).toBe('frame')
  expect(place('personal_sign', [message, signIn.address])).toBe('frame')
  expect(place('solana_signMessage', { message: base58.encode(new TextEncoder().encode(message)) })).toBe(
    'frame',
  )
})

it.each([
  ['resources', createSiweMessage({ ...signIn, resources: ['https://app.example/all'] })],
  ['another domain', createSiweMessage({ ...signIn, domain: 'evil.example' })],
  ['another port', createSiweMessage({ ...signIn, domain: 'app.example:8443' })],
  ['another scheme', createSiweMessage({ ...signIn, scheme: 'http' })],
  ['an address of another site', createSiweMessage({ ...signIn, uri: 'https://evil.example/' })],
  ['a line after its end', `${createSiweMessage(signIn)}\nI owe you all`],
  ['a line before its head', `I owe you all\n${createSiweMessage(signIn)}`],
  ['two statements', createSiweMessage({ ...signIn, statement: 'one' }).replace('one\n', 'one\ntwo\n')],
  ['no nonce', createSiweMessage(signIn).replace(/\nNonce: .*/, '')],
  ['an ordinary message', 'hello'],
])('C47: anything else is answered in a window: %s', (_name, message) => {
  expect(isOwnSignIn(message, origin)).toBe(false)
  expect(place('personal_sign', [stringToHex(message), signIn.address])).toBe('window')
})

it('C47: moves everything that is no sign-in to a window, unless the deployer vouches for the pages', () => {
  const methods = [
    ['personal_sign', ['0xff', signIn.address]],
    ['eth_signTypedData_v4', [signIn.address, '{}']],
    ['eth_sendTransaction', [{}]],
    ['wallet_sendCalls', [{}]],
    ['wallet_grantPermissions', [{}]],
    ['solana_signTransaction', { transaction: '' }],
    ['DOWNGRADE_ACCOUNT', []],
  ] as const
  for (const [method, params] of methods) {
    expect(place(method, params), method).toBe('window')
    expect(place(method, params, 'frame'), method).toBe('frame')
  }
})

it('uses a window where the browser cannot tell that a frame is covered', () => {
  const parameters = { method: 'personal_sign', params: [createSiweMessage(signIn), signIn.address], origin }
  expect(choosePlace({ ...parameters, configured: 'frame', canTell: false })).toBe('window')
})
