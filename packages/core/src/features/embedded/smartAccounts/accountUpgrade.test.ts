import { QueryClient } from '@tanstack/query-core'
import { expect, it, onTestFinished } from 'vitest'
import {
  createSmartAccountFrame,
  frameEoa,
} from '../../../../../secure-frame-client/test/createSmartAccountFrame.js'
import { frameOption } from '../../../../../secure-frame-client/test/createTestFrame.js'
import { createClient } from '../../../client/createClient.js'
import { mainnet } from '../../../exports/networks.js'
import { createMemoryStorage } from '../../../platform/createMemoryStorage.js'
import { openQueryClient } from '../../../query/openQueryClient.js'
import { createRecordedPlatform } from '../../../testing/createRecordedPlatform.js'
import { mockAdapter } from '../../../testing/mockAdapter.js'
import { frameConnector } from '../frameConnector.js'
import { connectEmail } from '../login/connectEmail.js'
import { accountUpgradeQueryOptions } from './accountUpgradeQueryOptions.js'
import { downgradeAccount } from './downgradeAccount.js'
import { readAccountUpgrade } from './readAccountUpgrade.js'

const delegate = '0x63C0C19A282A1B52B07DD5A65B58948A07DAE32B'

async function open({ isSignedIn = true, ...parameters }: { isSignedIn?: boolean; delegate?: string }) {
  const frame = createSmartAccountFrame(parameters)
  const client = createClient({
    metadata: { name: 'Test' },
    networks: [mainnet],
    adapters: [mockAdapter({ namespace: 'eip155', connectors: [frameConnector('eip155')] })],
    logLevel: 'silent',
    storage: createMemoryStorage(),
    storageKey: 'latchkit',
    platform: createRecordedPlatform(),
    // The account is upgraded whether there is another beside it or not.
    secureFrame: { ...frameOption(frame), smartAccounts: false },
  })
  const stop = client.start()
  onTestFinished(() => {
    stop()
    client.destroy()
    frame.close()
  })
  if (isSignedIn) await connectEmail(client, { email: 'ana@example.test' })
  return { client, frame }
}

it('reads what the eoa runs, and turns it back', async () => {
  const { client, frame } = await open({ delegate })
  const upgraded = { chainId: 1, isUpgraded: true, delegate: delegate.toLowerCase() }
  expect(await readAccountUpgrade(client)).toEqual(upgraded)
  expect(frame.payloads('RPC_REQUEST')).toEqual([
    { method: 'eth_getCode', params: [frameEoa, 'latest'], chainId: 1, chainNamespace: 'eip155' },
  ])
  const queryClient = openQueryClient(client, QueryClient)
  const options = accountUpgradeQueryOptions(client)
  expect(await queryClient.fetchQuery(options)).toEqual(upgraded)
  expect(await downgradeAccount(client)).toEqual({ hash: `0x${'1'.repeat(64)}`, isUpgraded: false })
  expect(frame.payloads('DOWNGRADE_ACCOUNT')).toEqual([{ chainId: 1 }])
  expect(queryClient.getQueryState(options.queryKey)?.isInvalidated).toBe(true)
  expect(await readAccountUpgrade(client)).toEqual({ chainId: 1, isUpgraded: false })
  await expect(downgradeAccount(client)).rejects.toMatchObject({ code: 'rpc/unsupported-method' })
})

it('asks nothing of a frame to which no user is signed in', async () => {
  const { client, frame } = await open({ isSignedIn: false })
  await expect(readAccountUpgrade(client)).rejects.toMatchObject({ code: 'frame/login-required' })
  await expect(downgradeAccount(client)).rejects.toMatchObject({ code: 'frame/login-required' })
  expect(frame.types()).not.toContain('DOWNGRADE_ACCOUNT')
})
