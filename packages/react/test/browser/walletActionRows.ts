import type { NamespaceAdapter } from '@latchkit/core'
import { accountAtom } from '@latchkit/core/connection'
import { type SiwxAdapter, type SiwxSession, signIn } from '@latchkit/core/siwx'
import type { MockAdapter } from '@latchkit/core/testing'
import * as hooks from '../../src/exports/index.js'
import { useWalletButton, useWalletList } from '../../src/exports/wallets.js'
import { asked, connectFirst, type Rows, receiver as to } from './actionRow.js'
import { connectors } from './mountApp.js'

const [{ id: first }, { id: second }] = connectors
const expiry = Math.floor(Date.now() / 1000) + 86_400

/** The first call of a method fails. */
function once<args extends readonly unknown[], data>(error: Error, method: (...args: args) => Promise<data>) {
  let isFirst = true
  return (...args: args): Promise<data> => {
    if (!isFirst) return method(...args)
    isFirst = false
    return Promise.reject(error)
  }
}

const refusal = (code: number) => Object.assign(new TypeError('refused'), { code })

/** A server that believes everything, whose first sign-out fails. */
function createServer(): SiwxAdapter {
  const sessions = new Map<string, SiwxSession>()
  return {
    getNonce: async () => 'nonce12345',
    async verify(session) {
      sessions.set(`${session.data.chainId}:${session.data.accountAddress}`, session)
      return true
    },
    getSession: async ({ caipAddress }) => sessions.get(caipAddress),
    signOut: once(refusal(-32603), async () => sessions.clear()),
  }
}

const siwx = () => ({ siwx: { statement: 'Test', adapter: createServer() } })

/** A wallet that grants and revokes permissions (ERC-7715), and refuses each kind of request once. */
function permitted({ wallet }: MockAdapter): Partial<NamespaceAdapter> {
  const refused = new Set<string>()
  const grants = () => [
    {
      chainId: '0x1',
      from: wallet.session(first)?.address,
      to,
      dependencies: [],
      delegationManager: to,
      context: '0x00',
      rules: [{ type: 'expiry', data: { timestamp: expiry } }],
      permission: { type: 'native-token-allowance', data: { allowanceAmount: '0x1' } },
    },
  ]
  return {
    getProvider: async () => ({
      async request({ method }: { method: string }) {
        if (method === 'wallet_getGrantedExecutionPermissions') return grants()
        if (method === 'wallet_getSupportedExecutionPermissions')
          return { 'native-token-allowance': { chainIds: ['0x1'], ruleTypes: ['expiry'] } }
        if (!refused.has(method)) {
          refused.add(method)
          throw refusal(4001)
        }
        return method === 'wallet_requestExecutionPermissions' ? grants() : {}
      },
    }),
  }
}

const permissions = { config: { features: { smartSessions: true } }, methods: permitted }

