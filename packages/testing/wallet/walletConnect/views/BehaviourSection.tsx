import { runAction } from '../../ui/runAction.js'
import { Toggle } from '../../ui/Toggle.js'
import { releaseHeld } from '../answers.js'
import type { Context, WalletConnectSettings } from '../types.js'

const options = [
  ['silent', 'silent', 'Stay silent: show nothing, answer nothing'],
  ['answerLate', 'answer-late', 'Answer late: hold answers until “Release”'],
  ['autoReject', 'auto-reject', 'Reject proposals without a prompt'],
  ['noSignIn', 'no-sign-in', 'Know no one-click sign-in'],
  ['signatureOnly', 'signature-only', 'Solana: answer signTransaction with the signature only'],
] as const

/** Settings that make the wallet behave as unusual wallets do. */
export function BehaviourSection({ context }: { context: Context }) {
  const { store, kit } = context
  const { settings, held } = store.get()
  const { relayer } = kit.core
  const change = (part: Partial<WalletConnectSettings>) =>
    store.update(draft => {
      Object.assign(draft.settings, part)
    })
  const setOffline = (offline: boolean) =>
    void runAction(() => (offline ? relayer.transportClose() : relayer.transportOpen()))
  const reset = () => {
    localStorage.clear()
    location.reload()
  }
  return (
    <section aria-label="Behaviour for tests">
      <h2>Behaviour for tests</h2>
      {options.map(([key, id, label]) => (
        <Toggle
          key={id}
          id={id}
          label={label}
          checked={settings[key]}
          onChange={checked => change({ [key]: checked })}
        />
      ))}
      <Toggle
        id="offline"
        label="Offline: leave the relay"
        checked={relayer.transportExplicitlyClosed}
        onChange={setOffline}
      />
      <label className="row" htmlFor="reject-code">
        <span className="grow">Reject requests with</span>
        <select
          id="reject-code"
          data-testid="reject-code"
          value={settings.rejectCode}
          onChange={({ currentTarget }) =>
            change({ rejectCode: currentTarget.value === '4001' ? 4001 : 5000 })
          }
        >
          <option>5000</option>
          <option>4001</option>
        </select>
      </label>
      <div className="buttons">
        <button
          type="button"
          id="release"
          data-testid="release"
          disabled={held.length === 0}
          onClick={() => void runAction(() => releaseHeld(context))}
        >
          {`Release (${held.length})`}
        </button>
        <button type="button" data-testid="reset" className="danger" onClick={reset}>
          Forget everything
        </button>
      </div>
    </section>
  )
}
