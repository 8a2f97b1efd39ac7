import { element } from '../../popup/element.js'

export type Choice = { value: string; label: string; note?: string | undefined; checked: boolean }

/** A group of checkboxes. */
export function choices(legend: string, testId: string, list: readonly Choice[]): HTMLElement {
  return element(
    'fieldset',
    {},
    element('legend', {}, legend),
    ...list.map(({ value, label, note, checked }) =>
      element(
        'label',
        { class: 'row choice' },
        element('input', { type: 'checkbox', 'data-testid': testId, value, checked }),
        element(
          'span',
          { class: 'grow' },
          label,
          note ? element('span', { class: 'note' }, ` ${note}`) : undefined,
        ),
      ),
    ),
  )
}
