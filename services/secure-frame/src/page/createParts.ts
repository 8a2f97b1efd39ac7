import { element } from '../approval/element.js'
import type { PageKey } from './texts.js'
import type { WalletPage } from './walletPage.js'

/** Runs the action of a button, and shows its error. */
export type Press = (act: () => Promise<unknown>) => Promise<void>

/** Parts that every card is made of. */
export type CardParts = ReturnType<typeof createParts>

/** A time, as texts take it. */
export const date = (time: number) => ({ date: new Date(time) })

/** Makes the parts of cards. */
export function createParts({ text }: WalletPage, press: Press) {
  const button = (
    label: PageKey,
    act: () => Promise<unknown>,
    { testId, name, isDisabled = false }: { testId: string; name?: string; isDisabled?: boolean },
  ) => {
    const made = element('button', { type: 'button', testId, disabled: isDisabled }, text(label))
    if (name !== undefined) made.setAttribute('aria-label', name)
    made.addEventListener('click', () => {
      made.disabled = true
      void press(act).finally(() => {
        made.disabled = isDisabled
      })
    })
    return made
  }
  const card = (title: PageKey, ...content: readonly (Node | undefined)[]) => {
    const id = `card-${title.split('.')[0]}`
    const made = element('section', {}, element('h2', { id }, text(title)), ...content)
    made.setAttribute('aria-labelledby', id)
    return made
  }
  const note = (key: PageKey, time: number) => element('p', { className: 'note' }, text(key, date(time)))
  return { button, card, note }
}
