/** State of the connection to the relay. `idle` until it is needed. */
export type RelayStatus = 'idle' | 'connecting' | 'open' | 'closed'

/** An encrypted message for a topic. */
export type RelayPublish = {
  readonly topic: string
  /** Envelope, base64. */
  readonly message: string
  /** In seconds. */
  readonly ttl: number
  readonly tag: number
  readonly prompt?: boolean | undefined
}

/** A message that the relay delivered. Listeners receive it once, however often the relay sends it. */
export type RelayMessage = {
  readonly topic: string
  /** Envelope, base64. */
  readonly message: string
  /**
   * Whether this tab owns the socket. If several tabs know the key of a topic, the owner responds to the wallet and the
   * others only read.
   */
  readonly owner: boolean
}

export type RelayCallOptions = {
  /** Cancels the call. */
  readonly signal?: AbortSignal | undefined
  /** Timeout in milliseconds. Default: 10,000. */
  readonly deadline?: number | undefined
}

/** Connection to the relay, through the tab of the origin that owns the socket. */
export type Relay = {
  getStatus(): RelayStatus
  onStatus(listener: (status: RelayStatus) => void): () => void
  /** Resolves when the relay has acknowledged the message. Until then it is sent again after each reconnect. */
  publish(message: RelayPublish, options?: RelayCallOptions): Promise<void>
  /**
   * Calls a method of the relay, such as `wc_proposeSession`. Until it is answered it is sent again after each reconnect.
   *
   * @throws RelayUnavailableError, RelayTimeoutError, RelayRefusedError (the relay answered with an error)
   */
  call(
    method: string,
    params: { readonly [name: string]: unknown },
    options?: RelayCallOptions,
  ): Promise<unknown>
  /** Resolves when the relay has subscribed the topic. It is subscribed again after each reconnect until `unsubscribe`. */
  subscribe(topic: string, options?: RelayCallOptions): Promise<void>
  /** Like `subscribe`, for a topic that the relay has already subscribed (`wc_proposeSession`). Sends nothing. */
  adopt(topic: string): void
  unsubscribe(topic: string): Promise<void>
  /** Listeners may be asynchronous. A message is acknowledged after all of them have settled. */
  onMessage(listener: (message: RelayMessage) => void | Promise<void>): () => void
  /** Closes the socket, releases the leader lock and rejects pending calls. */
  destroy(): void
}
