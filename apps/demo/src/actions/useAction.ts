import { useState } from 'react'

type Details = Readonly<Record<string, unknown>>

export type Action = {
  readonly status: ActionStatus | 'idle'
  readonly error: string | undefined
  readonly details: Details
  /** Runs `perform`, which may show the details so far; what it returns is the result. */
  run(perform: (show: (details: Details) => void) => Promise<Details>): Promise<void>
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

type ActionName =
  | 'sign-message'
  | 'sign-typed-data'
  | 'send-transaction'
  | 'get-test-sol'
  | 'get-test-ether'
  | 'switch-network'
  | 'choose-account'
  | 'send-calls'
  | 'grant-permissions'
  | 'disconnect'

type ActionStatus = 'pending' | 'success' | 'error'

/** Result of an action, as the page shows it in `demo-result`. */
export type ActionResult = {
  readonly action: ActionName
  readonly status: ActionStatus
  readonly [detail: string]: unknown
}

export type Report = (result: ActionResult) => void

/** The error in one sentence for a user. The libraries put theirs in `shortMessage`. */
export function describeError(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'shortMessage' in error) {
    if (typeof error.shortMessage === 'string' && error.shortMessage) return error.shortMessage
  }
  const message = error instanceof Error ? error.message : `${error}`
  return message.split('\n')[0] || 'Something went wrong'
}

/** The first code in the chain of causes: EIP-1193 numbers and the kit's own names. */
export function findErrorCode(error: unknown): string | number | undefined {
  let current = error
  for (let depth = 0; depth < 10 && typeof current === 'object' && current !== null; depth++) {
    if ('code' in current && (typeof current.code === 'number' || typeof current.code === 'string'))
      return current.code
    current = 'cause' in current ? current.cause : undefined
  }
  return undefined
}
