import { useCallback, useId, useState, useSyncExternalStore } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { t as Choice } from './Choice.C0ec5F7L.js'
import { t as galleryStates } from './galleryStates.ucZtyL_D.js'

// examples/src/gallery/useHash.ts
/** The hash of the page without `#`, and a function that replaces it without a step in the history. */
function useHash() {
  return {
    hash: useSyncExternalStore(subscribe, read, () => ''),
    replace: useCallback(next => {
      window.history.replaceState(window.history.state, '', `#${next}`)
      window.dispatchEvent(new HashChangeEvent('hashchange'))
    }, []),
  }
}
function subscribe(listener) {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}
var read = () => decodeURIComponent(window.location.hash.slice(1))
// examples/src/gallery/Gallery.tsx
var themes = [
  {
    value: 'light',
    label: 'Light',
  },
  {
    value: 'dark',
    label: 'Dark',
  },
]
var locales = [
  {
    value: 'en',
    label: 'Left to right',
  },
  {
    value: 'ar',
    label: 'Right to left',
  },
]
var sizes = [
  {
    value: 'desktop',
    label: 'Desktop',
  },
  {
    value: 'phone',
    label: 'Phone',
  },
]
var views = [...new Set(galleryStates.map(({ view }) => view))]
var [first] = galleryStates
/** Every view of the modal, one at a time. The hash of the page names it, so each has an address. */
function Gallery() {
  const id = useId()
  const { hash, replace } = useHash()
  const [theme, setTheme] = useState(pageTheme)
  const [locale, setLocale] = useState('en')
  const [size, setSize] = useState('desktop')
  const state = galleryStates.find(one => one.id === hash) ?? first
  if (!state) return null
  const place = galleryStates.indexOf(state)
  const step = by => {
    const next = galleryStates.at((place + by) % galleryStates.length)
    if (next) replace(next.id)
  }
  return /* @__PURE__ */ jsxs('div', {
    className: 'gallery',
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'gallery-bar',
        children: [
          /* @__PURE__ */ jsxs('div', {
            className: 'field',
            children: [
              /* @__PURE__ */ jsxs('label', {
                htmlFor: id,
                children: [
                  'View ',
                  /* @__PURE__ */ jsx('output', {
                    htmlFor: id,
                    children: `${place + 1} of ${galleryStates.length}`,
                  }),
                ],
              }),
              /* @__PURE__ */ jsx('select', {
                id,
                value: state.id,
                onChange: ({ target }) => replace(target.value),
                children: views.map(view =>
                  /* @__PURE__ */ jsx(
                    'optgroup',
                    {
                      label: view,
                      children: galleryStates
                        .filter(one => one.view === view)
                        .map(one =>
                          /* @__PURE__ */ jsx(
                            'option',
                            {
                              value: one.id,
                              children: `${one.view}: ${one.title}`,
                            },
                            one.id,
                          ),
                        ),
                    },
                    view,
                  ),
                ),
              }),
            ],
          }),
          /* @__PURE__ */ jsxs('div', {
            className: 'buttons',
            children: [
              /* @__PURE__ */ jsx('button', {
                type: 'button',
                className: 'button',
                onClick: () => step(-1),
                children: 'Previous',
              }),
              /* @__PURE__ */ jsx('button', {
                type: 'button',
                className: 'button',
                onClick: () => step(1),
                children: 'Next',
              }),
            ],
          }),
          /* @__PURE__ */ jsx(Choice, {
            label: 'Theme',
            value: theme,
            options: themes,
            onChange: setTheme,
          }),
          /* @__PURE__ */ jsx(Choice, {
            label: 'Direction',
            value: locale,
            options: locales,
            onChange: setLocale,
          }),
          /* @__PURE__ */ jsx(Choice, {
            label: 'Size',
            value: size,
            options: sizes,
            onChange: setSize,
          }),
        ],
      }),
      /* @__PURE__ */ jsx(
        'iframe',
        {
          className: `gallery-frame ${size}`,
          title: `${state.view}: ${state.title}`,
          src: frameUrl(state, theme, locale),
        },
        `${state.id} ${theme} ${locale}`,
      ),
    ],
  })
}
/** The page of the frame is beside the page of the gallery. */
function frameUrl({ id }, theme, locale) {
  const url = new URL('gallery-frame.html', location.href)
  url.search = `${new URLSearchParams({
    state: id,
    theme,
    locale,
  })}`
  url.hash = ''
  return url.href
}
function pageTheme() {
  const { colorScheme } = getComputedStyle(document.documentElement)
  const isDark = colorScheme.includes('light') ? matchMedia('(prefers-color-scheme: dark)').matches : true
  return colorScheme.includes('dark') && isDark ? 'dark' : 'light'
}

export { Gallery }
