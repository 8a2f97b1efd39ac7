import { element } from '../../popup/element.js'
import { run } from './run.js'

/** "Reject" and "Approve", of which one is clicked once. */
export function actions(
  approve: (() => Promise<void>) | undefined,
  reject: () => Promise<void>,
): HTMLElement {
  const buttons: HTMLButtonElement[] = []
  const once = (action: () => Promise<void>) => () => {
    const were = buttons.map(button => button.disabled)
    for (const button of buttons) button.disabled = true
    void run(action).then(() =>
      buttons.forEach((button, index) => {
        button.disabled = were[index] ?? false
      }),
    )
  }
  buttons.push(
    element('button', { 'data-testid': 'reject', onclick: once(reject) }, 'Reject'),
    element(
      'button',
      {
        'data-testid': 'approve',
        class: 'primary',
        disabled: !approve,
        onclick: approve && once(approve),
      },
      'Approve',
    ),
  )
  return element('div', { class: 'actions' }, ...buttons)
}
