import { expect, it } from 'vitest'
import { describeVectors } from '../../../core/test/vectors.js'
import { devKeys } from '../../src/common/defaults.js'
import { createAccount } from '../../src/common/keys.js'
import { type ReadCallsParameters, readCalls, readCallsStatus } from './calls.js'
import type { SiteCall } from './siteCall.js'

const origin = 'http://localhost'
const fresh: ReadCallsParameters = { isKnown: () => false, canBeAtomic: true }

async function siteCall(params: unknown): Promise<SiteCall> {
  const account = await createAccount(devKeys[0] ?? '0x')
  return {
    state: { chains: [], solanaChains: [] },
    wallet: {
      name: 'W',
      rdns: 'w',
      accounts: [account],
      active: account.address,
      chainId: 31337,
      permissions: { [origin]: [account.address] },
      solanaPermissions: {},
      chainIds: {},
      assets: [],
    },
    origin,
    method: 'wallet_sendCalls',
    params,
  }
}

const to = '0xd46e8dd67c5d32be8058bb8eb970870f07244567'
const batch = { version: '2.0.0', chainId: '0x7a69', atomicRequired: false, calls: [{ to, value: '0x1' }] }
const read = async (changes: object, parameters: ReadCallsParameters = fresh) =>
  readCalls(await siteCall([{ ...batch, ...changes }]), parameters)

it('reads a batch, and makes an id where there is none', async () => {
  const { id, ...rest } = await read({ atomicRequired: true })
  expect(id).toMatch(/^0x[\da-f]{64}$/)
  expect(rest).toMatchObject({ chainId: 31337, calls: batch.calls, isAtomic: true, atomicRequired: true })
})

type Refusal = readonly [
  name: string,
  code: number,
  changes: object,
  parameters?: ReadCallsParameters | undefined,
]
type Vectors = {
  readonly wallet_sendCalls: { readonly params: readonly [{ readonly calls: readonly object[] }] }
  readonly errorCodes: readonly { readonly code: number; readonly methods: readonly string[] }[]
}

describeVectors<Vectors>('ethereum/eip-5792.json', ({ wallet_sendCalls, errorCodes }) => {
  const [published] = wallet_sendCalls.params
  const [whole, odd] = published.calls
  const optional = { paymasterService: { url: 'https://example.com', optional: true } }
  const cases: readonly Refusal[] = [
    // Its text calls a leading zero invalid, and the second call has half a byte.
    ['the published chain id', -32602, { calls: [whole], chainId: '0x01' }],
    ['the published odd data', -32602, { calls: [whole, odd] }],
    ['no calls', -32602, { calls: [] }],
    ['another account', 4100, { from: to }],
    ['a capability', 5700, { capabilities: { paymasterService: {} } }],
    ['a capability of a call', 5700, { calls: [{ to, capabilities: { x: { optional: false } } }] }],
    ['another network', 5710, { chainId: '0x1' }],
    ['an id twice', 5720, { id: '0xab' }, { ...fresh, isKnown: () => true }],
    ['101 calls', 5740, { calls: Array.from({ length: 101 }, () => ({ to })) }],
    ['what has to be one', 5760, { atomicRequired: true }, { ...fresh, canBeAtomic: false }],
  ]

  it('accepts the rest of it', async () => {
    expect((await read({ calls: [whole], capabilities: optional })).calls).toEqual([whole])
  })

  for (const [name, code, changes, parameters] of cases)
    it(`refuses ${name} with ${code}`, async () => {
      await expect(read(changes, parameters)).rejects.toMatchObject({ code })
      expect(errorCodes.find(known => known.code === code)?.methods).toContain('wallet_sendCalls')
    })

  it('knows no batch that was not sent', async () => {
    const status = readCallsStatus(await siteCall(['0xab']), () => undefined)
    await expect(status).rejects.toMatchObject({ code: 5730 })
  })
})
