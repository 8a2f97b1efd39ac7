import { createElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { exampleSheet } from './exampleSheet.js'
import { type ExampleName, examples } from './examples.js'

/**
 * Mounts an example into an element and returns the function that removes it. Its code loads with this call. It is in a
 * shadow root: the styles of the site do not reach it, nor its styles the site.
 *
 * @throws TypeError for a name that is not one of `examples`
 *
 * @example
 * const remove = mountExample('connect', element)
 */
export function mountExample(name: string, element: HTMLElement): () => void {
  if (!isExample(name))
    throw new TypeError(`There is no example "${name}": pass one of ${Object.keys(examples).join(', ')}.`)
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  // A constructable sheet, which a policy without `unsafe-inline` allows.
  shadow.adoptedStyleSheets = [exampleSheet()]
  const place = shadow.appendChild(document.createElement('div'))
  const root = createRoot(place)
  let isMounted = true
  examples[name]().then(
    Example => {
      if (isMounted) root.render(createElement(StrictMode, null, createElement(Example)))
    },
    () => {
      if (isMounted) root.render('This example could not be loaded. Reload the page to try again.')
    },
  )
  return () => {
    isMounted = false
    root.unmount()
    place.remove()
  }
}

function isExample(name: string): name is ExampleName {
  return Object.hasOwn(examples, name)
}
