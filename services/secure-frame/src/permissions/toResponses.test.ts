import { expect, it } from 'vitest'
import { describeVectors } from '../../test/vectors.js'
import { permissionTypes } from './readPermission.js'
import { readGrantRequests } from './readPermissionRequests.js'
import { narrowAsked, toExecutionResponse, toGrantResponse, toViemResponse } from './toResponses.js'

const account = `0x${'aa'.repeat(20)}` as const
const delegate = `0x${'bb'.repeat(20)}` as const
const delegationManager = `0x${'dd'.repeat(20)}` as const
const dependency = { factory: `0x${'ee'.repeat(20)}`, factoryData: '0x12' } as const
const now = 1_800_000_000
const signer = { type: 'account', data: { address: delegate } }

async function answer(permissions: readonly object[], more: object = {}) {
  const raw = { signer, expiry: now + 60, permissions, ...more }
  const [request] = await readGrantRequests([raw], now)
  if (!request) throw new TypeError('there is no request')
  return request.grants.map(grant => ({
    grant,
    request,
    raw,
    granted: {
      origin: 'https://app.example',
      chainId: 31_338,
      account,
      delegate,
      until: grant.until,
      permission: narrowAsked(grant.asked, grant),
      context: '0x12' as const,
      dependencies: [dependency],
    },
  }))
}

const giver = {
  contracts: { delegationManager },
  dependencies: [dependency],
}

it('names in each answer what its delegation gives, where a permission became several', async () => {
  const inputs = [{ type: 'uint256' }]
  const one = { functionName: 'one', args: [{ operator: 'EQUAL', value: '0x1' }] }
  const [two, three] = [{ functionName: 'two' }, { functionName: 'three', valueLimit: '0x8' }]
  const abi = ['one', 'two', 'three'].map(name => ({ type: 'function', name, inputs }))
  const data = { address: delegationManager, abi, functions: [one, two, three] }
  const calls = await answer([{ type: 'contract-call', data }])
  expect(calls.map(({ granted }) => granted.permission.data.functions)).toEqual([[one], [two], [three]])
  const items = await answer([
    { type: 'erc721-token-transfer', data: { address: account, tokenIds: ['0x1', '0x3'] } },
  ])
  expect(items.map(({ granted }) => granted.permission.data.tokenIds)).toEqual([['0x1'], ['0x3']])
})

it('has the names of each draft of the older form', async () => {
  const policies = [{ type: 'call-limit', data: { count: 2 } }]
  const asked = { type: 'native-token-transfer', data: { allowance: '0x8' } }
  const [list] = await answer([asked], { chainId: '0x7a6a', policies })
  const common = {
    chainId: '0x7a6a',
    address: account,
    account,
    expiry: now + 60,
    to: delegate,
    signer,
    policies,
    context: '0x12',
    delegationManager,
    signerMeta: { delegationManager },
    accountMeta: dependency,
    dependencies: [dependency],
  }
  if (!list) throw new TypeError('there is no answer')
  expect(toGrantResponse(list, giver)).toEqual({ ...common, permissions: [asked] })
  const { accountMeta: _, ...deployed } = common
  expect(toGrantResponse(list, { ...giver, dependencies: [] })).toEqual({
    ...deployed,
    permissions: [asked],
    dependencies: [],
  })
  expect(toViemResponse(list, giver)).toEqual({
    ...common,
    ...dependency,
    permissions: [asked],
    permissionsContext: '0x12',
    grantedPermissions: [{ ...asked, policies: [] }],
    signerData: { submitToAddress: delegationManager },
  })
})

type Vectors = {
  readonly wallet_requestExecutionPermissions: { readonly result: readonly [object] }
  readonly wallet_getGrantedExecutionPermissions: { readonly result: readonly [object] }
  readonly wallet_getSupportedExecutionPermissions: { readonly result: object }
}

describeVectors<Vectors>('ethereum/erc-7715.json', vectors => {
  it('answers what the standard does, and the rules that hold', async () => {
    const [first] = await answer([{ type: 'native-token-allowance', data: { allowance: '0x8' } }])
    if (!first) throw new TypeError('there is no answer')
    const keys = Object.keys(toExecutionResponse(first.granted, delegationManager)).sort()
    for (const method of [
      'wallet_requestExecutionPermissions',
      'wallet_getGrantedExecutionPermissions',
    ] as const)
      expect([...Object.keys(vectors[method].result[0]), 'rules'].sort()).toEqual(keys)
    const { result } = vectors.wallet_getSupportedExecutionPermissions
    expect(permissionTypes).toEqual(expect.arrayContaining(Object.keys(result)))
  })
})
