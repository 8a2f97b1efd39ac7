import { type RunningRelay, startRelay } from '@latchkit/relay'
import { type IWalletKit, WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { SignClient } from '@walletconnect/sign-client'
import type { SignClientTypes } from '@walletconnect/types'
import { buildApprovedNamespaces, getSdkError } from '@walletconnect/utils'
import { recoverMessageAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const account = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
const namespaces = {
  eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: ['accountsChanged', 'chainChanged'] },
}
const metadata = { name: 'peer', description: 'peer', url: 'https://peer.example', icons: [] }
type Dapp = Awaited<ReturnType<typeof SignClient.init>>

let relay: RunningRelay
let dapp: Dapp
let wallet: IWalletKit

const createCore = () =>
  new Core({
    relayUrl: relay.url,
    projectId: 'interop',
    logger: 'silent',
    telemetryEnabled: false,
    customStoragePrefix: crypto.randomUUID(),
    storageOptions: { database: ':memory:' },
  })

beforeEach(async () => {
  relay = await startRelay({ port: 0 })
  dapp = await SignClient.init({ core: createCore(), metadata })
  wallet = await WalletKit.init({ core: createCore(), metadata })
})
afterEach(async () => {
  await dapp.core.relayer.transportClose()
  await wallet.core.relayer.transportClose()
  dapp.core.heartbeat.stop()
  wallet.core.heartbeat.stop()
  await relay.close()
})

describe('sign-client and walletkit, neither of them ours', () => {
  test('wc_*: propose and approve', async () => {
    const proposed = new Promise<SignClientTypes.EventArguments['session_proposal']>(resolve =>
      wallet.once('session_proposal', resolve),
    )
    const { uri, approval } = await dapp.connect({ optionalNamespaces: namespaces })
    await wallet.pair({ uri: uri ?? '' })
    const proposal = await proposed
    const settled = approval()
    await wallet.approveSession({
      id: proposal.id,
      namespaces: buildApprovedNamespaces({
        proposal: proposal.params,
        supportedNamespaces: { eip155: { ...namespaces.eip155, accounts: [`eip155:1:${account.address}`] } },
      }),
    })
    const session = await settled
    wallet.on('session_request', async ({ id, topic, params }) => {
      const signature = await account.signMessage({ message: { raw: params.request.params[0] } })
      await wallet.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', result: signature } })
    })
    const signature = await dapp.request<`0x${string}`>({
      topic: session.topic,
      chainId: 'eip155:1',
      request: { method: 'personal_sign', params: ['0x68656c6c6f', account.address] },
    })
    expect(await recoverMessageAddress({ message: 'hello', signature })).toBe(account.address)
    const ended = new Promise(resolve => wallet.once('session_delete', resolve))
    await dapp.disconnect({ topic: session.topic, reason: getSdkError('USER_DISCONNECTED') })
    await ended
    expect(wallet.getActiveSessions()).toEqual({})
  })
})
