import { describe, expect, it } from 'vitest'
import { alice, bob, setUpSiwx, signAs } from '../../../test/siwxHarness.js'
import { createMemoryStorage } from '../../storage/createMemoryStorage.js'
import { createPageSiwx } from './createPageSiwx.js'
import { createMessageData } from './flow/createMessageData.js'
import { createSiwxMessage } from './message/siwx.js'
import type { SiwxSession } from './types.js'

async function setUp(storage = createMemoryStorage()) {
  const { client } = setUpSiwx({ storage })
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
    'begins anew where storage holds %j',
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
})
