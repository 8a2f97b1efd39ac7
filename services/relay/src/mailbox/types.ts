/** A message on its way. The relay cannot read it. */
export type Message = {
  /** 19 digits, in order of arrival; also the JSON-RPC id of its push. */
  readonly id: string
  /** By what the mailbox finds it. */
  readonly key: string
  readonly topic: string
  readonly message: string
  /** Unix milliseconds. */
  readonly publishedAt: number
  /** Unix milliseconds. */
  readonly expiresAt: number
  /** Client that published it, which does not get it back. */
  readonly publisher: string
  readonly tag: number
  /** Place in the mailbox, which sets it when it takes the message in; ascending on a topic. */
  position: number
  /** `message` in JSON, made once however many subscribers there are. */
  readonly json: string
}

/** `known`: the same message waits already. `full` and `topic-full`: it was not taken. */
export type PutResult = 'stored' | 'known' | 'full' | 'topic-full'

/** Some of the messages that wait on a topic. */
export type Page = {
  readonly messages: readonly Message[]
  /** Place up to which was looked, to read on from. */
  readonly end: number
  /** Whether more may wait behind it. */
  readonly more: boolean
}

/** Where messages wait until somebody acknowledged them or their time is over. Calls may fail with a MailboxError. */
export type Mailbox = {
  /** Key that a message will have. */
  keyOf(id: string, message: string): string
  put(message: Message): PutResult | Promise<PutResult>
  /** Messages that wait on a topic behind a place, the oldest first and some of them at most. */
  read(topic: string, after: number): Page | Promise<Page>
  /** Settles when messages of the topic that other nodes take in will come here too. */
  open(topic: string): undefined | Promise<void>
  /** The last local subscriber of the topic is gone. */
  shut(topic: string): void
  remove(topic: string, key: string): void
  /** Messages and bytes that wait, where they wait in this process. */
  size?(): { readonly messages: number; readonly bytes: number }
  /** Drops what has expired; called about once a second. */
  sweep(now: number): void
  isReady(): boolean
  /** Settles when everything that was put or removed is kept. */
  close(): Promise<void>
}

/** What a mailbox that other nodes share tells of them. */
export type MailboxEvents = {
  /** Another node took in a message of a topic that is open here. */
  onMessage(message: Message): void
  /** Messages may have been missed: every topic that is open here is to be read again. */
  onGap(): void
}
