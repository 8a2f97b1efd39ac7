import { element } from './element.js'

/** A labelled checkbox. */
export function toggle(
  id: string,
  label: string,
  checked: boolean,
  change: (checked: boolean) => void,
): HTMLElement {
  const input = element('input', {
    id,
    'data-testid': id,
    type: 'checkbox',
    checked,
    onchange: () => change(input.checked),
  })
  return element('label', { class: 'row choice' }, input, element('span', { class: 'grow' }, label))
}
