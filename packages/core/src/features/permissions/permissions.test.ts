import { describe, expect, it } from 'vitest'
import {
  account,
  backend,
  context,
  current,
  currentAnswer,
  expiry,
  granted,
  older,
  periodic,
  refuse,
  request,
  setUp,
  token,
} from '../../../test/permissionsHarness.js'
import { rejectionOf } from '../../../test/rejectionOf.js'
import { describeVectors } from '../../../test/vectors.js'
import { getGrantedPermissions } from './getGrantedPermissions.js'
import { getSmartSessions } from './getSmartSessions.js'
import { getSupportedPermissions } from './getSupportedPermissions.js'
import { grantPermissions } from './grantPermissions.js'
import { revokePermissions } from './revokePermissions.js'
import type { Permission } from './types.js'

describe('grantPermissions', () => {
  it('asks by ERC-7715', async () => {
    const { client, asked } = await setUp({ methods: { [current]: () => [currentAnswer] } })
    const permissions = [
      periodic,
      { type: 'native-token-recurring-allowance', data: { allowance: '0x9', start: 7, period: 60 } },
      { type: 'erc20-recurring-allowance', data: { token, allowance: '0x1', start: 7, period: 60 } },
    ] as const
    expect(await grantPermissions(client, { ...request, permissions })).toEqual([granted])
    const rest = { rules: currentAnswer.rules, chainId: '0x7a69', from: account, to: backend }
    const terms = [
      periodic,
      {
        type: 'native-token-periodic',
        data: { periodAmount: '0x9', periodDuration: 60, startTime: 7 },
      },
      {
        type: 'erc20-token-periodic',
        data: { tokenAddress: token, periodAmount: '0x1', periodDuration: 60, startTime: 7 },
      },
    ]
    const params = terms.map(one => ({ ...rest, permission: { ...one, isAdjustmentAllowed: false } }))
    expect(asked).toEqual([{ method: current, params }])
    const adjustable = { ...periodic, isAdjustmentAllowed: true }
    await grantPermissions(client, { ...request, permissions: [adjustable] })
    expect(asked[1]?.params).toMatchObject([{ permission: adjustable }])
  })

  it('asks by the older drafts where ERC-7715 cannot say it, or the wallet does not have it', async () => {
    const answer = {
      chainId: '0x7a6a',
      address: account,
      expiry,
      permissions: [periodic],
      context,
      signer: { type: 'account', data: { address: backend } },
      policies: [{ type: 'call-limit', data: { count: 2 } }],
      accountMeta: { factory: token, factoryData: '0x12' },
      dependencies: [{ factory: token, factoryData: '0x12' }],
    }
    const { client, asked } = await setUp({ methods: { [older]: () => [answer] }, type: 'injected' })
    const chainId = '0x7a6a'
    const asThere = { chainId, address: account, ...request }
    const read = { ...granted, chainId, policies: answer.policies, dependencies: answer.dependencies }
    const expected = [{ ...read, delegationManager: undefined }]
    expect(await grantPermissions(client, { ...request, chainId })).toEqual(expected)
    expect(asked.map(({ method }) => method)).toEqual([current, older])
    expect(asked[1]?.params).toEqual([asThere])
    const limited = { ...request, chainId, policies: [{ type: 'call-limit', data: { count: 2 } }] } as const
    await grantPermissions(client, limited)
    const key = { type: 'secp256k1', publicKey: `0x02${'ab'.repeat(32)}` } as const
    const byKey = { ...request, chainId, signer: { type: 'keys', data: { keys: [key] } } } as const
    await grantPermissions(client, byKey)
    const several = {
      type: 'erc721-token-transfer',
      data: { address: token, tokenIds: ['0x1', '0x2'] },
    } as const
    await grantPermissions(client, { ...request, chainId, permissions: [several] })
    expect(asked.slice(2).map(({ method }) => method)).toEqual([older, older, older])
    expect(asked[2]?.params).toEqual([{ address: account, ...limited }])
    expect(asked[3]?.params).toEqual([{ address: account, ...byKey }])
  })

  it.each<[string, number, string]>([
    ['rejected', 4001, 'rpc/user-rejected'],
    ['refused by its number', -32602, 'rpc/unknown'],
    ['answered by a wallet without it', -32601, 'adapter/capability-not-supported'],
  ])('throws when it is %s', async (_what, code, expected) => {
    const { client, asked } = await setUp({ methods: { [current]: refuse(code), [older]: refuse(code) } })
    expect(await rejectionOf(grantPermissions(client, request))).toMatchObject({ code: expected })
    // A declined request is never repeated in another form.
    expect(asked).toHaveLength(code === -32601 ? 2 : 1)
  })

  it('reads no answer of another form', async () => {
    for (const answer of [null, {}, [{ context: '0x0' }], [{ context: 7 }], 'x']) {
      const { client } = await setUp({ methods: { [current]: () => answer } })
      expect(await rejectionOf(grantPermissions(client, request))).toMatchObject({ rpcCode: -32603 })
    }
  })

  it('does nothing while the feature is off, or nothing is connected', async () => {
    const { client, asked } = await setUp({ isOn: false })
    for (const act of [
      grantPermissions(client, request),
      revokePermissions(client, { context }),
      getGrantedPermissions(client),
      getSupportedPermissions(client),
      getSmartSessions(client),
    ])
      await expect(act).rejects.toThrow('Action not allowed')
    expect(asked).toEqual([])
    const elsewhere = { ...request, chainId: '0x1' } as const
    const on = await setUp()
    expect(await rejectionOf(grantPermissions(on.client, elsewhere))).toMatchObject({
      code: 'networks/not-found',
    })
    expect(on.asked).toEqual([])
  })
})

type Vectors = {
  readonly wallet_requestExecutionPermissions: {
    readonly params: readonly { readonly permission: Permission; readonly to: `0x${string}` }[]
  }
  readonly wallet_getSupportedExecutionPermissions: { readonly result: object }
}

describeVectors<Vectors>('ethereum/erc-7715.json', vectors => {
  it('asks as published, for the time and account of this test', async () => {
    const { client, asked } = await setUp({ methods: { [current]: () => [currentAnswer] } })
    const { params } = vectors.wallet_requestExecutionPermissions
    for (const { permission, to } of params) {
      const { isAdjustmentAllowed: _, ...terms } = permission as Permission & { isAdjustmentAllowed: boolean }
      const signer = { type: 'account', data: { address: to } } as const
      await grantPermissions(client, { expiry, signer, permissions: [terms as Permission] })
    }
    const rules = [{ type: 'expiry', data: { timestamp: expiry } }]
    const expected = params.map(one => ({ ...one, chainId: '0x7a69', from: account, rules }))
    expect(asked.flatMap(one => one.params)).toEqual(expected)
  })

  it('reads what a wallet supports', async () => {
    const { result } = vectors.wallet_getSupportedExecutionPermissions
    const methods = { wallet_getSupportedExecutionPermissions: () => result }
    const { client } = await setUp({ methods })
    expect(await getSupportedPermissions(client)).toMatchObject({
      'native-token-allowance': { chainIds: ['0x123', '0x345'] },
      'erc20-token-allowance': { chainIds: ['0x123'] },
    })
  })
})

describe('a wallet that knows nothing of it', () => {
  it('has granted nothing, and supports nothing', async () => {
    const { client } = await setUp()
    expect(await getGrantedPermissions(client)).toEqual([])
    expect(await getSupportedPermissions(client)).toEqual({})
    expect(await rejectionOf(revokePermissions(client, { context }))).toMatchObject({
      code: 'adapter/capability-not-supported',
    })
  })
})
