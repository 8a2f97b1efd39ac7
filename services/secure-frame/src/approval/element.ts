/** Properties of an element, set as they are: `className`, `disabled`, `textContent`, … */
type Properties<tag extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[tag], 'children' | 'dataset' | 'style'>
> & { readonly testId?: string; readonly role?: string }

/**
 * Makes an element. Text reaches it by `textContent` and text nodes only.
 *
 * @example
 * element('p', { className: 'origin' }, 'https://app.example')
 */
export function element<tag extends keyof HTMLElementTagNameMap>(
  tag: tag,
  { testId, ...properties }: Properties<tag> = {},
  ...children: readonly (Node | string | undefined)[]
): HTMLElementTagNameMap[tag] {
  const made = Object.assign(document.createElement(tag), properties)
  if (testId !== undefined) made.dataset.testid = testId
  made.append(...children.filter(child => child !== undefined))
  return made
}
