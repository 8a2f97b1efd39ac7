import { describe, expect, it } from 'vitest'
import { readGranted } from './readPermissions.js'

const account = `0x${'aa'.repeat(20)}` as const
const backend = `0x${'bb'.repeat(20)}` as const
const manager = `0x${'cc'.repeat(20)}` as const
const asked = { chainId: '0x1', address: account } as const
const terms = { type: 'native-token-allowance', data: { allowance: '0x1' } }
const deployment = { factory: manager, factoryData: '0x12' }
const answer = { context: '0x00', expiry: 9, permission: terms, signer: { data: { address: backend } } }

describe('an answer of an older draft', () => {
  it.each([
    ['of an account', { accountMeta: deployment }, [deployment]],
    ['in the words of today as well', { accountMeta: deployment, dependencies: [] }, []],
    ['of one that is there', { accountMeta: null }, []],
  ])('says what deploys it: %s', (_what, own, dependencies) => {
    const signerMeta = { delegationManager: manager, userOpBuilder: account }
    expect(readGranted([{ ...answer, ...own, signerMeta }], asked)).toMatchObject([
      { chainId: '0x1', address: account, to: backend, expiry: 9, delegationManager: manager, dependencies },
    ])
  })
})

it('has nothing of a permission but its type and its data', () => {
  const policies = [{ type: 'call-limit', data: { count: 1 }, more: 1 }]
  const [read] = readGranted({ ...answer, permission: { ...terms, policies, required: true } }, asked)
  expect(read?.permissions).toEqual([terms])
  expect(read?.policies).toEqual([{ type: 'call-limit', data: { count: 1 } }])
})
