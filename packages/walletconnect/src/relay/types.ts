/** State of the connection with the relay. `idle` until something needs it. */
export type RelayStatus = 'idle' | 'connecting' | 'open' | 'closed'

/** A sealed message for a topic. */
export type RelayPublish = {
  readonly topic: string
  /** Envelope, base64. */
  readonly message: string
  /** In seconds. */
  readonly ttl: number
  readonly tag: number
  readonly prompt?: boolean | undefined
}

/** A message that the relay delivered. Each one is told once, however often the relay sends it. */
export type RelayMessage = {
  readonly topic: string
  /** Envelope, base64. */
  readonly message: string
  /**
   * Whether this tab holds the socket. Where several tabs know a topic's key, this one answers the wallet; the others
   * only read.
   */
  readonly owner: boolean
}

export type RelayCallOptions = {
  /** Gives up at once. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds from now after which it is no longer worth sending. Default: 10,000. */
  readonly deadline?: number | undefined
}

/** The one way to the relay, over whichever tab of the page's origin holds the socket. */
export type Relay = {
  getStatus(): RelayStatus
  onStatus(listener: (status: RelayStatus) => void): () => void
  /** Settles when the relay acknowledged it; sent again after a reconnect until then. */
  publish(message: RelayPublish, options?: RelayCallOptions): Promise<void>
  /**
   * Calls `wc_proposeSession` or another method of the relay. Sent again after a reconnect until it is answered.
   *
   * @throws RelayUnavailableError, RelayTimeoutError, RelayRefusedError (the relay answered with an error)
   */
  call(
    method: string,
    params: { readonly [name: string]: unknown },
    options?: RelayCallOptions,
  ): Promise<unknown>
  /** Settles when the relay delivers the topic. It is subscribed anew after every reconnect until `unsubscribe`. */
  subscribe(topic: string, options?: RelayCallOptions): Promise<void>
  /** As `subscribe`, where the relay has subscribed the caller already (`wc_proposeSession`): only remembered. */
  adopt(topic: string): void
  unsubscribe(topic: string): Promise<void>
  /** Listeners may be asynchronous; the relay is told that a message arrived after all of them settled. */
  onMessage(listener: (message: RelayMessage) => void | Promise<void>): () => void
  /** Closes the socket, gives up the place as owner and rejects what is pending. */
  destroy(): void
}
