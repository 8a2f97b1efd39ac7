import { act } from './act.js'
import { element } from './element.js'
import type { PopupState } from './readPopupState.js'
import { toggle } from './toggle.js'

/** Ways to make the wallet behave as awkward wallets do. */
export function testSection({ state, held }: PopupState): HTMLElement {
  const { settings, wallets } = state
  const change = (part: Partial<typeof settings>) => void act({ type: 'changeSettings', settings: part })
  const waiting = held.filter(entry => !entry.released).length
  const nameField = (id: 'first' | 'second', label: string) => {
    const name = `${id}-name`
    const input = element('input', { id: name, 'data-testid': name, value: wallets[id].name, maxlength: 60 })
    const save = () => void act({ type: 'rename', wallet: id, name: input.value })
    return element(
      'div',
      {},
      element('label', { class: 'field', for: name }, element('span', {}, label)),
      element(
        'div',
        { class: 'row' },
        element('div', { class: 'grow' }, input),
        element(
          'button',
          {
            id: `save-${name}`,
            'data-testid': `save-${name}`,
            'aria-label': `Save ${label.toLowerCase()}`,
            onclick: save,
          },
          'Save',
        ),
      ),
    )
  }
  return element(
    'section',
    {},
    element('h2', {}, 'Behaviour for tests'),
    toggle('announce-late', 'Announce late: only on “Announce now”', settings.time === 'onDemand', checked =>
      change({ time: checked ? 'onDemand' : 'now' }),
    ),
    toggle('legacy-mode', 'Legacy: window.ethereum only', settings.mode === 'legacy', checked =>
      change({ mode: checked ? 'legacy' : 'standard' }),
    ),
    toggle('second-wallet', 'Announce a second wallet', settings.second, second => change({ second })),
    toggle('no-solana', 'Register no Solana wallet', !settings.solana, checked =>
      change({ solana: !checked }),
    ),
    toggle('no-solana-sign-in', 'Solana without signing in (solana:signIn)', !settings.signIn, checked =>
      change({ signIn: !checked }),
    ),
    toggle('answer-late', 'Answer late: hold answers until “Release”', settings.answerLate, answerLate =>
      change({ answerLate }),
    ),
    toggle('offline', 'Offline: every request fails with 4900', settings.offline, offline =>
      change({ offline }),
    ),
    element(
      'div',
      { class: 'row' },
      element(
        'button',
        {
          id: 'announce-now',
          'data-testid': 'announce-now',
          onclick: () => void act({ type: 'announceNow' }),
        },
        'Announce now',
      ),
      element(
        'button',
        {
          id: 'release',
          'data-testid': 'release',
          disabled: waiting === 0,
          onclick: () => void act({ type: 'release' }),
        },
        `Release (${waiting})`,
      ),
    ),
    nameField('first', 'Name of the wallet'),
    ...(settings.second ? [nameField('second', 'Name of the second wallet')] : []),
    element('p', { class: 'soft' }, 'Names and the first five settings apply to pages loaded afterwards.'),
  )
}
