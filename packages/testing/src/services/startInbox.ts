/** A mail that came in. */
export type TestMail = {
  /** Counts from 1, in the order of arrival. */
  readonly id: number
  readonly to: readonly string[]
  readonly from: string
  readonly subject: string
  readonly text: string
  /** Milliseconds since 1970. */
  readonly receivedAt: number
}

/** A mail server that keeps what it gets in memory and delivers nothing. */
export type TestMailServer = {
  /** A page with the mails, and where {@link openInbox} reads them. */
  readonly url: string
  /** The secure site gets it as `SMTP_URL`. */
  readonly smtpUrl: string
  stop(): Promise<void>
}

/** The ports of a mail server. */
export type StartInboxParameters = {
  /** Default: 1080. 0 is a free port. */
  readonly port?: number | undefined
  /** Default: 1025. 0 is a free port. */
  readonly smtpPort?: number | undefined
}

/**
 * Starts a mail server for a secure site under test, such as in the global set-up of Playwright: it is one for all workers.
 *
 * @example
 * const mails = await startInbox()
 * await mails.stop()
 */
export async function startInbox({
  port = 1080,
  smtpPort = 1025,
}: StartInboxParameters = {}): Promise<TestMailServer> {
  const mail = await import('@latchkit/local-stack/mail')
  const { url, smtpUrl, stop } = await mail.startInbox({ http: port, smtp: smtpPort })
  return { url, smtpUrl, stop }
}
