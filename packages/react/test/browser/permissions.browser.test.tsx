import type { NamespaceAdapter } from '@latchkit/core'
import { mockAdapter } from '@latchkit/core/testing'
import { describe, expect, it } from 'vitest'
import {
  type UseGrantPermissionsReturnType,
  useGrantPermissions,
} from '../../src/page/hooks/useGrantPermissions.js'
import { useRevokePermissions } from '../../src/page/hooks/useRevokePermissions.js'
import { useSmartSessions } from '../../src/page/hooks/useSmartSessions.js'
import { useSupportedPermissions } from '../../src/page/hooks/useSupportedPermissions.js'
import type { LatchkitConfig } from '../../src/page/latchkit/types.js'
import { byId, connectors, inShadow, mountApp, settled, shadow, testIds } from './mountApp.js'
import { violations } from './violations.js'

const { signal } = new AbortController()
const holder = `0x${'b0b'.padEnd(40, '0')}` as const
const token = `0x${'70'.repeat(20)}` as const
const expiry = Math.floor(Date.now() / 1000) + 86_400
const context = '0x00'
const pci = '0xbc36789e7a1e281436464229828f817d6612f7b477d66591ff96a9e064bcc98a'
const hour = { periodAmount: '0x8', periodDuration: 3600 }

type Hook = {
  grant?: UseGrantPermissionsReturnType
  revoke?: ReturnType<typeof useRevokePermissions>
  sessions?: ReturnType<typeof useSmartSessions>
  supported?: ReturnType<typeof useSupportedPermissions>
}

function Hooks({ seen }: { seen: Hook }) {
  seen.grant = useGrantPermissions()
  seen.revoke = useRevokePermissions()
  seen.sessions = useSmartSessions()
  seen.supported = useSupportedPermissions()
  return null
}

/** An app whose wallet has granted what `state` has. What `holds` has is answered when `release` is called. */
async function mount({
  config,
  permissions = [{ type: 'native-token-periodic', data: hour }],
}: {
  config?: Partial<LatchkitConfig>
  permissions?: readonly { readonly type: string; readonly data: object }[]
} = {}) {
  const mock = mockAdapter({ namespace: 'eip155', connectors })
  const state: { error?: number | undefined; revokeError?: number; isRevoked?: boolean } = {}
  let gate: Promise<void> | undefined
  let release = () => {}
  const grants = (from: string) =>
    permissions.map((permission, index) => ({
      chainId: '0x1',
      from,
      to: holder,
      permission,
      dependencies: [],
      delegationManager: token,
      context: index === 0 ? context : `0x0${index}`,
      rules: [{ type: 'expiry', data: { timestamp: expiry } }],
    }))
  const refuse = (code: number) => Object.assign(new TypeError('refused'), { code })
  const provider = {
    async request({ method }: { method: string }) {
      await gate
      const { address = '' } = mock.wallet.session(connectors[0].id) ?? {}
      switch (method) {
        case 'wallet_getGrantedExecutionPermissions':
          if (state.error) throw refuse(state.error)
          return state.isRevoked ? [] : grants(address)
        case 'wallet_getSupportedExecutionPermissions':
          return { 'native-token-periodic': { chainIds: ['0x1'], ruleTypes: ['expiry'] } }
        case 'wallet_requestExecutionPermissions':
          return grants(address)
        case 'wallet_revokeExecutionPermission':
          if (state.revokeError) throw refuse(state.revokeError)
          state.isRevoked = true
          return {}
        default:
          throw refuse(4200)
      }
    },
  }
  const adapter: NamespaceAdapter = { ...mock, getProvider: async () => provider }
  const seen: Hook = {}
  const app = mountApp({
    children: <Hooks seen={seen} />,
    config: { adapters: [adapter], features: { smartSessions: true }, ...config },
  })
  await settled()
  await mock.connect({ connectorId: connectors[0].id, signal })
  return {
    ...app,
    state,
    seen,
    hold: () => {
      gate = new Promise(resolve => {
        release = resolve
      })
    },
    release: () => release(),
    open: () => app.latchkit.modal.open({ view: 'SmartSessionList' }),
  }
}

const text = () => inShadow(testIds.view('SmartSessionList'))?.textContent ?? ''

