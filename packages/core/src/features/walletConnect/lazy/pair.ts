import { UserRejectedError } from '../../../errors/providerErrors.js'
import type { Platform } from '../../../platform/types.js'
import type { ProposedSession, SessionProposal } from './proposeSession.js'

/** Milliseconds after which a pairing URI is renewed, though wallets accept it for 5 minutes. */
export const pairingLife = 240_000
/** Milliseconds for which a URI must still be accepted, so that there is time to scan it. */
const pairingMargin = 10_000
/** Milliseconds after which a failed renewal is retried. */
const renewalRetry = 1_000

export type PairParameters = {
  propose(): Promise<SessionProposal>
  readonly signal: AbortSignal
  readonly platform: Pick<Platform, 'onVisibilityChange'>
  /** Called with each new URI to show. */
  onProposal(proposal: SessionProposal, renewsAt: number): void
  /** Called with a function that drops every proposal and creates another. */
  onStart?(renew: () => void): void
}

/**
 * Proposes until a wallet answers. The URI is renewed silently before it becomes stale; a wallet that scanned the previous
 * URI may still approve it. Rejects when the user declines, when the first proposal fails, or when no proposal is left that
 * a wallet could answer.
 */
export function pair(parameters: PairParameters): Promise<ProposedSession> {
  const { propose, signal, platform, onProposal, onStart } = parameters
  return new Promise((resolve, reject) => {
    const waiting = new Set<SessionProposal>()
    let newest: SessionProposal | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let ended = false
    let renewing = 0

    function end(settle: () => void, winner?: SessionProposal) {
      if (ended) return
      ended = true
      clearTimeout(timer)
      stopWatching()
      signal.removeEventListener('abort', abort)
      for (const proposal of waiting) if (proposal !== winner) proposal.cancel()
      settle()
    }
    function fail(error: unknown) {
      end(() => reject(error))
    }
    function abort() {
      fail(new UserRejectedError({ cause: signal.reason }))
    }
    function schedule(delay: number) {
      clearTimeout(timer)
      timer = setTimeout(() => void renew(), delay)
    }
    async function renew() {
      renewing += 1
      try {
        const proposal = await propose()
        if (ended) return proposal.cancel()
        waiting.add(proposal)
        newest = proposal
        const left = proposal.expiry * 1000 - Date.now() - pairingMargin
        const delay = Math.max(0, Math.min(pairingLife, left))
        schedule(delay)
        onProposal(proposal, Date.now() + delay)
        proposal.approval.then(
          proposed => waiting.has(proposal) && end(() => resolve(proposed), proposal),
          error => {
            // It was dropped.
            if (!waiting.delete(proposal)) return
            if (!isExpiry(error)) fail(error)
            // The expiry of a former proposal does not affect the URI on the screen.
            else if (proposal === newest && renewing === 0) void renew()
          },
        )
      } catch (error) {
        if (waiting.size === 0 && renewing === 1) fail(error)
        else if (!ended) schedule(renewalRetry)
      } finally {
        renewing -= 1
      }
    }
    onStart?.(() => {
      const dropped = [...waiting]
      waiting.clear()
      newest = undefined
      for (const proposal of dropped) proposal.cancel()
      void renew()
    })
    // Timers are suspended while a phone sleeps.
    const stopWatching = platform.onVisibilityChange(visible => {
      if (visible && newest && newest.expiry * 1000 - Date.now() <= pairingMargin) void renew()
    })
    signal.addEventListener('abort', abort)
    if (signal.aborted) abort()
    else void renew()
  })
}

function isExpiry(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'walletconnect/proposal-expired'
}
