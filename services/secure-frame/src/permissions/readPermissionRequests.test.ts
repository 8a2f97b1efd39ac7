import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base58 } from '@scure/base'
import { bytesToHex, hexToBytes } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { describeVectors } from '../../test/vectors.js'
import { UnsupportedPermissionError } from './errors.js'
import { readExecutionRequests, readGrantRequests } from './readPermissionRequests.js'

const [now, expiry] = [1_800_000_000, 1_800_086_400]
const delegate = `0x${'bb'.repeat(20)}` as const
const token = `0x${'cc'.repeat(20)}` as const
const signer = { type: 'account', data: { address: delegate } }
const native = { type: 'native-token-transfer', data: { allowance: '0x7' } }

const grant = async (changes: object = {}) =>
  readGrantRequests([{ chainId: '0x7a69', expiry, signer, permissions: [native], ...changes }], now)
const rules = [{ type: 'expiry', data: { timestamp: expiry } }]
const execute = async (permission: object, changes: object = {}) =>
  readExecutionRequests(
    [
      {
        chainId: '0x7a69',
        to: delegate,
        permission: { isAdjustmentAllowed: false, ...permission },
        rules,
        ...changes,
      },
    ],
    now,
  )
const permissionOf = async (type: string, data: object) => {
  const [first] = await grant({ permissions: [{ type, data }] })
  return first?.grants.map(({ permission }) => permission)
}
/** The data of a refusal: which part, and what of it. */
const refusal = async (run: () => unknown) => {
  try {
    await run()
  } catch (error) {
    if (error instanceof UnsupportedPermissionError) return [error.part, error.asked, error.code]
    throw error
  }
  return undefined
}

describe('the forms of a request', () => {
  it('are those of drafts', async () => {
    const lists = await grant({ policies: [{ type: 'call-limit', data: { count: 3 } }], address: token })
    expect(lists).toMatchObject([
      {
        chainId: 31337,
        account: token,
        delegate,
        until: expiry,
        hasList: true,
        grants: [{ delegate, until: expiry, calls: 3, permission: { kind: 'native' }, asked: native }],
      },
    ])
    const [single] = await grant({
      permissions: undefined,
      permission: native,
      account: token,
      chainId: 31337,
    })
    expect(single).toMatchObject({
      hasList: false,
      chainId: 31337,
      account: token,
      grants: [{ asked: native }],
    })
  })

  it('are one of drafts without its list', async () => {
    expect(await readGrantRequests({ expiry, signer, permissions: [native] }, now)).toMatchObject([
      { delegate },
    ])
  })

  it('are that of viem, whose amounts are policies', async () => {
    const [request] = await readGrantRequests(
      [
        {
          expiry,
          signer: { type: 'account', data: { id: delegate } },
          permissions: [
            {
              type: 'native-token-transfer',
              data: { ticker: 'ETH' },
              required: true,
              policies: [{ type: 'token-allowance', data: { allowance: '0x7' } }],
            },
          ],
        },
      ],
      now,
    )
    expect(request?.chainId).toBeUndefined()
    expect(request?.grants[0]?.permission).toEqual({
      kind: 'native',
      spending: { limit: 'total', amount: 7n },
    })
  })

  it('are that of wallet_requestExecutionPermissions', async () => {
    const [request] = await execute(native, { from: token })
    expect(request).toMatchObject({ chainId: 31337, account: token, delegate, until: expiry, hasList: false })
    const redeemer = { type: 'redeemer', data: { addresses: [delegate.toUpperCase().replace('X', 'x')] } }
    expect((await execute(native, { from: null, rules: [...rules, redeemer] }))[0]?.grants).toHaveLength(1)
    const adjustable = rules.map(rule => ({ ...rule, isAdjustmentAllowed: true }))
    expect((await execute(native, { rules: adjustable }))[0]?.until).toBe(expiry)
  })

  it.each<[string, () => unknown]>([
    ['no list', async () => readExecutionRequests({}, now)],
    ['no text, list or object', () => readGrantRequests('0x', now)],
    ['nothing', async () => readExecutionRequests([], now)],
    ['unknown fields', () => grant({ extra: 1 })],
    ['both permission and permissions', () => grant({ permission: native })],
    ['neither', () => grant({ permissions: undefined })],
    ['no permissions', () => grant({ permissions: [] })],
    ['both names of the account', () => grant({ account: token, address: token })],
    ['an expiry that is no number', () => grant({ expiry: '0x1' })],
    ['part of a second', () => grant({ expiry: expiry + 0.5 })],
    ['a chain that is no number', () => grant({ chainId: 'eip155:1' })],
    ['no receiver', () => execute(native, { to: undefined })],
    ['more than 20 permissions', () => grant({ permissions: Array.from({ length: 21 }, () => native) })],
  ])('but have not %s', async (_what, run) => {
    await expect(run).rejects.toThrow(expect.objectContaining({ code: -32602, name: 'FrameError' }))
  })
})

