import type { Settings, WalletId } from '../common/types.js'
import { Toggle } from '../ui/Toggle.js'
import type { PopupState } from './readPopupState.js'
import { SavedField } from './SavedField.js'
import { sendAction } from './sendAction.js'

/** Settings that make the wallet behave as unusual wallets do. */
export function TestSection({ popup: { state, held } }: { popup: PopupState }) {
  const { settings, wallets } = state
  const change = (part: Partial<Settings>) => void sendAction({ type: 'changeSettings', settings: part })
  const waiting = held.filter(entry => !entry.released).length
  const nameField = (wallet: WalletId, label: string) => (
    <SavedField
      id={`${wallet}-name`}
      label={label}
      maxLength={60}
      stored={wallets[wallet].name}
      saveId={`save-${wallet}-name`}
      saveLabel={`Save ${label.toLowerCase()}`}
      onSave={name => void sendAction({ type: 'rename', wallet, name })}
    />
  )
  return (
    <section>
      <h2>Behaviour for tests</h2>
      <Toggle
        id="announce-late"
        label="Announce late: only on “Announce now”"
        checked={settings.time === 'onDemand'}
        onChange={checked => change({ time: checked ? 'onDemand' : 'now' })}
      />
      <Toggle
        id="legacy-mode"
        label="Legacy: window.ethereum only"
        checked={settings.mode === 'legacy'}
        onChange={checked => change({ mode: checked ? 'legacy' : 'standard' })}
      />
      <Toggle
        id="second-wallet"
        label="Announce a second wallet"
        checked={settings.second}
        onChange={second => change({ second })}
      />
      <Toggle
        id="no-solana"
        label="Register no Solana wallet"
        checked={!settings.solana}
        onChange={checked => change({ solana: !checked })}
      />
      <Toggle
        id="no-solana-sign-in"
        label="Solana without signing in (solana:signIn)"
        checked={!settings.signIn}
        onChange={checked => change({ signIn: !checked })}
      />
      <Toggle
        id="answer-late"
        label="Answer late: hold answers until “Release”"
        checked={settings.answerLate}
        onChange={answerLate => change({ answerLate })}
      />
      <Toggle
        id="offline"
        label="Offline: every request fails with 4900"
        checked={settings.offline}
        onChange={offline => change({ offline })}
      />
      <div className="row">
        <button
          type="button"
          id="announce-now"
          data-testid="announce-now"
          onClick={() => void sendAction({ type: 'announceNow' })}
        >
          Announce now
        </button>
        <button
          type="button"
          id="release"
          data-testid="release"
          disabled={waiting === 0}
          onClick={() => void sendAction({ type: 'release' })}
        >
          {`Release (${waiting})`}
        </button>
      </div>
      {nameField('first', 'Name of the wallet')}
      {settings.second && nameField('second', 'Name of the second wallet')}
      <p className="soft">Names and the first five settings apply to pages loaded afterwards.</p>
    </section>
  )
}
