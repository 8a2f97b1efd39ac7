import { useState } from 'react'
import { describeError } from './describeError.js'
import { findErrorCode } from './findErrorCode.js'
import type { ActionName, ActionStatus, Report } from './types.js'

type Details = Readonly<Record<string, unknown>>

export type Action = {
  readonly status: ActionStatus | 'idle'
  readonly error: string | undefined
  readonly details: Details
  /** Runs `perform`, which may tell what it knows so far; what it returns is the result. */
  run(perform: (tell: (details: Details) => void) => Promise<Details>): Promise<void>
}

/** One action of the page: its state for its card, and its result for everyone. */
export function useAction(action: ActionName, report: Report): Action {
  const [state, setState] = useState<Omit<Action, 'run'>>({ status: 'idle', error: undefined, details: {} })
  const set = (status: ActionStatus, details: Details, error?: string | undefined) => {
    setState({ status, details, error })
    report({ action, status, ...details, ...(error === undefined ? {} : { error }) })
  }
  return {
    ...state,
    run: async perform => {
      let known: Details = {}
      set('pending', known)
      try {
        const details = await perform(more => {
          known = { ...known, ...more }
          set('pending', known)
        })
        set('success', { ...known, ...details })
      } catch (error) {
        const code = findErrorCode(error)
        set('error', { ...known, ...(code === undefined ? {} : { code }) }, describeError(error))
      }
    },
  }
}