describe('SmartSessionList', () => {
  it('says who may do what until when', async () => {
    const { open } = await mount({
      permissions: [
        { type: 'native-token-periodic', data: hour },
        { type: 'erc20-token-allowance', data: { tokenAddress: token, allowanceAmount: '0xf4240' } },
        { type: 'native-token-stream', data: { amountPerSecond: '0x1' } },
        { type: 'erc721-token-transfer', data: { address: token, tokenIds: ['0x1', '0x2'] } },
        { type: 'contract-call', data: { address: token } },
        { type: 'something-new', data: {} },
      ],
    })
    open()
    await expect.poll(() => shadow()?.querySelectorAll('.session').length).toBe(6)
    const plain = text().replace(/[\u2068\u2069]/g, '')
    for (const part of [
      // Never less than it is.
      'Spend up to 0.000000000000000008 ETH per 1 hour',
      'Spend up to 1,000,000 units of 0x7070…7070',
      'Spend 0.000000000000000001 ETH per 1 second, as it accrues',
      'Transfer 2 NFTs of 0x7070…7070',
      'Call 0x7070…7070',
      'Another permission',
      '0xb0b0…0000 may use it.',
      'Until ',
    ])
      expect(plain).toContain(part)
  })

  it('revokes after a question, says that it is under way, and that it is done', async () => {
    const { open, hold, release, state } = await mount()
    open()
    await byId(testIds.sessionRevoke(pci)).click()
    expect(text()).toContain('The app will no longer be able to use it.')
    await byId(testIds.sessionKeep(pci)).click()
    expect(text()).not.toContain('any more')
    await byId(testIds.sessionRevoke(pci)).click()
    const button = inShadow(testIds.sessionConfirm(pci))
    button?.focus()
    hold()
    await byId(testIds.sessionConfirm(pci)).click()
    await expect.poll(text).toContain('Revoking…')
    expect(state.isRevoked).toBeUndefined()
    release()
    await expect.element(byId(testIds.toast)).toHaveTextContent('The session is revoked')
    await expect.element(byId(testIds.sessionsEmpty)).toBeVisible()
  })

  it.each([
    [4001, 'Declined: the session is still active'],
    [-32603, 'Revoking failed. The session is still active'],
  ])('leaves a session active where the wallet answers %s', async (code, message) => {
    const { open, state } = await mount()
    state.revokeError = code
    open()
    await byId(testIds.sessionRevoke(pci)).click()
    await byId(testIds.sessionConfirm(pci)).click()
    await expect.element(byId(testIds.toast)).toHaveTextContent(message)
    await expect.element(byId(testIds.sessionRevoke(pci))).toBeVisible()
    expect(inShadow(testIds.session(pci))?.dataset.status).toBe('active')
  })

  it('is loaded, may fail and is read again, and may be empty', async () => {
    const { open, hold, release, state } = await mount({ config: { features: { smartSessions: true } } })
    state.error = -32603
    hold()
    open()
    await expect.poll(text).toContain('Loading sessions…')
    release()
    await expect.poll(text).toContain('The sessions could not be loaded')
    state.error = undefined
    state.isRevoked = true
    await byId(testIds.retry).click()
    await expect.element(byId(testIds.sessionsEmpty)).toHaveTextContent('No sessions')
  })

  it('has nothing to show while the feature is off', async () => {
    const { open, seen } = await mount({ config: { features: {} } })
    open()
    await expect.poll(text).toContain('Action not allowed')
    const signer = { type: 'account', data: { address: holder } } as const
    await expect(seen.grant?.({ expiry, signer, permissions: [] })).rejects.toThrow('Action not allowed')
    expect(seen.sessions?.isFetching).toBe(false)
  })
})

describe('the hooks of permissions', () => {
  it('grant, show what was granted, list and revoke', async () => {
    const { seen, latchkit } = await mount()
    await expect.poll(() => seen.supported?.data).toHaveProperty('native-token-periodic')
    await expect.poll(() => seen.sessions?.data?.[0]?.pci).toBe(pci)
    const signer = { type: 'account', data: { address: holder } } as const
    const permissions = [{ type: 'native-token-allowance', data: { allowanceAmount: '0x1' } }] as const
    const granted = await seen.grant?.({ expiry, signer, permissions })
    expect(granted).toMatchObject([{ pci, to: holder, expiry }])
    await expect.element(byId(testIds.session(pci))).toHaveTextContent('per 1 hour')
    await byId(testIds.createdShow).click()
    await expect.poll(() => latchkit.modal.getState().view).toBe('SmartSessionList')
    latchkit.modal.close()
    await seen.revoke?.({ context, chainId: '0x1' })
    await expect.poll(() => seen.sessions?.data).toEqual([])
    await seen.grant?.({ expiry, signer, permissions })
    await byId(testIds.createdClose).click()
    await expect.poll(() => latchkit.modal.getState().open).toBe(false)
  })
})

it.each([
  ['light', 'en'],
  ['dark', 'en'],
  ['light', 'ar'],
] as const)('axe finds nothing in %s, %s', async (themeMode, locale) => {
  const { open, seen, state, latchkit } = await mount({
    config: { themeMode, locale, features: { smartSessions: true } },
  })
  open()
  await byId(testIds.sessionRevoke(pci)).click()
  await expect.element(byId(testIds.sessionKeep(pci))).toBeVisible()
  expect(await violations()).toEqual([])
  const signer = { type: 'account', data: { address: holder } } as const
  const permissions = [{ type: 'native-token-allowance', data: { allowanceAmount: '0x1' } }] as const
  await seen.grant?.({ expiry, signer, permissions })
  await expect.element(byId(testIds.createdShow)).toBeVisible()
  expect(await violations()).toEqual([])
  state.isRevoked = true
  await seen.sessions?.refetch()
  latchkit.modal.open({ view: 'SmartSessionList' })
  await expect.element(byId(testIds.sessionsEmpty)).toBeVisible()
  expect(await violations()).toEqual([])
})
