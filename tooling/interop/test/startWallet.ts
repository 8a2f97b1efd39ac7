import { type IWalletKit, WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { SignClient } from '@walletconnect/sign-client'
import { buildApprovedNamespaces } from '@walletconnect/utils'
import type { Hex } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { takenUp } from '../src/takenUp.js'

const metadata = {
  name: 'Wallet',
  description: '',
  url: 'https://wallet.example',
  icons: ['https://wallet.example/i'],
}

type Core_ = InstanceType<typeof Core>
export type Proposal = { readonly id: number; readonly params: WalletKitTypes.SessionProposal['params'] }
type Namespaces = Parameters<IWalletKit['approveSession']>[0]['namespaces']

/** A wallet with real keys on an unmodified reference client. The choices of its user are calls. */
export type Wallet = {
  readonly accounts: readonly PrivateKeyAccount[]
  readonly core: Core_
  /** The reference client, under walletkit or plain. */
  readonly sign: InstanceType<typeof SignClient>
  /** Before it resolves, the end of a session by the app may be handled twice, which causes an unhandled rejection. */
  readonly takenUp: Promise<void>
  pair(uri: string): Promise<Proposal>
  /** Namespaces that grant all that was proposed, for every account. */
  grant(proposal: Proposal): Namespaces
  approve(proposal: Proposal, namespaces?: Namespaces): Promise<void>
  reject(proposal: Proposal, code?: number): Promise<void>
  update(topic: string, namespaces: Namespaces): Promise<void>
  extend(topic: string): Promise<void>
  emit(topic: string, chainId: string, event: { name: string; data: unknown }): Promise<void>
  disconnect(topic: string): Promise<void>
  ping(topic: string): Promise<void>
  on(event: string, listener: (payload: never) => void): void
  topics(): string[]
  stop(): Promise<void>
}

export type Kind = 'walletkit 1.2.10' | 'sign-client 2.21.8'

export async function startWallet(relayUrl: string, kind: Kind, accountCount = 1): Promise<Wallet> {
  const core = new Core({
    relayUrl,
    projectId: 'interop',
    logger: 'silent',
    telemetryEnabled: false,
    customStoragePrefix: crypto.randomUUID(),
    storageOptions: { database: ':memory:' },
  })
  const accounts = Array.from({ length: accountCount }, () => privateKeyToAccount(generatePrivateKey()))
  const takesUp = takenUp(core)
  const client =
    kind === 'walletkit 1.2.10'
      ? await WalletKit.init({ core, metadata })
      : await SignClient.init({ core, metadata })
  const sign =
    client instanceof SignClient ? client : (client.engine.signClient as InstanceType<typeof SignClient>)

  sign.on('session_request', async ({ id, topic, params }) => {
    const { method, params: args } = params.request
    if (method !== 'personal_sign') return
    const [raw, address]: [Hex, string] = args
    const account = accounts.find(account => account.address === address)
    const response = account
      ? { id, jsonrpc: '2.0', result: await account.signMessage({ message: { raw } }) }
      : { id, jsonrpc: '2.0', error: { code: 5103, message: 'Unsupported accounts' } }
    await sign.respond({ topic, response })
  })

  const wallet: Wallet = {
    accounts,
    core,
    sign,
    takenUp: takesUp,
    pair(uri) {
      return new Promise((resolve, reject) => {
        sign.once('session_proposal', ({ id, params }) => resolve({ id, params }))
        sign.core.pairing.pair({ uri }).catch(reject)
      })
    },
    grant: ({ params }) =>
      buildApprovedNamespaces({
        proposal: params,
        supportedNamespaces: Object.fromEntries(
          Object.entries(params.optionalNamespaces).map(([key, { chains = [key], methods, events }]) => [
            key,
            {
              chains,
              methods,
              events,
              accounts: chains.flatMap(chain => accounts.map(({ address }) => `${chain}:${address}`)),
            },
          ]),
        ),
      }),
    async approve(proposal, namespaces = wallet.grant(proposal)) {
      await sign.approve({ id: proposal.id, namespaces })
    },
    async reject({ id }, code = 5000) {
      await sign.reject({ id, reason: { code, message: 'User rejected.' } })
    },
    async update(topic, namespaces) {
      const { acknowledged } = await sign.update({ topic, namespaces })
      await acknowledged()
    },
    async extend(topic) {
      const { acknowledged } = await sign.extend({ topic })
      await acknowledged()
    },
    emit: (topic, chainId, event) => sign.emit({ topic, chainId, event }),
    disconnect: topic => sign.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } }),
    ping: topic => sign.ping({ topic }),
    on: (event, listener) => void sign.on(event as never, listener as never),
    topics: () => sign.session.keys,
    async stop() {
      core.heartbeat.stop()
      await core.relayer.transportClose()
    },
  }
  return wallet
}
