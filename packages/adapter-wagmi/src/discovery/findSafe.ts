import type { Runtime } from '../types.js'

/** Name of the question, which the answer repeats. */
const id = 'latchkit-safe'

/**
 * Lists Safe's connector once the page around this one answers as Safe does. Safe is on many hosts, so the host is not
 * compared. The question has nothing of the app; an answer can come from the page around this one only.
 *
 * @see https://github.com/safe-global/safe-apps-sdk/tree/main/packages/safe-apps-sdk
 */
export function findSafe({ scope, changed }: Pick<Runtime, 'scope' | 'changed'>, signal: AbortSignal): void {
  if (signal.aborted) return
  const answered = new AbortController()
  const listen = ({ data, source }: MessageEvent) => {
    if (source !== window.parent || data?.id !== id || data.success !== true) return
    answered.abort()
    scope.isInSafe = true
    changed()
  }
  addEventListener('message', listen, { signal: answered.signal })
  signal.addEventListener('abort', () => answered.abort(), { signal: answered.signal })
  // The version of Safe's messages. Safe answers each site that it shows.
  window.parent.postMessage({ id, method: 'getSafeInfo', env: { sdkVersion: '9.1.0' } }, '*')
}
