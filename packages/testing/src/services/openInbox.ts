import { TestingError } from '../common/testingError.js'
import type { TestMail } from './startInbox.js'

/** Reads the mails of a mail server. */
export type TestInbox = {
  /** The first mail to an address after the one with the id `after`, now or once it comes. */
  next(to: string, after?: number): Promise<TestMail>
  /** Id of the last mail to an address, 0 for none. */
  lastId(to: string): Promise<number>
}

/**
 * Opens the inbox of a mail server that runs, by its URL: one of {@link startInbox}, or of Latchkit's local stack.
 *
 * @throws TestingError `inbox/not-reached`
 * @example
 * const inbox = openInbox('http://localhost:1080')
 * const mail = await inbox.next('alice@example.com')
 */
export function openInbox(url: string): TestInbox {
  async function read(query: Record<string, string>): Promise<TestMail[]> {
    const address = `${url}/messages?${new URLSearchParams(query)}`
    const response = await fetch(address).catch(cause => {
      throw new TestingError(
        'inbox/not-reached',
        `No inbox answers at ${url}. Start it before the tests with startInbox() of @latchkit/testing, and give the secure site its smtpUrl.`,
        { cause },
      )
    })
    return (await response.json()) as TestMail[]
  }
  return {
    async next(to, after = 0) {
      for (;;) {
        // The server answers once there is one.
        const [mail] = await read({ to, after: `${after}`, wait: '1' })
        if (mail) return mail
      }
    },
    lastId: async to => (await read({ to })).at(-1)?.id ?? 0,
  }
}
