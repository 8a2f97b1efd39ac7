import type { JsonObject } from '../json.js'
import { uiTokenAmount } from '../token/uiTokenAmount.js'
import { nameAccounts } from './nameAccounts.js'
import { type Bytes, readBytes } from './readBytes.js'
import type { Instruction, Parsed } from './types.js'

const authorityTypes = [
  'mintTokens',
  'freezeAccount',
  'accountOwner',
  'closeAccount',
  'transferFeeConfig',
  'withheldWithdraw',
  'closeMint',
  'interestRate',
  'permanentDelegate',
  'confidentialTransferMint',
  'transferHookProgramId',
  'confidentialTransferFeeConfig',
  'metadataPointer',
  'groupPointer',
  'groupMemberPointer',
] as const

/** An instruction of SPL Token or Token-2022 as nodes describe it. */
export function parseToken(instruction: Instruction): Parsed | null {
  const bytes = readBytes(instruction.data)
  const named = (...names: string[]) => nameAccounts(instruction, names)
  const signed = (before: string[], authority: string) => withAuthority(instruction, before, authority)
  const amount = () => ({ amount: bytes.u64().toString() })
  const checked = () => ({ tokenAmount: uiTokenAmount(bytes.u64(), bytes.u8()) })
  switch (bytes.u8()) {
    case 0:
      return { type: 'initializeMint', info: { ...named('mint', 'rentSysvar'), ...mintInfo(bytes) } }
    case 1:
      return { type: 'initializeAccount', info: named('account', 'mint', 'owner', 'rentSysvar') }
    case 3:
      return { type: 'transfer', info: { ...signed(['source', 'destination'], 'authority'), ...amount() } }
    case 4:
      return { type: 'approve', info: { ...signed(['source', 'delegate'], 'owner'), ...amount() } }
    case 5:
      return { type: 'revoke', info: signed(['source'], 'owner') }
    case 6: {
      const authorityType = authorityTypes[bytes.u8()] ?? 'unknown'
      const newAuthority = bytes.u8() === 1 ? bytes.address() : null
      const owned = ['mintTokens', 'freezeAccount', 'accountOwner', 'closeAccount'].indexOf(authorityType)
      const subject = owned === 2 || owned === 3 ? 'account' : 'mint'
      return {
        type: 'setAuthority',
        info: { ...signed([subject], 'authority'), authorityType, newAuthority },
      }
    }
    case 7:
      return { type: 'mintTo', info: { ...signed(['mint', 'account'], 'mintAuthority'), ...amount() } }
    case 8:
      return { type: 'burn', info: { ...signed(['account', 'mint'], 'authority'), ...amount() } }
    case 9:
      return { type: 'closeAccount', info: signed(['account', 'destination'], 'owner') }
    case 10:
      return { type: 'freezeAccount', info: signed(['account', 'mint'], 'freezeAuthority') }
    case 11:
      return { type: 'thawAccount', info: signed(['account', 'mint'], 'freezeAuthority') }
    case 12: {
      const accounts = signed(['source', 'mint', 'destination'], 'authority')
      return { type: 'transferChecked', info: { ...accounts, ...checked() } }
    }
    case 13: {
      const accounts = signed(['source', 'mint', 'delegate'], 'owner')
      return { type: 'approveChecked', info: { ...accounts, ...checked() } }
    }
    case 14:
      return {
        type: 'mintToChecked',
        info: { ...signed(['mint', 'account'], 'mintAuthority'), ...checked() },
      }
    case 15:
      return { type: 'burnChecked', info: { ...signed(['account', 'mint'], 'authority'), ...checked() } }
    case 16: {
      const accounts = named('account', 'mint', 'rentSysvar')
      return { type: 'initializeAccount2', info: { ...accounts, owner: bytes.address() } }
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
    case 23:
      return { type: 'amountToUiAmount', info: { ...named('mint'), ...amount() } }
    case 26: {
      if (bytes.u8() !== 1) return null
      const [raw, decimals, fee] = [bytes.u64(), bytes.u8(), bytes.u64()]
      return {
        type: 'transferCheckedWithFee',
        info: {
          ...signed(['source', 'mint', 'destination'], 'authority'),
          tokenAmount: uiTokenAmount(raw, decimals),
          feeAmount: uiTokenAmount(fee, decimals),
        },
      }
    }
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
