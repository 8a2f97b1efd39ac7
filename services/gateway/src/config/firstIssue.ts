import type { ZodError } from 'zod'

/** The first thing that is wrong, as `mobileLink: must be …`. `skip` path parts are told by the caller. */
export function firstIssue(error: ZodError, skip = 0): string {
  const issue = error.issues[0]
  if (!issue) return 'not valid'
  const where = issue.path.slice(skip).map(String).join('.')
  return where ? `${where}: ${issue.message}` : issue.message
}
