import type { NamespaceAdapter } from '../../types/adapter.js'
import type { OptionChecks } from '../../types/configCheck.js'
import type { AccountType } from '../../types/connection.js'
import type { Namespace } from '../../types/namespace.js'
import type { NetworkReference } from '../../types/network.js'

/** A connect method, as `connectMethodsOrder` lists them. */
export type ConnectMethod = 'email' | 'social' | 'wallet'

/** Options of `createClient` for connections. */
export type ConnectionOptions = {
  /** One adapter per namespace. Default: none. */
  readonly adapters?: readonly NamespaceAdapter[] | undefined
  /** The network that is shown before a wallet is connected. Default: the first network. */
  readonly defaultNetwork?: NetworkReference | undefined
  /** The account that is active first, by namespace. Default: smartAccount on eip155, payment on bip122, else eoa. */
  readonly defaultAccountTypes?: { readonly [namespace in Namespace]?: AccountType | undefined } | undefined
  /** Restore remembered connections at start. Default: true. */
  readonly reconnect?: boolean | undefined
  /**
   * Ids of connectors that connect at start where they return their accounts without a prompt, the first of them that
   * does: `['safe']` for an app that Safe shows in its frame. Default: none.
   */
  readonly autoConnect?: readonly string[] | undefined
  /** List the wallet in `window.ethereum` when it does not announce itself. Default: true. */
  readonly injected?: boolean | undefined
  /** List wallets of this browser that announce themselves by EIP-6963. Default: true. */
  readonly eip6963?: boolean | undefined
  /** Linked beside the checkbox of `features.legalCheckbox`. A full URL. */
  readonly termsConditionsUrl?: string | undefined
  /** Linked beside the checkbox of `features.legalCheckbox`. A full URL. */
  readonly privacyPolicyUrl?: string | undefined
}

/** Flags of connections. */
export type ConnectionFlags = {
  /** Requires that the user accepts `termsConditionsUrl` and `privacyPolicyUrl` before connecting. Default: false. */
  readonly legalCheckbox: boolean
  /** Default: email, social, wallet. */
  readonly connectMethodsOrder: readonly ConnectMethod[]
}

/** Checks of these options, in development. */
export const connectionChecks = {
  options: {
    adapters: true,
    defaultNetwork: true,
    defaultAccountTypes: true,
    reconnect: true,
    autoConnect(ids, { need, list }) {
      for (const [index, id] of list('autoConnect', ids).entries())
        need(typeof id === 'string', `autoConnect[${index}]: pass the id of a connector, such as 'safe'`)
    },
    injected: 'boolean',
    eip6963: 'boolean',
    termsConditionsUrl: true,
    privacyPolicyUrl: true,
  },
  flags: { legalCheckbox: true, connectMethodsOrder: true },
} satisfies OptionChecks<ConnectionOptions, ConnectionFlags>
