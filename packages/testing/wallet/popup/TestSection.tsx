import type { BatchMode } from '../../src/common/callTypes.js'
import type { Settings, WalletId } from '../../src/common/types.js'
import type { PopupState } from '../background/state.js'
import { Toggle } from '../ui/Toggle.js'
import { ActionButton, sendAction } from './ActionButton.js'
import { SavedField } from './SavedField.js'

type Option = [id: string, label: string, checked: boolean, change: (checked: boolean) => Partial<Settings>]

const batchModes: readonly BatchMode[] = ['none', 'sequential', 'ready', 'supported']

/** Settings that make the wallet behave as unusual wallets do. */
export function TestSection({ popup: { state, held } }: { popup: PopupState }) {
  const { settings, wallets } = state
  const { second, answerLate, offline, locked = false, solana, signIn, assets, permissions } = settings
  const late = settings.time === 'onDemand'
  const legacy = settings.mode === 'legacy'
  const options: Option[] = [
    [
      'announce-late',
      'Announce late: only on “Announce now”',
      late,
      on => ({ time: on ? 'onDemand' : 'now' }),
    ],
    ['legacy-mode', 'Legacy: window.ethereum only', legacy, on => ({ mode: on ? 'legacy' : 'standard' })],
    ['second-wallet', 'Announce a second wallet', second, on => ({ second: on })],
    ['no-solana', 'Register no Solana wallet', !solana, on => ({ solana: !on })],
    ['no-solana-sign-in', 'Solana without signing in (solana:signIn)', !signIn, on => ({ signIn: !on })],
    ['answer-late', 'Answer late: hold answers until “Release”', answerLate, on => ({ answerLate: on })],
    ['offline', 'Offline: every request fails with 4900', offline, on => ({ offline: on })],
    ['locked', 'Locked: sites see no account', locked, on => ({ locked: on })],
    ['grant-permissions', 'Grant permissions (ERC-7715)', permissions, on => ({ permissions: on })],
    ['list-assets', 'List assets (wallet_getAssets)', assets, on => ({ assets: on })],
  ]
  const waiting = held.filter(entry => !entry.released).length
  const nameField = (wallet: WalletId, label: string) => (
    <SavedField
      id={`${wallet}-name`}
      label={label}
      maxLength={60}
      stored={wallets[wallet].name}
      saveId={`save-${wallet}-name`}
      saveLabel={`Save ${label.toLowerCase()}`}
      action={name => ({ type: 'rename', wallet, name })}
    />
  )
  return (
    <section>
      <h2>Behaviour for tests</h2>
      {options.map(([id, label, checked, change]) => (
        <Toggle
          key={id}
          id={id}
          label={label}
          checked={checked}
          onChange={on => void sendAction({ type: 'changeSettings', settings: change(on) })}
        />
      ))}
      <label className="row">
        <span className="grow">Batches of calls (EIP-5792)</span>
        <select
          data-testid="batches"
          value={settings.batches}
          onChange={({ currentTarget }) =>
            void sendAction({
              type: 'changeSettings',
              settings: { batches: currentTarget.value as BatchMode },
            })
          }
        >
          {batchModes.map(mode => (
            <option key={mode}>{mode}</option>
          ))}
        </select>
      </label>
      <div className="row">
        <ActionButton id="announce-now" action={{ type: 'announceNow' }}>
          Announce now
        </ActionButton>
        <ActionButton id="release" action={{ type: 'release' }} disabled={waiting === 0}>
          {`Release (${waiting})`}
        </ActionButton>
      </div>
      {nameField('first', 'Name of the wallet')}
      {second && nameField('second', 'Name of the second wallet')}
      <p className="soft">Names and the first five settings apply to pages loaded afterwards.</p>
    </section>
  )
}
