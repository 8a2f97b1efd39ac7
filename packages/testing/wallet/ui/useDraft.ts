import { useState } from 'react'

/**
 * State of a control that shows a stored value. It changes with the control, and is reset to the stored value whenever
 * `version` changes, by default whenever the stored value does.
 */
export function useDraft<Value>(stored: Value, version: unknown = stored): [Value, (draft: Value) => void] {
  const [state, setState] = useState({ version, draft: stored })
  if (!Object.is(state.version, version)) setState({ version, draft: stored })
  return [state.draft, draft => setState({ version, draft })]
}
