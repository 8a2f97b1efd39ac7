import { mainnet } from 'viem/chains'
import { expect, it } from 'vitest'
import { alice, setUpSiwx } from '../../../test/siwxHarness.js'
import { solana } from '../../chains/solana.js'
import { createClient } from '../../client/createClient.js'
import { createRecordedPlatform } from '../../testing/createRecordedPlatform.js'
import { createMessageData } from './createMessageData.js'
import { createPageSiwx } from './createPageSiwx.js'
import { createSiwxMessage, parseSiwxMessage } from './message/siwx.js'
import { signIn } from './signIn.js'
import type { SiwxConfig } from './types.js'

const characters = [...Array(0x180).keys()].map(code => String.fromCharCode(code))
const accounts = [
  { chainId: 'eip155:1', accountAddress: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2' },
  { chainId: `solana:${solana.id}`, accountAddress: 'So11111111111111111111111111111111111111112' },
] as const

function problemOf(siwx: SiwxConfig): string | undefined {
  try {
    createClient({ metadata: { name: 'App' }, networks: [mainnet], siwx })
    return undefined
  } catch (error) {
    return String(error)
  }
}

function canBeWritten(statement: string, account: (typeof accounts)[number]): boolean {
  const data = {
    ...account,
    domain: 'app.example',
    uri: 'https://app.example/',
    version: '1',
    nonce: 'k13wop8qfmyh0',
    issuedAt: '2026-01-02T03:04:05.000Z',
    statement,
  } as const
  try {
    return parseSiwxMessage(createSiwxMessage(data)).statement === statement
  } catch {
    return false
  }
}

it('a statement is refused at start if and only if no message can carry it', () => {
  for (const character of [...characters, 'Ω', '’', '😀']) {
    const statement = `Sign${character} in`
    const problem = problemOf({ statement })
    const isWritten = accounts.map(account => canBeWritten(statement, account))
    expect([statement, isWritten]).toEqual([statement, [!problem, !problem]])
    if (problem) expect(problem).toContain(`siwx.statement: remove ${JSON.stringify(character)}`)
  }
})

it('a statement of an app that writes its own message may have any character', () => {
  const adapter = { ...createPageSiwx(setUpSiwx().client), createMessage: () => 'Voilà' }
  expect(problemOf({ statement: 'Voilà "100 %"\n', adapter })).toBeUndefined()
})

it('C41 the address of any page makes a message that can be written and read', () => {
  const printable = [...Array(0x5f).keys()].map(code => String.fromCharCode(0x20 + code))
  const paths = [...printable, 'Ω', '😀', '%', '%2', '%zz', '100%25', 'a|b[c]^d%', '%7C%5b'].map(
    path => `https://app.example/a${path}/?query#fragment`,
  )
  const pages = [
    ...paths,
    'http://[::1]:3000/',
    'capacitor://localhost/a b',
    'app://bundle',
    'https://ex_a.example/',
  ]
  for (const page of pages) {
    const client = createClient({
      metadata: { name: 'App' },
      networks: [mainnet],
      platform: createRecordedPlatform({ pageUrl: () => page }),
    })
    const data = createMessageData(client, 'k13wop8qfmyh0')
    for (const account of accounts)
      expect([page, parseSiwxMessage(createSiwxMessage({ ...data, ...account })).uri]).toEqual([
        page,
        data.uri,
      ])
    client.destroy()
  }
})

it('C41 the default `uri` encodes what RFC 3986 does not allow, and only that', () => {
  const uriOf = (pageUrl: string) =>
    createMessageData(
      createClient({
        metadata: { name: 'App' },
        networks: [mainnet],
        platform: createRecordedPlatform({ pageUrl: () => pageUrl }),
      }),
      'k13wop8qfmyh0',
    ).uri
  expect(uriOf('https://app.example/a|b[c]^d%?x=1#y')).toBe('https://app.example/a%7Cb%5Bc%5D%5Ed%25')
  expect(uriOf("https://app.example/%7c-._~!$&'()*+,;=:@/%20")).toBe(
    "https://app.example/%7c-._~!$&'()*+,;=:@/%20",
  )
  expect(uriOf('capacitor://localhost/start')).toBe('capacitor://localhost/start')
})

it('an empty statement is none', async () => {
  const { client, connect, isAsked } = setUpSiwx({ siwx: { statement: '' } })
  await connect()
  await isAsked()
  expect((await signIn(client)).data).not.toHaveProperty('statement')
})

it('a message has the `notBefore` and a `requestId` of the options', async () => {
  let count = 0
  const { client, connect, isAsked, state } = setUpSiwx({
    siwx: { notBefore: '2026-01-02T03:04:05+01:00', requestId: () => `request-${++count}` },
  })
  await connect()
  await isAsked()
  const { data, message } = await signIn(client)
  expect(data).toMatchObject({
    accountAddress: alice,
    notBefore: '2026-01-02T02:04:05.000Z',
    requestId: 'request-2',
  })
  // One for the prompt that connects, which this wallet did not sign in.
  expect(count).toBe(2)
  expect(parseSiwxMessage(message)).toEqual(data)
  expect(state().status).toBe('authenticated')
})
