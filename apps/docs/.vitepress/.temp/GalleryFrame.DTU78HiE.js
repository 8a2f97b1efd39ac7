import { useEffect, useRef } from 'react'
import { jsx } from 'react/jsx-runtime'
import { createRoot } from 'react-dom/client'
import { n as createStage, t as galleryStates, r as serveGateway } from './galleryStates.ucZtyL_D.js'

// examples/src/gallery/GalleryFrame.tsx
/**
 * The page inside the gallery: one state, as its address says, such as `?state=Account-tokens&theme=dark&locale=ar`. The
 * root element has `data-state` once all of it is requested: `shown`, or `failed`.
 */
function GalleryFrame() {
  const place = useRef(null)
  useEffect(() => {
    const element = place.current?.appendChild(document.createElement('div'))
    if (!element) return
    const root = createRoot(element)
    const timer = setTimeout(() => showState(root))
    return () => {
      clearTimeout(timer)
      root.unmount()
      element.remove()
    }
  }, [])
  return /* @__PURE__ */ jsx('div', { ref: place })
}
async function showState(root) {
  const { dataset } = document.documentElement
  const asked = new URLSearchParams(location.search)
  const state = galleryStates.find(({ id }) => id === asked.get('state'))
  const themeMode = asked.get('theme') === 'dark' ? 'dark' : 'light'
  document.documentElement.style.colorScheme = themeMode
  document.documentElement.classList.toggle('dark', themeMode === 'dark')
  if (!state) {
    dataset.state = 'failed'
    root.render(/* @__PURE__ */ jsx('p', { children: 'There is no such view.' }))
    return
  }
  serveGateway()
  try {
    await state.show(
      createStage({
        root,
        look: {
          themeMode,
          locale: asked.get('locale') ?? 'en',
        },
      }),
    )
    dataset.state = 'shown'
  } catch (error) {
    dataset.state = 'failed'
    root.render(/* @__PURE__ */ jsx('p', { children: `${error}` }))
  }
}

export { GalleryFrame }
