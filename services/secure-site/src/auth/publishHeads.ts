import { appendFile } from 'node:fs/promises'
import { type AuditHead, readAuditHead } from './audit.js'
import type { AuthContext } from './types.js'

/** A head of the audit log with its day. */
export type PublishedHead = AuditHead & {
  /** Such as `2026-01-31`, UTC. */
  readonly date: string
}

/** Milliseconds between two looks at the clock, and for an answer of the address. */
const lookTime = 600_000
const answerTime = 10_000

/**
 * Publishes the head of the audit log once a day, and at the start: the site answers it at `/.well-known`, a file gets
 * it as a line of JSON, an address gets it as a POST. A copy that is out of reach of the site's operator shows whether
 * the log was changed. What fails is tried again ten minutes later.
 */
export function publishHeads(
  context: Pick<AuthContext, 'orm' | 'now'>,
  options: {
    readonly file: string | undefined
    readonly url: string | undefined
    onError(error: Error): void
  },
) {
  const { file, url, onError } = options
  let published: PublishedHead | undefined
  /** What has the head of the day already. */
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
