import { Choice } from '@latchkit/configurator'
import { useId, useState } from 'react'
import { type GalleryState, galleryStates } from './galleryStates.js'
import { useHash } from './useHash.js'

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const
const locales = [
  { value: 'en', label: 'Left to right' },
  { value: 'ar', label: 'Right to left' },
] as const
const sizes = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
] as const

const views = [...new Set(galleryStates.map(({ view }) => view))]
const [first] = galleryStates

/** Every view of the modal, one at a time. The hash of the page names it, so each has an address. */
export function Gallery() {
  const id = useId()
  const { hash, replace } = useHash()
  const [theme, setTheme] = useState<(typeof themes)[number]['value']>(pageTheme)
  const [locale, setLocale] = useState<(typeof locales)[number]['value']>('en')
  const [size, setSize] = useState<(typeof sizes)[number]['value']>('desktop')
  const state = galleryStates.find(one => one.id === hash) ?? first
  if (!state) return null
  const place = galleryStates.indexOf(state)
  const step = (by: number) => {
    const next = galleryStates.at((place + by) % galleryStates.length)
    if (next) replace(next.id)
  }
  return (
    <div className="gallery">
      <div className="gallery-bar">
        <div className="field">
          <label htmlFor={id}>
            View <output htmlFor={id}>{`${place + 1} of ${galleryStates.length}`}</output>
          </label>
          <select id={id} value={state.id} onChange={({ target }) => replace(target.value)}>
            {views.map(view => (
              <optgroup key={view} label={view}>
                {galleryStates
                  .filter(one => one.view === view)
                  .map(one => (
                    <option key={one.id} value={one.id}>
                      {`${one.view}: ${one.title}`}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </div>
        <div className="buttons">
          <button type="button" className="button" onClick={() => step(-1)}>
            Previous
          </button>
          <button type="button" className="button" onClick={() => step(1)}>
            Next
          </button>
        </div>
        <Choice label="Theme" value={theme} options={themes} onChange={setTheme} />
        <Choice label="Direction" value={locale} options={locales} onChange={setLocale} />
        <Choice label="Size" value={size} options={sizes} onChange={setSize} />
      </div>
      <iframe
        key={`${state.id} ${theme} ${locale}`}
        className={`gallery-frame ${size}`}
        title={`${state.view}: ${state.title}`}
        src={frameUrl(state, theme, locale)}
      />
    </div>
  )
}

/** The page of the frame is beside the page of the gallery. */
function frameUrl({ id }: GalleryState, theme: string, locale: string): string {
  const url = new URL('gallery-frame.html', location.href)
  url.search = `${new URLSearchParams({ state: id, theme, locale })}`
  url.hash = ''
  return url.href
}

function pageTheme() {
  const { colorScheme } = getComputedStyle(document.documentElement)
  const isDark = colorScheme.includes('light') ? matchMedia('(prefers-color-scheme: dark)').matches : true
  return colorScheme.includes('dark') && isDark ? 'dark' : 'light'
}
