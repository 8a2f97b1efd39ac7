import './loopbackOnly.js'
import { type RelayOptions, type RunningRelay, startRelay } from '@latchkit/relay'
import { type IWalletKit, WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { SignClient } from '@walletconnect/sign-client'
import type { SessionTypes, SignClientTypes } from '@walletconnect/types'
import { buildApprovedNamespaces, getSdkError } from '@walletconnect/utils'
import { recoverMessageAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { takenUp } from '../src/takenUp.js'

type Dapp = Awaited<ReturnType<typeof SignClient.init>>

const account = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const metadata = { name: 'peer', description: 'peer', url: 'https://peer.example', icons: [] }
const asked = {
  eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: ['accountsChanged', 'chainChanged'] },
}
const supportedNamespaces = { eip155: { ...asked.eip155, accounts: [`eip155:1:${account.address}`] } }
const cores: InstanceType<typeof Core>[] = []
let relay: RunningRelay

function createCore({ url }: RunningRelay, projectId = 'interop') {
  const core = new Core({
    relayUrl: url,
    projectId,
    logger: 'silent',
    telemetryEnabled: false,
    customStoragePrefix: crypto.randomUUID(),
    storageOptions: { database: ':memory:' },
  })
  cores.push(core)
  return core
}

/** Settles with the next event of that name. */
function next<name extends SignClientTypes.Event>(
  peer: {
    once(event: NoInfer<name>, listener: (payload: SignClientTypes.EventArguments[name]) => void): unknown
  },
  event: name,
) {
  return new Promise<SignClientTypes.EventArguments[name]>(resolve => peer.once(event, resolve))
}

afterEach(async () => {
  for (const core of cores.splice(0)) {
    core.heartbeat.stop()
    await core.relayer.transportClose().catch(() => {})
  }
  await relay.close()
})

describe('sign-client and walletkit over the relay, neither of them ours', () => {
  let dapp: Dapp
  let wallet: IWalletKit

  beforeEach(async () => {
    relay = await startRelay({ port: 0, limits: { drain: 100 } })
    const [first, second] = [createCore(relay), createCore(relay)]
    const ready = Promise.all([first, second].map(takenUp))
    dapp = await SignClient.init({ core: first, metadata })
    wallet = await WalletKit.init({ core: second, metadata })
    await ready
  })

  async function propose() {
    const proposed = next(wallet, 'session_proposal')
    const { uri, approval } = await dapp.connect({ optionalNamespaces: asked })
    await wallet.pair({ uri: uri ?? '' })
    return { proposal: await proposed, approval }
  }

  const approve = ({ id, params }: SignClientTypes.EventArguments['session_proposal']) =>
    wallet.approveSession({
      id,
      namespaces: buildApprovedNamespaces({ proposal: params, supportedNamespaces }),
    })

  async function connect(): Promise<SessionTypes.Struct> {
    const { proposal, approval } = await propose()
    const settled = approval()
    await approve(proposal)
    return settled
  }

  const sign = (topic: string) =>
    dapp.request<`0x${string}`>({
      topic,
      chainId: 'eip155:1',
      request: { method: 'personal_sign', params: ['0x68656c6c6f', account.address] },
    })

  const answer = async ({ id, topic, params }: SignClientTypes.EventArguments['session_request']) => {
    const result = await account.signMessage({ message: { raw: params.request.params[0] } })
    await wallet.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', result } })
  }

  const expectSigned = async (signature: `0x${string}`) =>
    expect(await recoverMessageAddress({ message: 'hello', signature })).toBe(account.address)

  test('wc_*: a session is proposed, approved and settled; a request is signed', async () => {
    const session = await connect()
    expect(session.namespaces.eip155?.accounts).toEqual([`eip155:1:${account.address}`])
    wallet.on('session_request', answer)
    await expectSigned(await sign(session.topic))
  })

  test('irn_*: update, event, extend, ping both ways, rejected request, delete by the dapp', async () => {
    const { topic, expiry } = await connect()
    const updated = next(dapp, 'session_update')
    const namespaces = {
      eip155: {
        ...supportedNamespaces.eip155,
        accounts: [`eip155:1:${account.address}`, `eip155:1:${other}`],
      },
    }
    await wallet.updateSession({ topic, namespaces })
    expect((await updated).params.namespaces).toEqual(namespaces)

    const emitted = next(dapp, 'session_event')
    await wallet.emitSessionEvent({
      topic,
      chainId: 'eip155:1',
      event: { name: 'accountsChanged', data: [other] },
    })
    expect((await emitted).params.event).toEqual({ name: 'accountsChanged', data: [other] })

    const extended = next(dapp, 'session_extend')
    await wallet.extendSession({ topic })
    await extended
    expect(dapp.session.get(topic).expiry).toBeGreaterThanOrEqual(expiry)

    await dapp.ping({ topic })
    await wallet.engine.signClient.ping({ topic })

    wallet.once('session_request', ({ id }) =>
      wallet.respondSessionRequest({
        topic,
        response: { id, jsonrpc: '2.0', error: getSdkError('USER_REJECTED') },
      }),
    )
    await expect(sign(topic)).rejects.toMatchObject({ code: 5_000 })

    const ended = next(wallet, 'session_delete')
    await dapp.disconnect({ topic, reason: getSdkError('USER_DISCONNECTED') })
    await ended
    expect(wallet.getActiveSessions()).toEqual({})
  })

  test('delete by the wallet', async () => {
    const { topic } = await connect()
    const ended = next(dapp, 'session_delete')
    await wallet.disconnectSession({ topic, reason: getSdkError('USER_DISCONNECTED') })
    expect(await ended).toMatchObject({ topic })
  })

  test('a rejected proposal', async () => {
    const { proposal, approval } = await propose()
    const settled = expect(approval()).rejects.toMatchObject({ code: 5_000 })
    await wallet.rejectSession({ id: proposal.id, reason: getSdkError('USER_REJECTED') })
    await settled
  })

  test('one-click authentication, whose request and fallback proposal are both published by irn_publish', async () => {
    const requested = new Promise<{ id: number; params: { authPayload: { chains: string[] } } }>(resolve =>
      wallet.once('session_authenticate', resolve),
    )
    const { uri, response } = await dapp.authenticate({
      chains: ['eip155:1'],
      domain: 'peer.example',
      nonce: 'n1n2n3n4',
      uri: 'https://peer.example',
      methods: ['personal_sign'],
    })
    await wallet.pair({ uri: uri ?? '' })
    const { id } = await requested
    const rejected = expect(response()).rejects.toBe(getSdkError('USER_REJECTED').message)
    await wallet.rejectSessionAuthenticate({ id, reason: getSdkError('USER_REJECTED') })
    await rejected
  })

  test('the wallet approves while the dapp is offline', async () => {
    const { proposal, approval } = await propose()
    const settled = approval()
    await dapp.core.relayer.transportClose()
    // It settles only when the dapp has answered, which it cannot yet.
    const approved = approve(proposal)
    await dapp.core.relayer.transportOpen()
    await approved
    expect((await settled).acknowledged).toBe(true)
  })

  test('a request made while the wallet is offline, and an answer given while the dapp is', async () => {
    const { topic } = await connect()
    await wallet.core.relayer.transportClose()
    const signature = sign(topic)
    const requested = next(wallet, 'session_request')
    await wallet.core.relayer.transportOpen()
    const request = await requested
    await dapp.core.relayer.transportClose()
    await answer(request)
    await dapp.core.relayer.transportOpen()
    await expectSigned(await signature)
  })

  test('every socket breaks in the middle of a request', async () => {
    const { topic } = await connect()
    const requested = next(wallet, 'session_request')
    const signature = sign(topic)
    const request = await requested
    const back = [dapp, wallet].map(
      peer => new Promise(resolve => peer.core.relayer.once('relayer_connect', resolve)),
    )
    relay.dropConnections()
    await Promise.all(back)
    await answer(request)
    await expectSigned(await signature)
  })
})

describe('an unmodified client that is refused shows why', () => {
  test.each<[string, RelayOptions, string]>([
    ['Unauthorized: invalid key', { projects: { mine: [] } }, 'unknown'],
    ['JWT validation error: invalid audience', { publicUrls: ['wss://relay.example.org'] }, 'mine'],
  ])('%s', async (reason, options, projectId) => {
    relay = await startRelay({ port: 0, ...options })
    const core = createCore({ ...relay, url: `ws://localhost:${relay.port}` }, projectId)
    await core.start()
    const shown = new Promise<Error>(resolve => core.relayer.on('relayer_error', resolve))
    core.relayer.subscribe('a'.repeat(64)).catch(() => {})
    expect((await shown).message).toBe(`WebSocket connection closed abnormally with code: 3000 (${reason})`)
  })
})
