export type Keyed = {
  key: string
  /** Another one makes the node anew. */
  version: string
  make(): HTMLElement
}

/** Makes the children those of the list, and leaves alone what has not changed: no click meets a moving button. */
export function reconcile(parent: Element, items: readonly Keyed[]): void {
  const known = new Map(
    [...parent.children].flatMap(child => (child instanceof HTMLElement ? [[child.dataset.key, child]] : [])),
  )
  const nodes = items.map(({ key, version, make }) => {
    const old = known.get(key)
    if (old instanceof HTMLElement && old.dataset.version === version) return old
    const node = make()
    node.dataset.key = key
    node.dataset.version = version
    return node
  })
  for (const child of [...parent.children]) if (!nodes.some(node => node === child)) child.remove()
  nodes.forEach((node, index) => {
    if (parent.children[index] !== node) parent.insertBefore(node, parent.children[index] ?? null)
  })
}
