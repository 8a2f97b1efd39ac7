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
  /** Client that published it. It does not get the message back. */
  readonly publisher: string
  /** Hash of the address of the publisher, 16 characters. */
  readonly address: string
  readonly tag: number
  /** Position in the mailbox, which sets it when it stores the message. Ascending on a topic. */
  position: number
  /** `message` as it is between the quotes of JSON: the same text where nothing is escaped. */
  readonly escaped: string
}

/** Maximum lifetime of a short-lived message, in milliseconds. */
const shortLife = 300_000

/** Returns whether a newer message of its owner may replace the message. */
export function isLongLived({ publishedAt, expiresAt }: Message): boolean {
  return expiresAt - publishedAt > shortLife
}

/** Characters that `JSON.stringify` may escape, besides the quote and the backslash. */
const unusual = /[^ -~]/

/**
 * Returns a text as it is between the quotes of JSON. Sealed messages contain nothing to escape, and this check costs a
 * quarter of `JSON.stringify`.
 */
export function toEscaped(text: string): string {
  const isPlain = !unusual.test(text) && !text.includes('"') && !text.includes('\\')
  return isPlain ? text : JSON.stringify(text).slice(1, -1)
}
