import { onTestFinished } from 'vitest'
import { inShadow, shadow, testIds } from './mountApp.js'

/** Collects the texts of toasts from now on: on a busy machine one may come and go between two looks. */
export function hearToasts(): { texts(): readonly string[] } {
  const texts: string[] = []
  const watched = new Set<Node>()
  const watch = (node: Node | undefined) => {
    if (!node || watched.has(node)) return
    watched.add(node)
    observer.observe(node, { subtree: true, childList: true, characterData: true })
  }
  const observer = new MutationObserver(() => {
    // The host goes when there is nothing to show, and a new one comes with the next toast.
    watch(shadow())
    const text = inShadow(testIds.toast)?.textContent
    if (text && texts.at(-1) !== text) texts.push(text)
  })
  watch(document)
  watch(shadow())
  onTestFinished(() => observer.disconnect())
  return { texts: () => texts }
}
