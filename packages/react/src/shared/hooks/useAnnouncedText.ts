'use client'
import { useEffect } from 'react'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'

/** Announces a text that a view shows from now on, such as that a search finds nothing; nothing without one. */
export function useAnnouncedText(text: string | undefined): void {
  const announce = useAnnounce()
  useEffect(() => {
    if (text) announce(text)
  }, [announce, text])
}
