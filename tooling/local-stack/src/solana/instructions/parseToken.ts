import type { JsonObject } from '../rpc/json.js'
import { uiTokenAmount } from '../token/decodeToken.js'
import type { Instruction, Parsed } from './readBytes.js'
import { type Bytes, nameAccounts, readBytes } from './readBytes.js'

/** An instruction of SPL Token or Token-2022 as nodes describe it. */
export function parseToken(instruction: Instruction): Parsed | null {
  const bytes = readBytes(instruction.data)
  const named = (...names: string[]) => nameAccounts(instruction, names)
  const signed = (before: string[], authority: string) => withAuthority(instruction, before, authority)
  const amount = () => ({ amount: bytes.u64().toString() })
  const checked = () => ({ tokenAmount: uiTokenAmount(bytes.u64(), bytes.u8()) })
  switch (bytes.u8()) {
    case 3:
      return { type: 'transfer', info: { ...signed(['source', 'destination'], 'authority'), ...amount() } }
    case 4:
      return { type: 'approve', info: { ...signed(['source', 'delegate'], 'owner'), ...amount() } }
    case 5:
      return { type: 'revoke', info: signed(['source'], 'owner') }
    case 7:
      return { type: 'mintTo', info: { ...signed(['mint', 'account'], 'mintAuthority'), ...amount() } }
    case 8:
      return { type: 'burn', info: { ...signed(['account', 'mint'], 'authority'), ...amount() } }
    case 9:
      return { type: 'closeAccount', info: signed(['account', 'destination'], 'owner') }
    case 12: {
      const accounts = signed(['source', 'mint', 'destination'], 'authority')
      return { type: 'transferChecked', info: { ...accounts, ...checked() } }
    }
    case 14:
      return {
        type: 'mintToChecked',
        info: { ...signed(['mint', 'account'], 'mintAuthority'), ...checked() },
      }
    case 17:
      return { type: 'syncNative', info: named('account') }
    case 18:
      return { type: 'initializeAccount3', info: { ...named('account', 'mint'), owner: bytes.address() } }
    case 20:
      return { type: 'initializeMint2', info: { ...named('mint'), ...mintInfo(bytes) } }
    case 21:
      // The list of extensions is left to who reads the data.
      return bytes.left() === 0 ? { type: 'getAccountDataSize', info: named('mint') } : null
    case 22:
      return { type: 'initializeImmutableOwner', info: named('account') }
    default:
      return null
  }
}

function mintInfo(bytes: Bytes): JsonObject {
  const [decimals, mintAuthority, hasFreeze] = [bytes.u8(), bytes.address(), bytes.u8()]
  return { decimals, mintAuthority, ...(hasFreeze === 1 && { freezeAuthority: bytes.address() }) }
}

/** The authority is one account, or a multisig account that its signers follow. */
function withAuthority(instruction: Instruction, before: string[], authority: string): JsonObject {
  const signers = instruction.accounts.slice(before.length + 1)
  if (signers.length === 0) return nameAccounts(instruction, [...before, authority])
  const multisig = `multisig${authority[0]?.toUpperCase()}${authority.slice(1)}`
  return { ...nameAccounts(instruction, [...before, multisig]), signers }
}
