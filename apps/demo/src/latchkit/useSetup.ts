import { formatSetup, parseSetup, type Setup } from '@latchkit/configurator'
import { useCallback, useEffect, useState } from 'react'

/** The setup, kept in the page's address so that a reload and a shared link have it. */
export function useSetup() {
  const [setup, setSetup] = useState(() => parseSetup(window.location.hash))
  useEffect(() => {
    // A link within the page is no setup: it must not undo the one that was chosen.
    const onHashChange = () => {
      if (window.location.hash.includes('=')) setSetup(parseSetup(window.location.hash))
    }
    window.addEventListener('hashchange', onHashChange)
    return () => window.removeEventListener('hashchange', onHashChange)
  }, [])
  const change = useCallback((next: Setup) => {
    const hash = formatSetup(next)
    const { pathname, search } = window.location
    window.history.replaceState(null, '', hash ? `#${hash}` : `${pathname}${search}`)
    setSetup(next)
  }, [])
  return { setup, change }
}
