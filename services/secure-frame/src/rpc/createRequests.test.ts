import { expect, it, vi } from 'vitest'
import { FrameError } from '../FrameError.js'
import { createUpgrades } from '../upgrade/createUpgrades.js'
import type { OpenWallet } from '../wallet/openWallet.js'
import type { Read } from './createReads.js'
import { createRequests } from './createRequests.js'

const request = { method: 'personal_sign', params: ['0x', `0x${'a'.repeat(40)}`] }

function create(recoverWallet: () => Promise<OpenWallet>, askBundler: Read = async () => null) {
  const shown = vi.fn(async () => {})
  const replaceChildren = vi.fn()
  const requests = createRequests({
    getWallet: recoverWallet,
    recoverWallet,
    shown,
    deployed: () => {},
    origin: 'https://app.example',
    projectId: 'p',
    getChainId: () => 1,
    read: async () => null,
    rpcUrls: { 'eip155:1': ['http://127.0.0.1:1'], 'eip155:8453': ['http://127.0.0.1:1'] },
    askBundler,
    smartAccounts: {
      find: async () => undefined,
      listChains: async () => [],
      owns: async () => false,
      hasEnforcers: async () => false,
      isDeployed: async () => false,
    },
    store: {
      getBatch: async () => undefined,
      keepBatch: async () => true,
      dropBatch: async () => {},
      getGrants: async () => undefined,
      changeGrants: async () => {},
    },
    accounts: { getAddress: async () => '0x' },
    upgrades: createUpgrades({ rpcUrls: {}, chains: {}, read: async () => null }),
    translate: key => key,
    root: { replaceChildren } as never,
    server: undefined as never,
    choosePlace: () => 'window',
    link: {
      begin() {},
      getAddress: () => undefined,
      serve: () => () => {},
      end() {},
      setApp() {},
      getApp: () => undefined,
    },
  })
  return { requests, shown, replaceChildren }
}

it('C1: a request that is withdrawn while something hangs makes room for the next one', async () => {
  let isHanging = true
  const { requests } = create(() =>
    isHanging ? new Promise(() => {}) : Promise.reject(new FrameError('LOGIN_REQUIRED', 'Sign in first')),
  )
  const first = requests.request(request)
  const second = await requests.request(request).catch(error => error)
  expect(second).toMatchObject({ code: -32005 })
  requests.abort()
  await expect(first).rejects.toMatchObject({ code: 4001, message: 'Request was aborted' })
  isHanging = false
  await expect(requests.request(request)).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' })
})

it('leaves the view of the recovery alone while there is no wallet', async () => {
  const { requests, shown, replaceChildren } = create(() =>
    Promise.reject(new FrameError('RECOVERY_REQUIRED', 'This device has no key')),
  )
  await expect(requests.request(request)).rejects.toMatchObject({ code: 'RECOVERY_REQUIRED' })
  expect(shown).not.toHaveBeenCalled()
  expect(replaceChildren).not.toHaveBeenCalled()
})

it('asks the bundler of the chain for what only it knows, and never to send', async () => {
  const asked: unknown[] = []
  const { requests } = create(
    () => Promise.reject(new FrameError('LOGIN_REQUIRED', 'Sign in first')),
    async (...call) => {
      asked.push(call)
      return 'answer'
    },
  )
  expect(await requests.request({ method: 'eth_supportedEntryPoints', params: undefined })).toBe('answer')
  const params = [`0x${'1'.repeat(64)}`]
  await requests.request({ method: 'eth_getUserOperationReceipt', params, chainId: 8453 })
  expect(asked).toEqual([
    ['eip155:1', 'eth_supportedEntryPoints', []],
    ['eip155:8453', 'eth_getUserOperationReceipt', params],
  ])
  const operation = { method: 'eth_sendUserOperation', params: [{}, params[0]] }
  await expect(requests.request(operation)).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' })
  expect(asked).toHaveLength(2)
})

it('sec 18: signs nothing for a network that the site does not serve, and loads no wallet for it', async () => {
  const recover = vi.fn(() => Promise.reject(new FrameError('LOGIN_REQUIRED', 'Sign in first')))
  const { requests, shown } = create(recover)
  const account = `0x${'a'.repeat(40)}`
  const refused = { code: 4902, message: expect.stringContaining('does not serve') }
  for (const one of [
    request,
    { method: 'eth_signTypedData_v4', params: [account, '{}'] },
    { method: 'eth_sendTransaction', params: [{ to: account }] },
    { method: 'wallet_sendCalls', params: [{ chainId: '0x5', version: '2.0.0', calls: [] }] },
    { method: 'wallet_grantPermissions', params: [{}] },
    { method: 'eth_sendUserOperation', params: [{}, account] },
  ] as const)
    await expect(requests.request({ ...one, chainId: 5 } as never)).rejects.toMatchObject(refused)
  for (const method of ['solana_signMessage', 'solana_signTransaction'])
    await expect(
      requests.request({ method, params: {}, chainId: 'solana:mine', chainNamespace: 'solana' } as never),
    ).rejects.toMatchObject(refused)
  await expect(requests.downgrade({ chainId: 5 })).rejects.toMatchObject(refused)
  expect(recover).not.toHaveBeenCalled()
  expect(shown).not.toHaveBeenCalled()
})

it('answers reads of permissions itself, and has nothing of EIP-2255', async () => {
  const { requests, shown } = create(() => Promise.reject(new FrameError('LOGIN_REQUIRED', 'Sign in first')))
  const ask = (method: string, params?: unknown) => requests.request({ method, params } as never)
  expect(await ask('wallet_getSupportedExecutionPermissions')).toEqual({})
  await expect(ask('wallet_getGrantedExecutionPermissions')).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' })
  const ofAccounts = { code: 4200, message: 'Requested RPC call is not allowed' }
  for (const params of [[{ eth_accounts: {} }], { eth_accounts: {} }])
    await expect(ask('wallet_revokePermissions', params)).rejects.toMatchObject(ofAccounts)
  await expect(ask('wallet_requestPermissions', [{ eth_accounts: {} }])).rejects.toMatchObject(ofAccounts)
  // That of ERC-7715 goes to the user.
  await expect(ask('wallet_revokePermissions', [{ permissionContext: '0x12' }])).rejects.toMatchObject({
    code: 'LOGIN_REQUIRED',
  })
  expect(shown).not.toHaveBeenCalled()
})