/** The actions of hooks that need a wallet and no service. */
export const walletActionRows: Rows = {
  useConnect: () => ({
    code: 'rpc/user-rejected',
    start: async () => {},
    useTurn(callbacks, { mock }) {
      const action = hooks.useConnect(callbacks)
      return { ...asked(mock, () => action({ connectorId: first })), action }
    },
  }),
  useDisconnect: () => ({
    code: 'connection/disconnect-failed',
    methods: ({ disconnect }) => ({ disconnect: once(refusal(-32603), disconnect) }),
    useTurn(callbacks) {
      const action = hooks.useDisconnect(callbacks)
      return { action, fails: action, works: action }
    },
  }),
  useSwitchNetwork: () => ({
    code: 'rpc/user-rejected',
    useTurn(callbacks, { mock }) {
      const action = hooks.useSwitchNetwork(callbacks)
      return { ...asked(mock, () => action(8453)), action }
    },
  }),
  'useNetwork.switchNetwork': () => ({
    code: 'rpc/user-rejected',
    isSilent: true,
    useTurn(_, { mock }) {
      const { switchNetwork } = hooks.useNetwork()
      return { ...asked(mock, () => switchNetwork(8453)), action: switchNetwork }
    },
  }),
  'useConnections.switchConnection': () => ({
    code: 'connection/connector-not-found',
    useTurn(callbacks) {
      const { switchConnection: action } = hooks.useConnections(callbacks)
      return {
        action,
        fails: () => action({ connectorId: second }),
        works: () => action({ connectorId: first }),
      }
    },
  }),
  'useConnections.switchAccount': () => ({
    code: 'connection/account-not-found',
    useTurn(callbacks, { mock }) {
      const { switchAccount: action } = hooks.useConnections(callbacks)
      const own = () => mock.wallet.session(first)?.accounts[1] ?? ''
      return { action, fails: () => action({ address: to }), works: () => action({ address: own() }) }
    },
  }),
  'useConnections.disconnect': () => ({
    code: 'connection/disconnect-failed',
    isSilent: true,
    methods: ({ disconnect }) => ({ disconnect: once(refusal(-32603), disconnect) }),
    useTurn(callbacks) {
      const { disconnect: action } = hooks.useConnections(callbacks)
      return { action, fails: action, works: action }
    },
  }),
  'useSiwx.signIn': () => ({
    code: 'rpc/user-rejected',
    config: siwx(),
    useTurn(callbacks, { mock }) {
      const { signIn: action } = hooks.useSiwx(callbacks)
      return { ...asked(mock, () => action()), action }
    },
  }),
  'useSiwx.signOut': () => ({
    code: -32603,
    isSilent: true,
    config: siwx(),
    async start({ latchkit: { client } }) {
      await connectFirst(client)
      await signIn(client)
    },
    useTurn(callbacks) {
      const { signOut: action } = hooks.useSiwx(callbacks)
      return { action, fails: action, works: action }
    },
  }),
  useSendCalls: () => ({
    code: 'rpc/user-rejected',
    methods: ({ wallet }) => ({
      async sendCalls() {
        await wallet.ask()
        return { id: '0xab', connectorId: first, caipNetworkId: 'eip155:1' }
      },
    }),
    useTurn(callbacks, { mock }) {
      const action = hooks.useSendCalls(callbacks)
      return { ...asked(mock, () => action({ calls: [{ to, value: 1n }] })), action }
    },
  }),
  'useCallsStatus.show': () => ({
    code: 'calls/unknown-id',
    isSilent: true,
    methods: () => ({ showCallsStatus: once(refusal(5730), async () => {}) }),
    useTurn() {
      const { show: action } = hooks.useCallsStatus({ id: '0xab', enabled: false })
      return { action, fails: action, works: action }
    },
  }),
  useGrantPermissions: () => ({
    code: 'rpc/user-rejected',
    ...permissions,
    useTurn(callbacks) {
      const action = hooks.useGrantPermissions({ ...callbacks, view: false })
      const grant = () =>
        action({
          expiry,
          signer: { type: 'account', data: { address: to } },
          permissions: [{ type: 'native-token-allowance', data: { allowanceAmount: '0x1' } }],
        })
      return { action, fails: grant, works: grant }
    },
  }),
  useRevokePermissions: () => ({
    code: 'rpc/user-rejected',
    ...permissions,
    useTurn(callbacks) {
      const action = hooks.useRevokePermissions(callbacks)
      const revoke = () => action({ context: '0x00', chainId: '0x1' })
      return { action, fails: revoke, works: revoke }
    },
  }),
  'useSiwx.requestSignIn': () => ({
    code: 'siwx/not-enabled',
    isSilent: true,
    worksWith: siwx(),
    useTurn(callbacks) {
      const { requestSignIn: action } = hooks.useSiwx(callbacks)
      return { action, fails: action, works: action }
    },
  }),
  'useWalletList.connect': () => ({
    code: 'rpc/user-rejected',
    start: async () => {},
    useTurn(callbacks, { mock }) {
      const { rows, connect: action } = useWalletList(callbacks)
      const row = rows.find(({ id }) => id === first)
      const ask = () => (row ? action(row) : Promise.reject(new TypeError('The wallet is not listed')))
      return { ...asked(mock, ask), action }
    },
  }),
  'useWalletButton.connect': () => {
    let approve = () => Promise.resolve()
    return {
      code: 'rpc/user-rejected',
      start: async () => {},
      useTurn(callbacks, { mock, latchkit: { client, modal } }) {
        const { connect: action } = useWalletButton(first, callbacks)
        return {
          action,
          // Somebody closes the modal while the wallet asks.
          fails() {
            approve = mock.wallet.holdNext()
            const stop = client.store.sub(accountAtom, () => {
              if (client.store.get(accountAtom).status !== 'connecting') return
              stop()
              modal.close()
            })
            return action()
          },
          works() {
            void approve()
            return action()
          },
        }
      },
    }
  },
}
