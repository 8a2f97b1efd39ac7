import type { SiwxSession } from '@latchkit/core/siwx'

/** Signed-in accounts and their signed messages. */
export function SessionCard({ siwx }: { siwx: SiwxSession }) {
  return (
    <section className="panel" aria-label="Session">
      <h2 data-testid="session-account">{siwx.data.accountAddress}</h2>
      <pre className="state" data-testid="session-message">
        {siwx.message}
      </pre>
    </section>
  )
}