describe('who', () => {
  const key = `0x${'11'.repeat(32)}` as const
  const address = privateKeyToAddress(key)
  const [short, long] = [true, false].map(isCompressed =>
    secp256k1.getPublicKey(hexToBytes(key), isCompressed),
  )
  if (!short || !long) throw new RangeError('no keys')
  const did = (codec: number[], bytes: Uint8Array) =>
    `did:key:z${base58.encode(Uint8Array.from([...codec, ...bytes]))}`
  const id = did([0xe7, 0x01], short)

  it.each<[string, string, object]>([
    ['a compressed key', 'key', { publicKey: bytesToHex(short) }],
    ['a key', 'key', { type: 'secp256k1', publicKey: bytesToHex(long) }],
    ['a did:key', 'key', { id }],
    ['keys with a single key', 'keys', { keys: [{ type: 'secp256k1', publicKey: bytesToHex(long) }] }],
    ['keys with a single did:key', 'keys', { ids: [id] }],
  ])('is %s', async (_what, type, data) => {
    expect((await grant({ signer: { type, data } }))[0]?.delegate).toBe(address)
  })

  const p256 = { type: 'secp256r1', publicKey: bytesToHex(long) }
  it.each<[string, unknown, string]>([
    ['no signer', undefined, 'wallet'],
    ['the wallet', { type: 'wallet' }, 'wallet'],
    ['the wallet with data', { type: 'wallet', data: {} }, 'wallet'],
    ['a passkey', { type: 'passkey', data: {} }, 'passkey'],
    ['a P-256 key', { type: 'key', data: p256 }, 'secp256r1'],
    ['a P-256 key of keys', { type: 'keys', data: { keys: [p256] } }, 'secp256r1'],
    ['several keys', { type: 'keys', data: { ids: [id, id] } }, 'keys'],
    ['no key', { type: 'keys', data: { keys: [] } }, 'keys'],
  ])('is not %s', async (_what, given, asked) => {
    expect(await refusal(() => grant({ signer: given }))).toEqual(['signer', asked, -32602])
  })

  it('is no did:key of another curve', async () => {
    const other = did([0x80, 0x24], short)
    const data = { id: other }
    expect(await refusal(() => grant({ signer: { type: 'key', data } }))).toEqual(['signer', other, -32602])
  })

  it.each<[string, object]>([
    ['a point off the curve', { type: 'key', data: { publicKey: `0x02${'ff'.repeat(32)}` } }],
    ['other bytes', { type: 'key', data: { publicKey: '0x1234' } }],
    ['a did of another method', { type: 'key', data: { id: 'did:web:example.com' } }],
    ['an account without address', { type: 'account', data: {} }],
  ])('has not %s', async (_what, given) => {
    await expect(grant({ signer: given })).rejects.toThrow(expect.objectContaining({ name: 'FrameError' }))
  })
})

const year = 365 * 86_400
it.each([
  ['over', now],
  ['more than a year away', now + year + 1],
])('an expiry that is %s is refused', async (why, at) => {
  expect(await refusal(() => grant({ expiry: at }))).toEqual(['expiry', String(at), -32602])
  const timed = [{ type: 'expiry', data: { timestamp: at } }]
  await expect(execute(native, { rules: timed })).rejects.toThrow(why)
})

it('a year is granted, a permission without an end is not', async () => {
  expect((await grant({ expiry: now + year }))[0]?.until).toBe(now + year)
  expect(await refusal(() => execute(native, { rules: [] }))).toEqual(['expiry', 'none', -32602])
  expect(await refusal(() => execute(native, { rules: undefined }))).toEqual(['expiry', 'none', -32602])
})

