import { TestingError } from '../common/testingError.js'

/** A local Solana chain. */
export type TestSolanaChain = {
  /** CAIP-2 id. No public network has it. */
  readonly caipNetworkId: string
  /** JSON-RPC over HTTP. */
  readonly rpcUrl: string
  /** Subscriptions. */
  readonly webSocketUrl: string
  /** Sends lamports from the faucet. Returns the signature of the transaction, which is confirmed. */
  airdrop(address: string, lamports: number | bigint): Promise<string>
  /** Adds empty blocks at once, for commitments and expiry without waiting. */
  advance(slots: number): void
  stop(): Promise<void>
}

/** The ports of a Solana chain. */
export type StartSolanaChainParameters = {
  /** Port of the JSON-RPC. Default: a free one. */
  readonly port?: number | undefined
  /** Port of the WebSocket. Default: the next one, where web3.js looks for it. */
  readonly webSocketPort?: number | undefined
}

/**
 * Starts a Solana chain in this process, with the optional peer `litesvm` behind JSON-RPC and WebSocket.
 *
 * @throws TestingError `chain/not-started`
 * @example
 * const solana = await startSolanaChain()
 * await solana.airdrop(address, 1_000_000_000)
 * await solana.stop()
 */
export async function startSolanaChain(
  parameters: StartSolanaChainParameters = {},
): Promise<TestSolanaChain> {
  const { port = 0, webSocketPort } = parameters
  // litesvm is a native module, which tests of EVM chains do not need.
  const { startSolana } = await import('@latchkit/local-stack/solana')
  const solana = await startSolana({ port, webSocketPort }).catch(cause => {
    throw new TestingError(
      'chain/not-started',
      `The Solana chain did not start: ${cause.message} The test kit needs the package litesvm.`,
      { cause },
    )
  })
  return {
    caipNetworkId: solana.caipNetworkId,
    rpcUrl: solana.url,
    webSocketUrl: solana.webSocketUrl,
    airdrop: solana.airdrop,
    advance: solana.advance,
    stop: solana.stop,
  }
}
