import { decodeBase58 } from '../encoding.js'

/** An instruction of a program, with its accounts in the order that the program expects. */
export type Instruction = {
  readonly program: string
  readonly accounts: readonly InstructionAccount[]
  readonly data: Uint8Array
}

type InstructionAccount = {
  readonly address: string
  readonly signs?: boolean | undefined
  readonly writes?: boolean | undefined
}

type CompileMessageParameters = {
  readonly payer: string
  readonly instructions: readonly Instruction[]
  readonly blockhash: string
  readonly version: 'legacy' | 0
}

/**
 * Compiles a message, legacy or version 0 without lookup tables.
 *
 * @see https://solana.com/docs/core/transactions
 */
export function compileMessage({
  payer,
  instructions,
  blockhash,
  version,
}: CompileMessageParameters): Uint8Array {
  const accounts = collectAccounts(payer, instructions)
  const count = (accept: (account: Required<InstructionAccount>) => boolean) => accounts.filter(accept).length
  const indexOf = (address: string) => accounts.findIndex(account => account.address === address)
  return Uint8Array.from([
    ...(version === 0 ? [128] : []),
    count(({ signs }) => signs === true),
    count(({ signs, writes }) => signs === true && !writes),
    count(({ signs, writes }) => !signs && !writes),
    ...toLength(accounts.length),
    ...accounts.flatMap(({ address }) => [...(decodeBase58(address) ?? [])]),
    ...(decodeBase58(blockhash) ?? []),
    ...toLength(instructions.length),
    ...instructions.flatMap(instruction => [
      indexOf(instruction.program),
      ...toLength(instruction.accounts.length),
      ...instruction.accounts.map(({ address }) => indexOf(address)),
      ...toLength(instruction.data.length),
      ...instruction.data,
    ]),
    // The count of lookup tables.
    ...(version === 0 ? [0] : []),
  ])
}

/** Returns the transaction of a message with one signer, not yet signed. */
export function toTransaction(message: Uint8Array): Uint8Array {
  return Uint8Array.from([1, ...new Uint8Array(64), ...message])
}

/** The accounts of a message, each once: signers before others, and of both those that are written before others. */
function collectAccounts(
  payer: string,
  instructions: readonly Instruction[],
): readonly Required<InstructionAccount>[] {
  const accounts = new Map<string, Required<InstructionAccount>>()
  function add({ address, signs, writes }: InstructionAccount) {
    const known = accounts.get(address)
    accounts.set(address, {
      address,
      signs: signs === true || known?.signs === true,
      writes: writes === true || known?.writes === true,
    })
  }
  add({ address: payer, signs: true, writes: true })
  for (const { program, accounts: needed } of instructions) {
    add({ address: program })
    for (const account of needed) add(account)
  }
  const rank = ({ signs, writes }: InstructionAccount) => (signs ? 0 : 2) + (writes ? 0 : 1)
  return [...accounts.values()].sort((one, other) => rank(one) - rank(other))
}

/** A compact length: groups of 7 bits, the lowest first. */
function toLength(value: number): readonly number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...toLength(value >> 7)]
}
