/** A sealed message, which the relay cannot read. */
export type Message = {
  /** 19 digits, in order of arrival; also the JSON-RPC id of its push. */
  readonly id: string
  /** Identifies the message in the mailbox of its topic. */
  readonly key: string
  readonly topic: string
  readonly message: string
  /** Unix milliseconds. */
  readonly publishedAt: number
  /** Unix milliseconds. */
  readonly expiresAt: number
  /** Client that published it, which does not get it back. */
  readonly publisher: string
  /** Hash of the address of the publisher, 16 characters. */
  readonly address: string
  readonly tag: number
  /** Position in the mailbox, which sets it when it stores the message; ascending on a topic. */
  position: number
  /** `message` in JSON, made once however many subscribers there are. */
  readonly json: string
}

/** Milliseconds of the longest life of a message that counts as short-lived. */
const shortLife = 300_000

/** Returns whether a message may be dropped for a newer one of its owner. */
export function isLongLived({ publishedAt, expiresAt }: Message): boolean {
  return expiresAt - publishedAt > shortLife
}

/** Characters that `JSON.stringify` may escape, besides the quote and the backslash. */
const unusual = /[^ -~]/

/**
 * Returns a text as JSON. Sealed messages have nothing to escape, and finding that out costs a quarter of
 * `JSON.stringify`.
 */
export function toJson(text: string): string {
  return unusual.test(text) || text.includes('"') || text.includes('\\') ? JSON.stringify(text) : `"${text}"`
}
