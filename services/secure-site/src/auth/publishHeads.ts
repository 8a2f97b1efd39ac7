import { appendFile } from 'node:fs/promises'
import { ConfigError } from '@latchkit/service-base'
import { type AuditHead, readAuditHead } from './audit.js'
import type { AuthContext } from './types.js'

/** A head of the audit log with its day. */
export type PublishedHead = AuditHead & {
  /** Such as `2026-01-31`, UTC. */
  readonly date: string
}

/** Interval between two checks of the clock, and time-out of a request to the URL (ms). */
const lookTime = 600_000
const answerTime = 10_000

/**
 * Publishes the head of the audit log once a day, and at the start: the site serves it at `/.well-known`, a file gets it as
 * a line of JSON, a URL gets it as a POST. A copy outside the control of the site's operator shows whether the log was
 * changed. Failures are retried ten minutes later.
 *
 * @throws ConfigError when the file cannot be written
 */
export async function publishHeads(
  context: Pick<AuthContext, 'orm' | 'now'>,
  options: {
    readonly file: string | undefined
    readonly url: string | undefined
    onError(error: Error): void
  },
) {
  const { file, url, onError } = options
  if (file !== undefined)
    await appendFile(file, '').catch(cause => {
      throw new ConfigError('bad-file', `AUDIT_HEADS_FILE: ${file} cannot be written`, { cause })
    })
  let published: PublishedHead | undefined
  /** Targets that already have the head of the day. */
  const done = new Set<'file' | 'url'>()
  let running: Promise<void> = Promise.resolve()
  const publish = async () => {
    const date = new Date(context.now()).toISOString().slice(0, 10)
    if (published?.date !== date) {
      const head = await readAuditHead(context)
      if (!head) return
      published = { date, ...head }
      done.clear()
    }
    const text = JSON.stringify(published)
    if (file !== undefined && !done.has('file')) {
      await appendFile(file, `${text}\n`)
      done.add('file')
    }
    if (url !== undefined && !done.has('url')) {
      const headers = { 'content-type': 'application/json' }
      const signal = AbortSignal.timeout(answerTime)
      const answer = await fetch(url, { method: 'POST', body: text, headers, signal, redirect: 'error' })
      if (!answer.ok) throw new TypeError(`AUDIT_HEADS_URL: ${answer.status}`)
      done.add('url')
    }
  }
  const look = () => {
    running = running
      .then(publish)
      .catch((error: unknown) => onError(error instanceof Error ? error : new TypeError(String(error))))
  }
  look()
  const timer = setInterval(look, lookTime).unref()
  return {
    current: () => published,
    async close() {
      clearInterval(timer)
      await running
    },
  }
}
