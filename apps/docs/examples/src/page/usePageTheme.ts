import { useTheme } from '@latchkit/react'
import { useEffect } from 'react'

/** Shows the kit in the theme of the page, which a switch of the site may change. */
export function usePageTheme(): void {
  const { setMode } = useTheme()
  useEffect(() => {
    const follow = () => setMode(readTheme())
    follow()
    const observer = new MutationObserver(follow)
    observer.observe(document.documentElement, { attributes: true })
    return () => observer.disconnect()
  }, [setMode])
}

function readTheme() {
  const { colorScheme } = getComputedStyle(document.documentElement)
  if (colorScheme === 'dark') return 'dark'
  // `normal` is the scheme of a page that names none.
  return colorScheme.includes('dark') ? 'system' : 'light'
}
