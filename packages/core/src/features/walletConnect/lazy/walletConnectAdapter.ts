import { ProviderRpcError } from '../../../errors/providerErrors.js'
import type { AdapterContext, NamespaceAdapter } from '../../../types/adapter.js'
import type { Connection, Snapshot } from '../../../types/connection.js'
import type { Namespace } from '../../../types/namespace.js'
import type { Network } from '../../../types/network.js'
import { walletConnectConnector } from '../connector.js'
import { NoSessionError, WalletConnectNotConfiguredError } from '../errors.js'
import { followSession } from '../followSession.js'
import { pickSignedIn } from '../pickSignedIn.js'
import type { SessionFollower, SessionState } from '../types.js'

/** Core's own adapter, with all the capabilities it has. */
export type WalletConnectAdapter = NamespaceAdapter &
  Required<
    Pick<
      NamespaceAdapter,
      'reconnect' | 'switchNetwork' | 'selectNetwork' | 'setNetworks' | 'signMessage' | 'getProvider'
    >
  >

/** Adapter of a namespace without another adapter: its accounts are those of the WalletConnect session. */
export function walletConnectAdapter(namespace: Namespace): WalletConnectAdapter {
  const connector = walletConnectConnector(namespace)
  let context: AdapterContext | undefined
  let networks: readonly Network[] = []
  let session: SessionFollower | undefined
  let restoring = false

  function getSession(): SessionFollower {
    if (!context || !session) throw new WalletConnectNotConfiguredError()
    return session
  }

  function emit() {
    const state = session?.read()
    const snapshot: Snapshot = {
      connectors: [connector],
      connections: state ? [toConnection(state)] : [],
      current: state?.connector.id,
      status: state ? 'connected' : restoring ? 'reconnecting' : 'disconnected',
    }
    context?.emit(snapshot)
  }

  function readState(): SessionState {
    const state = session?.read()
    if (!state) throw new NoSessionError({ caipNetworkId: namespace })
    return state
  }

  async function request(method: string, params: unknown): Promise<unknown> {
    const { caipNetworkId } = readState()
    if (!context?.walletConnect) throw new NoSessionError({ caipNetworkId })
    return context.walletConnect.request({ caipNetworkId, method, params })
  }

  async function restore() {
    restoring = true
    emit()
    try {
      await getSession().restore()
    } catch (error) {
      context?.logger.warn('The WalletConnect session could not be restored.', { error })
    } finally {
      restoring = false
      emit()
    }
  }

  return {
    namespace,
    start(given) {
      if (!given.walletConnect) throw new WalletConnectNotConfiguredError()
      context = given
      networks = given.networks
      session ??= followSession(given.walletConnect, {
        namespace,
        isListed: id => networks.some(({ caipNetworkId }) => caipNetworkId === id),
      })
      const stop = session.subscribe(emit)
      emit()
      if (given.reconnect) void restore()
      return () => {
        stop()
        context = undefined
      }
    },
    async connect({ connectorId: _, ...parameters }) {
      const state = await getSession().connect(parameters)
      emit()
      const connection = toConnection(state)
      return { ...connection, signedIn: pickSignedIn(state.signedIn, connection) }
    },
    async disconnect({ connectorId }) {
      if (connectorId === undefined || connectorId === connector.id) await getSession().disconnect()
    },
    reconnect: restore,
    setNetworks(listed) {
      networks = listed
      emit()
    },
    selectNetwork({ network }) {
      session?.choose(network.caipNetworkId)
      emit()
    },
    async switchNetwork({ network }) {
      await getSession().switchNetwork(network)
      emit()
    },
    async signMessage({ message, address = readState().addresses[0] }) {
      const write = requests[namespace]
      // Sessions are proposed for the same namespaces only.
      if (!write) throw new NoSessionError({ caipNetworkId: namespace })
      const { method, params } = write(new TextEncoder().encode(message), address)
      const signature = readSignature(await request(method, params))
      // Some wallets omit the prefix.
      return namespace === 'eip155' && !signature.startsWith('0x') ? `0x${signature}` : signature
    },
    async getProvider() {
      return {
        request: ({ method, params }: { method: string; params?: unknown }) => request(method, params),
      }
    },
  }

  function toConnection({ connector, addresses, accounts, caipNetworkId }: SessionState): Connection {
    const [address] = addresses
    return {
      connector,
      accounts: addresses.map(address => {
        const { caipNetworkId: _, ...account } = accounts.find(one => one.address === address) ?? { address }
        return { namespace, type: 'eoa', ...account }
      }),
      address,
      caipNetworkId,
    }
  }
}

/** The request that signs a text, by namespace: `personal_sign` of ERC-191, and `solana_signMessage` of WalletConnect. */
const requests: {
  readonly [namespace in Namespace]?: (
    text: Uint8Array,
    address: string,
  ) => { readonly method: string; readonly params: unknown }
} = {
  eip155: (text, address) => ({ method: 'personal_sign', params: [`0x${toHex(text)}`, address] }),
  solana: (text, address) => ({
    method: 'solana_signMessage',
    params: { message: toBase58(text), pubkey: address },
  }),
}

function readSignature(answer: unknown): string {
  const signature =
    typeof answer === 'object' && answer !== null && 'signature' in answer ? answer.signature : answer
  if (typeof signature === 'string' && signature !== '') return signature
  throw new ProviderRpcError('The wallet answered without a signature', { cause: answer })
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Implemented without a library: bundlers would cut it out of the chunk that verifies Solana's signatures in the page. */
function toBase58(bytes: Uint8Array): string {
  const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  let text = ''
  for (let rest = BigInt(`0x0${toHex(bytes)}`); rest > 0n; rest /= 58n)
    text = alphabet.charAt(Number(rest % 58n)) + text
  const zeros = bytes.findIndex(byte => byte !== 0)
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text
}
