/** What is typed into the field beside the buttons. */
export type LabAction = (input: string) => unknown

/** Actions by the last part of their test id. */
export type LabActions = { readonly [name: string]: LabAction }

/** What came of the last action. */
export type LabResult = {
  readonly action: string
  readonly value?: unknown
  readonly error?: { readonly name: string; readonly code: unknown; readonly message: string }
}
