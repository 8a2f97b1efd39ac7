/** A local chain as the page uses it. */
export type DemoChain = {
  readonly id: number
  readonly name: string
  readonly rpcUrl: string
  /** Address of the test ERC-20 (TUSD, 6 decimals). */
  readonly token: `0x${string}`
}

/** What differs from one run of the demo to the next: where its chains and services are. */
export type DemoConfig = {
  readonly chains: readonly [DemoChain, DemoChain]
  /** RPC endpoint of the local Solana chain. */
  readonly solanaRpcUrl: string
  /** Where balances of Ethereum mainnet are read. */
  readonly mainnetRpcUrl: string
  /** The relay of the wallet-connection protocol. */
  readonly relayUrl: string
  /** The wallet directory. */
  readonly gatewayUrl: string
}
