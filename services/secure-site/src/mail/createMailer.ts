import type { Budget } from '@latchkit/service-base'
import { createTransport } from 'nodemailer'
import { ApiError } from '../errors.js'

/** A message as plain text. */
export type Mail = { readonly to: string; readonly subject: string; readonly text: string }

/** Sends mail. */
export type Mailer = {
  /** @throws ApiError MAIL_UNAVAILABLE when the server does not accept the message */
  send(mail: Mail): Promise<void>
  /** Budgets that a mail of a project charges: this site cannot be made to flood a mail server. */
  budgets(projectId: string): readonly [Budget, ...Budget[]]
  close(): void
}

/** Creates a mailer for an SMTP server. */
export function createMailer(parameters: {
  /** Such as `smtp://user:password@localhost:1025`. */
  readonly url: string
  /** Sender, such as `Latchkit <login@wallet.example>`. */
  readonly from: string
  readonly mailsPerHour: number
  readonly projectMailsPerHour: number
  onError(error: unknown): void
}): Mailer {
  const { url, from, mailsPerHour, projectMailsPerHour } = parameters
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
    // Files and URLs in a message are never read.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text }) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
      } catch (cause) {
        parameters.onError(cause)
        throw new ApiError('MAIL_UNAVAILABLE', 'The mail could not be sent: try again', undefined, { cause })
      }
    },
    budgets: projectId => [
      { key: 'all-mails', limit: mailsPerHour },
      { key: `mails:${projectId}`, limit: projectMailsPerHour },
    ],
    close: () => transport.close(),
  }
}
