import type { Instruction, Parsed } from './readBytes.js'
import { nameAccounts, readBytes } from './readBytes.js'

/** An instruction of the System program as nodes describe it. */
export function parseSystem(instruction: Instruction): Parsed | null {
  const bytes = readBytes(instruction.data)
  const named = (...names: string[]) => nameAccounts(instruction, names)
  switch (bytes.u32()) {
    case 0: {
      const [lamports, space, owner] = [bytes.u64(), bytes.u64(), bytes.address()]
      return { type: 'createAccount', info: { ...named('source', 'newAccount'), lamports, space, owner } }
    }
    case 1:
      return { type: 'assign', info: { ...named('account'), owner: bytes.address() } }
    case 2:
      return { type: 'transfer', info: { ...named('source', 'destination'), lamports: bytes.u64() } }
    case 8:
      return { type: 'allocate', info: { ...named('account'), space: bytes.u64() } }
    default:
      return null
  }
}
