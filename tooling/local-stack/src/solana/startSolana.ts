import type { MintTokensParameters } from './mintTokens.js'
import type { LocalSockets } from './socket/serveSocket.js'

export type StartSolanaParameters = {
  /** Port of the JSON-RPC, 0 for a free one. Default: 8899 plus `LATCHKIT_PORT_OFFSET`. */
  port?: number | undefined
  /** Port of the WebSocket. Default: `port` + 1, where web3.js looks for it. */
  webSocketPort?: number | undefined
  /**
   * Milliseconds from one empty block to the next, 0 for none but those of transactions. Default: 400. A blockhash is
   * good for 150 blocks, and web3.js reuses one for 30 seconds: below 200 it may use one that has expired.
   */
  slotMilliseconds?: number | undefined
  /** Blocks by which `finalized` follows the tip, 1 to 60. Default: 32, as on public clusters. */
  finalizedSlots?: number | undefined
}

export type LocalSolana = {
  /** JSON-RPC over HTTP. */
  url: string
  webSocketUrl: string
  /** CAIP-2 id, `localSolanaChainId`. */
  caipNetworkId: string
  /** Sends lamports from the faucet and gives the signature of the transaction, which is confirmed. */
  airdrop(address: string, lamports: number | bigint): Promise<string>
  /** Gives tokens of one of `localSolanaMints` and returns the token account; the transaction is confirmed. */
  mintTokens(parameters: Omit<MintTokensParameters, 'url'>): Promise<{ account: string }>
  /**
   * Puts an account there as a program that the chain does not have would have made it, such as Metaplex's. It is there in
   * every block.
   */
  setAccount(parameters: { address: string; owner: string; data: Uint8Array }): void
  /** Puts a program there, as a loader would have: `data` is its ELF file. */
  addProgram(parameters: { address: string; data: Uint8Array }): void
  /** Adds empty blocks at once, for commitments and expiry without waiting. */
  advance(slots: number): void
  /** The WebSockets of subscriptions. */
  sockets: LocalSockets
  /** Frees both ports; safe to call again. */
  stop(): Promise<void>
}

/** Starts a Solana chain in this process, on 127.0.0.1 only; see docs/contributing/local-solana.md. */
export async function startSolana(parameters: StartSolanaParameters = {}): Promise<LocalSolana> {
  // Most users of the local stack want no Solana, and loading litesvm and what it needs takes longer than anvil does.
  const { openSolana } = await import('./openSolana.js')
  return await openSolana(parameters)
}
