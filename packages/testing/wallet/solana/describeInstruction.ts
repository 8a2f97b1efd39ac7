import { formatUnits } from 'viem'
import type { SolanaInstruction } from './transaction.js'

type Fact = [term: string, text: string]

const associated = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'

const view = ({ data }: SolanaInstruction) => new DataView(data.buffer, data.byteOffset, data.byteLength)

const named = (address: string | undefined) => address ?? 'an account of a lookup table'

const sol = (lamports: bigint) => `${formatUnits(lamports, 9)} SOL`

const system = (instruction: SolanaInstruction): Fact | undefined => {
  const { accounts, data } = instruction
  const kind = view(instruction).getUint32(0, true)
  const lamports = () => sol(view(instruction).getBigUint64(4, true))
  if (kind === 0) return ['Create account', `${named(accounts[1])} with ${lamports()}`]
  if (kind === 2) return ['Transfer', `${lamports()} to ${named(accounts[1])}`]
  if (kind === 4) return ['Durable nonce', named(accounts[0])]
  return ['System', `instruction ${kind}, ${data.length} bytes`]
}

const token = (instruction: SolanaInstruction): Fact | undefined => {
  const { accounts, data } = instruction
  const amount = () => view(instruction).getBigUint64(1, true)
  const [first, second, third] = accounts.map(named)
  switch (data[0]) {
    case 3:
      return ['Token transfer', `${amount()} units from ${first} to ${second}`]
    case 4:
      return ['Token approval', `${second} may take ${amount()} units of ${first}`]
    case 7:
      return ['Mint tokens', `${amount()} units of ${first} to ${second}`]
    case 8:
      return ['Burn tokens', `${amount()} units of ${second}`]
    case 9:
      return ['Close token account', `${first}, the rest to ${second}`]
    case 12:
      return ['Token transfer', `${formatUnits(amount(), data[9] ?? 0)} of ${second} to ${third}`]
    default:
      return ['Token', `instruction ${data[0]}, ${data.length} bytes`]
  }
}

const budget = (instruction: SolanaInstruction): Fact | undefined => {
  const kind = instruction.data[0]
  if (kind === 2) return ['Compute limit', `${view(instruction).getUint32(1, true)} units`]
  if (kind === 3) return ['Priority fee', `${view(instruction).getBigUint64(1, true)} micro-lamports a unit`]
  return undefined
}

const memo = ({ data }: SolanaInstruction): Fact => ['Memo', new TextDecoder().decode(data)]

const programs = new Map<string, (instruction: SolanaInstruction) => Fact | undefined>([
  ['11111111111111111111111111111111', system],
  ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', token],
  ['TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb', token],
  [associated, ({ accounts }) => ['Token account', `for ${named(accounts[2])}, of ${named(accounts[3])}`]],
  ['ComputeBudget111111111111111111111111111111', budget],
  ['MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', memo],
  ['Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo', memo],
])

/** Describes an instruction in words. Shows an unknown program by its address and the size of its data. */
export function describeInstruction(instruction: SolanaInstruction): Fact {
  try {
    const known = programs.get(instruction.program)?.(instruction)
    if (known) return known
  } catch {
    // The data is shorter than the instruction needs. The chain will refuse it; it is shown like an unknown program.
  }
  return ['Program', `${instruction.program}, ${instruction.data.length} bytes`]
}
