import type { JsonObject } from '../json.js'
import type { Instruction } from './types.js'

/** The accounts under the names of their places; one that is missing throws RangeError. */
export function nameAccounts({ accounts }: Instruction, names: readonly string[]): JsonObject {
  return Object.fromEntries(
    names.map((name, index) => {
      const account = accounts[index]
      if (account === undefined) throw new RangeError(`The instruction has no account ${name}.`)
      return [name, account]
    }),
  )
}
