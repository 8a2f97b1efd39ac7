import { useCallback, useSyncExternalStore } from 'react'

/** The hash of the page without `#`, and a function that replaces it without a step in the history. */
export function useHash(): { readonly hash: string; replace(hash: string): void } {
  const hash = useSyncExternalStore(subscribe, read, () => '')
  const replace = useCallback((next: string) => {
    window.history.replaceState(window.history.state, '', `#${next}`)
    // Browsers dispatch no event for a replaced state.
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  }, [])
  return { hash, replace }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

const read = () => decodeURIComponent(window.location.hash.slice(1))
