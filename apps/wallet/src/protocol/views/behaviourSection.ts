import { element } from '../../popup/element.js'
import { toggle } from '../../popup/toggle.js'
import { releaseHeld } from '../answers/releaseHeld.js'
import type { Context } from '../context.js'
import type { ProtocolSettings } from '../types.js'
import { run } from './run.js'

/** Ways to make the wallet behave as awkward wallets do. */
export function behaviourSection(context: Context): HTMLElement {
  const { store, kit } = context
  const { settings, held } = store.get()
  const change = (part: Partial<ProtocolSettings>) =>
    store.update(draft => {
      Object.assign(draft.settings, part)
    })
  const { relayer } = kit.core
  const goOffline = (offline: boolean) =>
    void run(() => (offline ? relayer.transportClose() : relayer.transportOpen()))
  const code = element(
    'select',
    {
      id: 'reject-code',
      'data-testid': 'reject-code',
      onchange: () => change({ rejectCode: code.value === '4001' ? 4001 : 5000 }),
    },
    ...[5000, 4001].map(value =>
      element('option', { value, selected: settings.rejectCode === value }, `${value}`),
    ),
  )
  return element(
    'section',
    { 'aria-label': 'Behaviour for tests' },
    element('h2', {}, 'Behaviour for tests'),
    toggle('silent', 'Stay silent: show nothing, answer nothing', settings.silent, silent =>
      change({ silent }),
    ),
    toggle('answer-late', 'Answer late: hold answers until “Release”', settings.answerLate, answerLate =>
      change({ answerLate }),
    ),
    toggle('auto-reject', 'Reject proposals without asking', settings.autoReject, autoReject =>
      change({ autoReject }),
    ),
    toggle('no-sign-in', 'Know no one-click sign-in', settings.noSignIn, noSignIn => change({ noSignIn })),
    toggle(
      'signature-only',
      'Solana: answer signTransaction with the signature only',
      settings.signatureOnly,
      signatureOnly => change({ signatureOnly }),
    ),
    toggle('offline', 'Offline: leave the relay', relayer.transportExplicitlyClosed, goOffline),
    element(
      'label',
      { class: 'row', for: 'reject-code' },
      element('span', { class: 'grow' }, 'Reject requests with'),
      code,
    ),
    element(
      'div',
      { class: 'buttons' },
      element(
        'button',
        {
          id: 'release',
          'data-testid': 'release',
          disabled: held.length === 0,
          onclick: () => void run(() => releaseHeld(context)),
        },
        `Release (${held.length})`,
      ),
      element(
        'button',
        {
          'data-testid': 'reset',
          class: 'danger',
          onclick: () => {
            localStorage.clear()
            location.reload()
          },
        },
        'Forget everything',
      ),
    ),
  )
}
