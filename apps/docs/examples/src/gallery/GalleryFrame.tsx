import { useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { galleryStates } from './galleryStates.js'
import { serveGateway } from './gateway/serveGateway.js'
import { createStage } from './stage.js'

/**
 * The page inside the gallery: one state, as its address says, such as `?state=Account-tokens&theme=dark&locale=ar`. The
 * root element has `data-state` once all of it is requested: `shown`, or `failed`.
 */
export function GalleryFrame() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current?.appendChild(document.createElement('div'))
    if (!element) return
    const root = createRoot(element)
    // StrictMode mounts twice and keeps the second.
    const timer = setTimeout(() => showState(root))
    return () => {
      clearTimeout(timer)
      root.unmount()
      element.remove()
    }
  }, [])
  return <div ref={place} className="stage" />
}

async function showState(root: ReturnType<typeof createRoot>): Promise<void> {
  const { dataset } = document.documentElement
  const asked = new URLSearchParams(location.search)
  const state = galleryStates.find(({ id }) => id === asked.get('state'))
  const themeMode = asked.get('theme') === 'dark' ? 'dark' : 'light'
  document.documentElement.style.colorScheme = themeMode
  // The class is that of the site.
  document.documentElement.classList.toggle('dark', themeMode === 'dark')
  if (!state) {
    dataset.state = 'failed'
    root.render(<p>There is no such view.</p>)
    return
  }
  serveGateway()
  try {
    await state.show(createStage({ root, look: { themeMode, locale: asked.get('locale') ?? 'en' } }))
    dataset.state = 'shown'
  } catch (error) {
    dataset.state = 'failed'
    root.render(<p>{`${error}`}</p>)
  }
}
