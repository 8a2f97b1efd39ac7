/** What went wrong, in one sentence for a person. The libraries put theirs in `shortMessage`. */
export function describeError(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'shortMessage' in error) {
    if (typeof error.shortMessage === 'string' && error.shortMessage) return error.shortMessage
  }
  const message = error instanceof Error ? error.message : `${error}`
  return message.split('\n')[0] || 'Something went wrong'
}
