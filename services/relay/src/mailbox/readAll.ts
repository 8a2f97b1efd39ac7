import type { Mailbox, Message } from './types.js'

/** Every message that waits on a topic, the oldest first. */
export async function* readAll(mailbox: Mailbox, topic: string): AsyncGenerator<Message, void> {
  let after = 0
  for (;;) {
    const { messages, end, more } = await mailbox.read(topic, after)
    yield* messages
    if (!more) return
    after = end
  }
}
