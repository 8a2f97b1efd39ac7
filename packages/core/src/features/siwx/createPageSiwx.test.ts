import { describe, expect, it } from 'vitest'
import { alice, bob, setUpSiwx, signAs } from '../../../test/siwxHarness.js'
import { createMemoryStorage } from '../../platform/createMemoryStorage.js'
import { createMessageData } from './createMessageData.js'
import { createPageSiwx } from './createPageSiwx.js'
import { createSiwxMessage } from './message/siwx.js'
import type { SiwxConfig, SiwxSession } from './types.js'

async function setUp(storage = createMemoryStorage(), siwx: SiwxConfig = {}) {
  const { client } = setUpSiwx({ storage, siwx })
  const page = createPageSiwx(client)
  const sign = async (address: string, change: Partial<SiwxSession['data']> = {}): Promise<SiwxSession> => {
    const base = createMessageData(client, await page.getNonce({}))
    const data = { ...base, chainId: 'eip155:1', accountAddress: address, ...change } as const
    const message = createSiwxMessage(data)
    return { data, message, signature: await signAs(address, message) }
  }
  return { page, sign, storage }
}

describe('the sign-in of a page without a server', () => {
  it('issues nonces of 128 random bits', async () => {
    const { page } = await setUp()
    const nonces = await Promise.all(Array.from({ length: 20 }, () => page.getNonce({})))
    expect(new Set(nonces).size).toBe(20)
    for (const nonce of nonces) expect(nonce).toMatch(/^[0-9a-f]{32}$/)
  })

  it('keeps several sessions and ends exactly one', async () => {
    const { page, sign } = await setUp()
    for (const session of [await sign(alice), await sign(bob), await sign(alice, { chainId: 'eip155:8453' })])
      expect(await page.verify(session)).toBe(true)
    await page.signOut({ caipAddress: `eip155:1:${alice.toLowerCase()}` })
    expect(await page.getSession({ caipAddress: `eip155:1:${alice}` })).toBeUndefined()
    expect((await page.getSessions?.())?.map(({ data }) => [data.chainId, data.accountAddress])).toEqual([
      ['eip155:1', bob],
      ['eip155:8453', alice],
    ])
    await page.signOut({})
    expect(await page.getSessions?.()).toEqual([])
  })

  it('takes a new session for the old one of the same account', async () => {
    const { page, sign } = await setUp()
    const [first, second] = [await sign(alice), await sign(alice)]
    await page.verify(first)
    await page.verify(second)
    expect(await page.getSessions?.()).toEqual([second])
  })

  it('refuses a nonce that it did not issue, and a used nonce', async () => {
    const { page, sign } = await setUp()
    expect(await page.verify(await sign(alice, { nonce: 'a1b2c3d4e5f6' }))).toBe(false)
    const session = await sign(alice)
    expect(await page.verify(session)).toBe(true)
    expect(await page.verify(session)).toBe(false)
  })

  it.each([
    ['another domain', { domain: 'evil.example' }],
    ['a time that has not come', { notBefore: '2999-01-01T00:00:00Z' }],
    ['a time that is over', { expirationTime: '2001-01-01T00:00:00Z' }],
  ])('refuses %s', async (_, change) => {
    const { page, sign } = await setUp()
    await expect(page.verify(await sign(alice, change))).rejects.toMatchObject({ code: 'siwx/refused' })
    expect(await page.getSessions?.()).toEqual([])
  })

  it.each(['', 'no json', '{}', '[null, 1, {"data":{}}, {"data":null,"message":"","signature":""}]'])(
    'begins again where storage holds %j',
    async text => {
      const storage = createMemoryStorage()
      storage.set('latchkit.siwx.sessions', text)
      const { page, sign } = await setUp(storage)
      expect(await page.getSessions?.()).toEqual([])
      const session = await sign(alice)
      await page.verify(session)
      expect(await page.getSessions?.()).toEqual([session])
    },
  )

  it('keeps sessions in a storage of the app, without those that are over', async () => {
    let stored: readonly SiwxSession[] = []
    const own: SiwxConfig['storage'] = {
      get: async () => stored,
      async set(sessions) {
        stored = sessions
      },
    }
    const { page, sign, storage } = await setUp(createMemoryStorage(), { storage: own })
    const session = await sign(alice)
    await page.verify(session)
    expect(stored).toEqual([session])
    expect(storage.get('latchkit.siwx.sessions')).toBeUndefined()
    const ended = { ...session, data: { ...session.data, expirationTime: '2001-01-01T00:00:00Z' } }
    stored = [ended, session]
    expect(await page.getSessions?.()).toEqual([session])
    await page.signOut({ caipAddress: `eip155:1:${alice}` })
    expect(stored).toEqual([])
  })

  it('verifies by a verifier of the app, after its own checks of the text', async () => {
    const asked: unknown[] = []
    let answer: () => Promise<boolean> = async () => true
    const { page, sign } = await setUp(undefined, {
      verifiers: [
        {
          namespace: 'eip155',
          verify(parameters) {
            asked.push(parameters)
            return answer()
          },
        },
      ],
    })
    const session = await sign(alice)
    expect(await page.verify({ ...session, signature: 'of another kind' })).toBe(true)
    const { message, data } = session
    expect(asked).toEqual([
      expect.objectContaining({ message, accountAddress: data.accountAddress, signature: 'of another kind' }),
    ])
    await expect(page.verify(await sign(alice, { domain: 'evil.example' }))).rejects.toMatchObject({
      code: 'siwx/refused',
    })
    expect(asked).toHaveLength(1)
    answer = async () => false
    await expect(page.verify(await sign(alice))).rejects.toMatchObject({ code: 'siwx/refused' })
    answer = async () => {
      throw new Error('away')
    }
    await expect(page.verify(await sign(alice))).rejects.toMatchObject({ code: 'siwx/verification-failed' })
  })
})
