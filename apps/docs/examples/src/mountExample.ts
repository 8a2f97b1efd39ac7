/** Shows an example in `element`. Returns what removes it. */
export function mountExample(name: string, element: HTMLElement): () => void {
  element.textContent = name
  return () => element.replaceChildren()
}
