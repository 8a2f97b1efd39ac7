import { nameAccounts } from './nameAccounts.js'
import { readBytes } from './readBytes.js'
import type { Instruction, Parsed } from './types.js'

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
    case 3: {
      const [base, seed] = [bytes.address(), bytes.text()]
      const [lamports, space, owner] = [bytes.u64(), bytes.u64(), bytes.address()]
      const info = { ...named('source', 'newAccount'), base, seed, lamports, space, owner }
      return { type: 'createAccountWithSeed', info }
    }
    case 4:
      return {
        type: 'advanceNonce',
        info: named('nonceAccount', 'recentBlockhashesSysvar', 'nonceAuthority'),
      }
    case 5: {
      const accounts = named(
        'nonceAccount',
        'destination',
        'recentBlockhashesSysvar',
        'rentSysvar',
        'nonceAuthority',
      )
      return { type: 'withdrawFromNonce', info: { ...accounts, lamports: bytes.u64() } }
    }
    case 6: {
      const accounts = named('nonceAccount', 'recentBlockhashesSysvar', 'rentSysvar')
      return { type: 'initializeNonce', info: { ...accounts, nonceAuthority: bytes.address() } }
    }
    case 7: {
      const accounts = named('nonceAccount', 'nonceAuthority')
      return { type: 'authorizeNonce', info: { ...accounts, newAuthorized: bytes.address() } }
    }
    case 8:
      return { type: 'allocate', info: { ...named('account'), space: bytes.u64() } }
    case 9: {
      const [base, seed, space, owner] = [bytes.address(), bytes.text(), bytes.u64(), bytes.address()]
      return { type: 'allocateWithSeed', info: { ...named('account'), base, seed, space, owner } }
    }
    case 10: {
      const [base, seed, owner] = [bytes.address(), bytes.text(), bytes.address()]
      return { type: 'assignWithSeed', info: { ...named('account'), base, seed, owner } }
    }
    case 11: {
      const [lamports, sourceSeed, sourceOwner] = [bytes.u64(), bytes.text(), bytes.address()]
      const accounts = named('source', 'sourceBase', 'destination')
      return { type: 'transferWithSeed', info: { ...accounts, lamports, sourceSeed, sourceOwner } }
    }
    case 12:
      return { type: 'upgradeNonce', info: named('nonceAccount') }
    default:
      return null
  }
}
