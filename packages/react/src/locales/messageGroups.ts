import type { Message } from '../page/i18n/message.js'
import type { MessageKey, Messages } from './english.js'

/** A complete locale as its file has it: the text of `send.title` is `title` of the group `send`. */
export type MessageGroups = {
  readonly [group in GroupOf<MessageKey>]: { readonly [name in NameIn<group, MessageKey>]: Message }
}

type GroupOf<key> = key extends `${infer group}.${string}` ? group : never
type NameIn<group extends string, key> = key extends `${group}.${infer name}` ? name : never

/** Returns the texts of a file by their keys. */
export function flattenGroups(groups: MessageGroups): Messages {
  const texts = Object.entries(groups).flatMap(([group, byName]) =>
    Object.entries(byName).map(([name, text]) => [`${group}.${name}`, text]),
  )
  return Object.fromEntries(texts)
}
