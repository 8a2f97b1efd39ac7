import type * as z from 'zod/mini'

function nameType(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/**
 * The text of a validation issue, the same whatever the defaults of the validator are.
 *
 * @example
 * schema.safeParse(value, { error: toIssueText })
 */
export function toIssueText(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return 'Required'
  switch (issue.code) {
    case 'invalid_type':
      return `Expected ${issue.expected} received ${nameType(issue.input)}`
    case 'invalid_value':
      return issue.values.length > 1 ? 'Invalid enum value' : 'Invalid input'
    case 'too_small':
      if (issue.origin === 'string') return `String must contain at least ${issue.minimum} character(s)`
      return issue.origin === 'number'
        ? `Number must be greater than or equal to ${issue.minimum}`
        : 'Invalid input'
    default:
      return 'Invalid input'
  }
}
