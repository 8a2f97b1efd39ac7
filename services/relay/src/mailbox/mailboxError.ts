/** The mailbox could not be asked; nothing is known of what became of the call. */
export class MailboxError extends Error {
  override name = 'MailboxError'
}
