import type { Connector } from '@latchkit/core'
import {
  type Adapter,
  EventEmitter,
  type WalletAdapterEvents,
  type WalletAdapterProps,
  type WalletName,
  WalletReadyState,
} from '@solana/wallet-adapter-base'
import type { SigningMethods } from './types.js'

/** An empty picture: an `img` without a source is a warning of React. */
const noIcon = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"

type AdapterState = Pick<
  WalletAdapterProps,
  'publicKey' | 'connecting' | 'connected' | 'supportedTransactionVersions'
> &
  Partial<SigningMethods>

/** Creates what `@solana/wallet-adapter-base` calls an adapter, for a connector. */
export function createAdapter(
  { name, icon, type }: Connector,
  actions: Pick<WalletAdapterProps, 'connect' | 'disconnect' | 'sendTransaction'>,
): Adapter {
  const adapter = {
    name: name as WalletName,
    url: '',
    icon: icon ?? noIcon,
    readyState: type === 'injected' ? WalletReadyState.Installed : WalletReadyState.Loadable,
    publicKey: null,
    connecting: false,
    connected: false,
    supportedTransactionVersions: null,
    autoConnect: actions.connect,
    ...actions,
  } satisfies WalletAdapterProps
  // By its second name, because under `moduleResolution: nodenext` the types give the first one no constructor.
  return Object.assign(new EventEmitter.EventEmitter<WalletAdapterEvents>(), adapter)
}

/** Sets the state of an adapter, and emits `connect` or `disconnect` if the account changed. */
export function setAdapterState(adapter: Adapter, state: AdapterState): void {
  const before = adapter.publicKey
  const { publicKey } = state
  Object.assign(adapter, state)
  // Apps look for a method by `in`.
  for (const name of ['signTransaction', 'signAllTransactions', 'signMessage', 'signIn'] as const)
    if (!state[name]) Reflect.deleteProperty(adapter, name)
  if (publicKey ? before?.equals(publicKey) : !before) return
  if (publicKey) adapter.emit('connect', publicKey)
  else adapter.emit('disconnect')
}
