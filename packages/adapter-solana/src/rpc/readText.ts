import { HttpStatusError } from '@latchkit/core/http'
import type { Posted } from './post.js'

/**
 * What a node answered with success.
 *
 * @throws HttpStatusError `http/status`
 */
export function readText({ status, text, request }: Posted): string {
  if (status < 200 || status > 299) throw new HttpStatusError({ status, body: text, request })
  return text
}
