import { element } from '../../popup/element.js'

const isLocal = (url: string) =>
  url.startsWith('data:image/') || /^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(url)

/** Who asks, as they say of themselves. Icons elsewhere are not fetched: their host would learn of this wallet. */
export function appHead(
  { name, url, icons }: { name: string; url: string; icons?: readonly string[] | undefined },
  level: 'h2' | 'h3',
): HTMLElement {
  const icon = icons?.find(isLocal)
  const letter = element(
    'span',
    { class: 'tile', 'aria-hidden': 'true' },
    (name.trim()[0] ?? '?').toUpperCase(),
  )
  const image = icon && element('img', { src: icon, alt: '', class: 'tile' })
  if (image) image.addEventListener('error', () => image.replaceWith(letter))
  return element(
    'div',
    { class: 'app' },
    image || letter,
    element(
      'div',
      { class: 'grow' },
      element(level, { 'data-testid': 'app-name' }, name || 'An app without a name'),
      element('p', { class: 'soft mono', 'data-testid': 'app-url' }, url || 'no address given'),
    ),
  )
}
