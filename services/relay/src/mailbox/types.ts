/** A message on its way. The relay cannot read it. */
export type Message = {
  /** 19 digits, in order of arrival; also the JSON-RPC id of its push. */
  readonly id: string
  readonly topic: string
  readonly message: string
  /** Unix milliseconds. */
  readonly publishedAt: number
  /** Unix milliseconds. */
  readonly expiresAt: number
  /** Client that published it, which does not get it back. */
  readonly publisher: string
  readonly tag: number
  /** The push after its subscription id, made once however many subscribers there are. */
  readonly tail: string
}

/** `known`: the same message waits already. `full` and `topic-full`: it was not taken. */
export type PutResult = 'stored' | 'known' | 'full' | 'topic-full'

/** Where messages wait until somebody acknowledged them or their time is over. */
export type Mailbox = {
  put(message: Message): PutResult | Promise<PutResult>
  /** Messages that wait on a topic, the oldest first. */
  read(topic: string): readonly Message[] | Promise<readonly Message[]>
  /** Settles when messages of the topic that other nodes take in will come here too. */
  open(topic: string): undefined | Promise<void>
  /** The last local subscriber of the topic is gone. */
  shut(topic: string): void
  remove(topic: string, id: string): void
  /** Messages and bytes that wait here. */
  size(): { readonly messages: number; readonly bytes: number }
  /** Drops what has expired; called about once a second. */
  sweep(now: number): void
  isReady(): boolean
  /** Settles when everything that was put or removed is kept. */
  close(): Promise<void>
}