const limit = (count: number) => ({ type: 'call-limit', data: { count } })
it.each<[string, () => unknown, readonly [string, string]]>([
  [
    'rate-limit',
    () => grant({ policies: [{ type: 'rate-limit', data: { count: 1 } }] }),
    ['policy', 'rate-limit'],
  ],
  ['gas-limit', () => grant({ policies: [{ type: 'gas-limit', data: {} }] }), ['policy', 'gas-limit']],
  [
    'gas-limit of a permission',
    () => grant({ permissions: [{ ...native, policies: [{ type: 'gas-limit', data: {} }] }] }),
    ['policy', 'gas-limit'],
  ],
  [
    'a call-limit of several permissions',
    () => grant({ permissions: [native, native], policies: [limit(1)] }),
    ['policy', 'call-limit'],
  ],
  [
    'an amount that the data has already',
    () =>
      grant({
        permissions: [{ ...native, policies: [{ type: 'token-allowance', data: { allowance: '0x1' } }] }],
      }),
    ['policy', 'token-allowance'],
  ],
  ['a payee', () => execute(native, { rules: [...rules, { type: 'payee', data: {} }] }), ['rule', 'payee']],
  ['a second expiry', () => execute(native, { rules: [...rules, ...rules] }), ['rule', 'expiry']],
  [
    'another redeemer',
    () =>
      execute(native, { rules: [...rules, { type: 'redeemer', data: { addresses: [delegate, token] } }] }),
    ['rule', 'redeemer'],
  ],
  [
    'a permission of several delegations, where the answer has one',
    () => execute({ type: 'erc721-token-transfer', data: { address: token, tokenIds: ['0x1', '0x2'] } }),
    ['permission', 'erc721-token-transfer'],
  ],
  ['ERC-1155', () => permissionOf('erc1155-token-transfer', {}), ['permission', 'erc1155-token-transfer']],
  ['revocations', () => permissionOf('erc20-token-revocation', {}), ['permission', 'erc20-token-revocation']],
  ['a name of the prototype', () => permissionOf('constructor', {}), ['permission', 'constructor']],
])('%s is refused by name', async (_what, run, [part, asked]) => {
  expect(await refusal(run)).toEqual([part, asked, -32602])
})

describe('a permission that is not required', () => {
  const unheld = { type: 'erc1155-token-transfer', data: {}, required: false }
  const unheldPolicy = { type: 'gas-limit', data: {} }

  it('is left out where it is not held, and granted where it is', async () => {
    const [request] = await grant({
      permissions: [unheld, { ...native, required: false }, { ...native, required: true }],
    })
    expect(request?.grants.map(({ asked }) => asked.required)).toEqual([false, true])
  })

  it('is left out with its policy, never given without it', async () => {
    const limited = { ...native, policies: [unheldPolicy], required: false }
    const [request] = await grant({ permissions: [limited, native] })
    expect(request?.grants.map(({ asked }) => asked)).toEqual([native])
    expect(await refusal(() => grant({ permissions: [native], policies: [unheldPolicy] }))).toContain(
      'gas-limit',
    )
  })

  it('shares a call-limit with none that are left out', async () => {
    const [request] = await grant({ permissions: [unheld, native], policies: [limit(3)] })
    expect(request?.grants).toMatchObject([{ calls: 3 }])
  })

  it.each([[{ permissions: [unheld, unheld] }], [{ permissions: undefined, permission: unheld }]])(
    'is refused by name where nothing else is left of %j',
    async request => {
      expect(await refusal(() => grant(request))).toEqual(['permission', 'erc1155-token-transfer', -32602])
    },
  )

  it('has a form', async () => {
    const wrong = { type: 'native-token-allowance', data: { allowance: 7 }, required: false }
    await expect(grant({ permissions: [native, wrong] })).rejects.toThrow('form')
  })
})

it('a name is shown with the characters that are not seen', async () => {
  expect(await refusal(() => permissionOf('a\u202eb', {}))).toContain('a⟨U+202E⟩b')
})

