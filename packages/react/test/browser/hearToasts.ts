import { onTestFinished } from 'vitest'
import { inShadow, shadow, testIds } from './mountApp.js'

/** Collects the texts of toasts from now on: on a busy machine one may come and go between two looks. */
export function hearToasts(): { texts(): readonly string[] } {
  const texts: string[] = []
  const observer = new MutationObserver(() => {
    const text = inShadow(testIds.toast)?.textContent
    if (text && texts.at(-1) !== text) texts.push(text)
  })
  observer.observe(shadow() ?? document, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return { texts: () => texts }
}
