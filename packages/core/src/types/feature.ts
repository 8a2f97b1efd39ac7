import type { ClientConfig, Features } from '../client/config.js'
import type { BaseError } from '../errors/BaseError.js'
import type { AdapterContext, NamespaceAdapter } from './adapter.js'
import type { Client, Diagnostic, ResolvedConfig } from './client.js'
import type { ConfigCheck } from './configCheck.js'
import type { Connector } from './connection.js'
import type { CaipNetworkId, Namespace } from './namespace.js'

/**
 * The slot of a feature in the client, exported by its `feature.ts` and listed in `client/features.ts`. `createClient`,
 * the config check, the defaults and the diagnostics loop over that list and name no feature.
 */
export type Feature = {
  /**
   * The options of the feature that have a default. A default that is an object is merged with the value of the app. A
   * function returns the value of the option from the config. `features` has the flags of the feature.
   */
  readonly defaults?: FeatureDefaults
  /**
   * Reports each mistake in the options of the feature. The returned function runs after `validate` of every feature: it
   * reports options that refer to options of others.
   */
  validate?(config: ClientConfig, check: ConfigCheck): (() => void) | undefined
  /** Returns the parts of the feature that are off although they could be on, with the reason. */
  diagnose?(client: Client): readonly Diagnostic[]
  /** Creates adapters for an app that passes none. */
  adapters?(config: ResolvedConfig): readonly NamespaceAdapter[]
  /** Sets the state that the first render shows, also on a server. */
  initialize?(client: Client): void
  /** Runs before the adapters start. The returned function stops the feature. */
  start?(client: Client): (() => void) | undefined
  /** Adds to the context of each adapter at start. */
  context?(client: Client, namespace: Namespace): Partial<AdapterContext>
  /** Runs after an adapter has started. */
  adapterStarted?(client: Client, adapter: NamespaceAdapter): void
  /** Runs before the wallet gets a connect request; undefined if the feature adds nothing. Must not reject. */
  beforeConnect?(
    client: Client,
    parameters: BeforeConnectParameters,
  ): Promise<ConnectStep | undefined> | undefined
}

/** Defaults by option. */
export type FeatureDefaults = {
  readonly [option in Exclude<keyof ClientConfig, 'features'>]?:
    | ResolvedConfig[option]
    | ((config: ClientConfig) => ResolvedConfig[option])
    | undefined
} & { readonly features?: Partial<Features> | undefined }

/** The connect that is about to start. */
export type BeforeConnectParameters = {
  readonly connector: Connector
  readonly caipNetworkId: CaipNetworkId | undefined
  /** Whether a session of several namespaces may connect in another namespace instead. */
  readonly anyNamespace: boolean
  readonly signal: AbortSignal
}

/** Additions of a feature to a connect. */
export type ConnectStep = {
  /** Added to the parameters of `connect` of the adapter. */
  readonly parameters: Partial<Parameters<NamespaceAdapter['connect']>[0]>
  /** Runs after the wallet has answered, with the result, or with the error of the connect. */
  end(outcome: Awaited<ReturnType<NamespaceAdapter['connect']>> | BaseError | undefined): void
}