describe('spending', () => {
  const total = { limit: 'total', amount: 7n }
  const period = { limit: 'periodic', amount: 7n, period: 60 }
  const stream = { limit: 'stream', initial: 0n, perSecond: 2n }
  const flow = { amountPerSecond: '0x2' }
  it.each<[string, object, object]>([
    ['token-transfer', { allowance: '0x7' }, total],
    ['token-allowance', { allowance: '0x7' }, total],
    ['token-allowance', { allowanceAmount: '0x7', justification: 'rent' }, total],
    ['token-periodic', { periodAmount: '0x7', periodDuration: 60 }, { ...period, start: now }],
    ['token-periodic', { periodAmount: '0x7', periodDuration: 60, startTime: 5 }, { ...period, start: 5 }],
    ['token-recurring-allowance', { allowance: '0x7', start: 5, period: 60 }, { ...period, start: 5 }],
    ['token-stream', flow, { ...stream, most: 172_800n, start: now }],
    ['token-stream', { ...flow, maxAmount: '0x9', startTime: null }, { ...stream, most: 9n, start: now }],
    [
      'token-stream',
      { ...flow, initialAmount: '0x3', startTime: expiry - 1 },
      { ...stream, initial: 3n, most: 5n, start: expiry - 1 },
    ],
  ])('%s %j', async (type, data, spending) => {
    expect(await permissionOf(`native-${type}`, data)).toEqual([{ kind: 'native', spending }])
    for (const name of ['address', 'token', 'tokenAddress'])
      expect(await permissionOf(`erc20-${type}`, { ...data, [name]: token })).toEqual([
        { kind: 'erc20', token, spending },
      ])
  })

  it('erc20-recurring-allowance, and an allowance that starts later', async () => {
    const data = { token, allowance: '0x7', start: 5, period: 60 }
    expect(await permissionOf('erc20-recurring-allowance', data)).toHaveLength(1)
    const later = { type: 'native-token-allowance', data: { allowanceAmount: '0x7', startTime: now + 9 } }
    expect((await execute(later))[0]?.grants[0]).toMatchObject({ from: now + 9, until: expiry })
    const before = { type: 'native-token-allowance', data: { allowanceAmount: '0x7', startTime: now } }
    expect((await execute(before))[0]?.grants[0]?.from).toBeUndefined()
  })

  it.each<[string, object]>([
    ['token-transfer', {}],
    ['token-transfer', { allowance: '0x0' }],
    ['token-transfer', { allowance: '7' }],
    ['token-transfer', { allowance: 7 }],
    ['token-transfer', { allowance: `0x1${'0'.repeat(64)}` }],
    ['token-transfer', { allowance: '0x7', spender: delegate }],
    ['token-allowance', { allowanceAmount: '0x7', startTime: expiry }],
    ['token-periodic', { periodAmount: '0x7', periodDuration: 0 }],
    ['token-periodic', { periodAmount: '0x7', periodDuration: 60, startTime: 0 }],
    ['token-recurring-allowance', { allowance: '0x7', start: now * 1000, period: 60 }],
    ['token-stream', { amountPerSecond: '0x0' }],
    ['token-stream', { ...flow, initialAmount: '0x9', maxAmount: '0x8' }],
    ['token-stream', { amountPerSecond: `0x${'f'.repeat(64)}` }],
  ])('is no %s of %j', async (type, data) => {
    const isForm = expect.objectContaining({ code: -32602, name: 'FrameError' })
    await expect(permissionOf(`native-${type}`, data)).rejects.toThrow(isForm)
    await expect(permissionOf(`erc20-${type}`, { token, ...data })).rejects.toThrow(isForm)
  })

  it.each<[object]>([[{}], [{ token, address: token }], [{ token: '0x1' }]])(
    'has no token in %j',
    async data => {
      await expect(permissionOf('erc20-token-transfer', { ...data, allowance: '0x7' })).rejects.toThrow(
        'token',
      )
    },
  )
})

it('an allowance for tokens of ERC-721 is a permission for each, used up by its transfer', async () => {
  const data = { address: token, tokenIds: ['0x1', '0x2', '0x01'] }
  const [request] = await grant({ permissions: [{ type: 'erc721-token-transfer', data }] })
  expect(request?.grants).toMatchObject([
    { calls: 1, permission: { kind: 'erc721', token, tokenId: 1n } },
    { calls: 1, permission: { kind: 'erc721', token, tokenId: 2n } },
  ])
})

describeVectors<{ wallet_requestExecutionPermissions: { params: [Record<string, unknown>] } }>(
  'ethereum/erc-7715.json',
  ({ wallet_requestExecutionPermissions: { params } }) => {
    it('the request of the standard is read, with an account in the place of its dots', async () => {
      const [request] = params
      const time = 1577840461 - 60
      expect(() => readExecutionRequests(params, time)).toThrow('0.from')
      expect(readExecutionRequests([{ ...request, from: token }], time)).toMatchObject([
        {
          chainId: 1,
          account: token,
          until: 1577840461,
          grants: [{ permission: { kind: 'native', spending: { limit: 'total', amount: 500_000_000n } } }],
        },
      ])
    })
  },
)
