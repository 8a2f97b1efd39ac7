/** A WalletConnect relay on this machine. */
export type TestRelay = {
  /** Such as `ws://localhost:4500`. */
  readonly url: string
  /** Ends every connection without a closing frame, as a network failure does. Clients may reconnect immediately. */
  dropConnections(): void
  stop(): Promise<void>
}

/** The port of a relay, and the URL of it that apps have. */
export type StartRelayParameters = {
  /** Default: a free port. */
  readonly port?: number | undefined
  /** Further URLs by which clients reach it, such as one that a test routes. */
  readonly publicUrls?: readonly string[] | undefined
}

/**
 * Starts a WalletConnect relay. It keeps messages in memory and accepts every project id.
 *
 * @example
 * const relay = await startRelay()
 * await relay.stop()
 */
export async function startRelay({ port = 0, publicUrls }: StartRelayParameters = {}): Promise<TestRelay> {
  // Most tests have no phone.
  const relay = await import('@latchkit/relay')
  const running = await relay.startRelay({ port, publicUrls })
  return {
    url: `ws://localhost:${running.port}`,
    dropConnections: running.dropConnections,
    stop: running.close,
  }
}
