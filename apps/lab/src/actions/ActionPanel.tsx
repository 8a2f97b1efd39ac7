'use client'
import { useState } from 'react'
import type { Configuration } from '../configurations/configurations'
import type { Lab } from '../lab/createLab'
import type { LabResult } from './labAction'
import { useLabActions } from './useLabActions'

type ActionPanelProps = { lab: Lab; configuration: Configuration; label: string }

/** Every action as a button, the field that they read, and what came of the last one as JSON. */
export function ActionPanel({ lab, configuration, label }: ActionPanelProps) {
  const actions = useLabActions(lab, configuration)
  const [input, setInput] = useState('')
  const [result, setResult] = useState<LabResult>()
  async function run(action: string) {
    setResult(undefined)
    try {
      const value = await actions[action]?.(input)
      setResult({ action, value: value ?? null })
    } catch (error) {
      setResult({ action, error: toError(error) })
    }
  }
  return (
    <section className="panel" aria-label={label}>
      <h2>Actions</h2>
      <label className="field">
        Input
        <input data-testid="lab-input" value={input} onChange={event => setInput(event.target.value)} />
      </label>
      <div className="actions">
        {Object.keys(actions).map(action => (
          <button key={action} type="button" data-testid={`lab-${action}`} onClick={() => void run(action)}>
            {action.replaceAll('-', ' ')}
          </button>
        ))}
      </div>
      <output className="result" data-testid="lab-result">
        {result ? JSON.stringify(result, (_, value) => (typeof value === 'bigint' ? `${value}` : value)) : ''}
      </output>
    </section>
  )
}

function toError(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error, code: undefined, message: String(error) }
  return { name: error.name, code: 'code' in error ? error.code : undefined, message: error.message }
}
