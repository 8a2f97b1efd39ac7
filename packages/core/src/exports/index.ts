export type { ClientConfig, Features } from '../client/config.js'
export { createClient } from '../client/createClient.js'
export { ClientDestroyedError, ConfigInvalidError, DuplicateCoreError } from '../client/errors.js'
export type { Metadata, WalletAction } from '../client/options.js'
export { AdapterNotFoundError, CapabilityNotSupportedError } from '../errors/adapterErrors.js'
export { BaseError, type BaseErrorOptions, isError } from '../errors/BaseError.js'
export type { ConnectMethod } from '../features/connection/options.js'
export type { SocialProvider } from '../features/embedded/types.js'
export type { CustomWallet, WalletGroupOption, WalletKind } from '../features/wallets/options.js'
export type { GatewayConfig } from '../gateway/options.js'
export type { Logger, LogLevel } from '../logger/createLogger.js'
export type { Platform } from '../platform/types.js'
export type { StorageDriver } from '../storage/types.js'
export type {
  AdapterContext,
  Asset,
  Balance,
  ChainTransaction,
  EstimateTransferParameters,
  NamespaceAdapter,
  ReplacementKind,
  SentReplacement,
  TransactionOutcome,
  TransactionReplacement,
  Transfer,
  TransferEstimate,
  TransferNote,
} from '../types/adapter.js'
export type {
  BatchCall,
  CallReceipt,
  CallsBatch,
  CallsCapabilities,
  CallsReference,
  CallsStatus,
  GetReceiptsParameters,
  SentCalls,
} from '../types/calls.js'
export type { Client, Diagnostic, ReadableStore, ResolvedConfig } from '../types/client.js'
export type {
  Account,
  AccountType,
  Connection,
  ConnectionStatus,
  Connector,
  ConnectorType,
  PendingConnects,
  Snapshot,
} from '../types/connection.js'
export {
  type AddressOf,
  type CaipAddress,
  type CaipNetworkId,
  type Namespace,
  namespaces,
} from '../types/namespace.js'
export type {
  Network,
  NetworkInput,
  NetworkReference,
  NetworkServices,
  RpcEndpoint,
  RpcUrls,
  SwapRouter,
} from '../types/network.js'
export type { ReadSwapParameters, SwapReader, SwapReading } from '../types/swap.js'
export { version } from '../version.js'
