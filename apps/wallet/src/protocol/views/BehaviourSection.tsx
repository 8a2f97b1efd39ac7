import { runAction } from '../../ui/runAction.js'
import { Toggle } from '../../ui/Toggle.js'
import { releaseHeld } from '../answers.js'
import type { Context, ProtocolSettings } from '../types.js'

/** Settings that make the wallet behave as unusual wallets do. */
export function BehaviourSection({ context }: { context: Context }) {
  const { store, kit } = context
  const { settings, held } = store.get()
  const { relayer } = kit.core
  const change = (part: Partial<ProtocolSettings>) =>
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
      <Toggle
        id="silent"
        label="Stay silent: show nothing, answer nothing"
        checked={settings.silent}
        onChange={silent => change({ silent })}
      />
      <Toggle
        id="answer-late"
        label="Answer late: hold answers until “Release”"
        checked={settings.answerLate}
        onChange={answerLate => change({ answerLate })}
      />
      <Toggle
        id="auto-reject"
        label="Reject proposals without asking"
        checked={settings.autoReject}
        onChange={autoReject => change({ autoReject })}
      />
      <Toggle
        id="no-sign-in"
        label="Know no one-click sign-in"
        checked={settings.noSignIn}
        onChange={noSignIn => change({ noSignIn })}
      />
      <Toggle
        id="signature-only"
        label="Solana: answer signTransaction with the signature only"
        checked={settings.signatureOnly}
        onChange={signatureOnly => change({ signatureOnly })}
      />
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
