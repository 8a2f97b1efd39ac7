import type { TransferNote } from '@latchkit/core'
import { InvalidAnswerError, MintNotFoundError } from '../../errors.js'
import { type ChainAccount, readAccounts, readOwnAccounts } from '../../rpc/methods.js'
import type { Instruction } from '../../transaction/compileMessage.js'
import type { Runtime } from '../../types.js'
import { checkReceiver } from '../checkReceiver.js'
import { createAssociatedAccount, transferLamports, transferToken, unwrap } from '../instructions.js'
import { readMint, tokenPrograms } from '../mint.js'
import { readRent, rentAddress } from '../rent.js'
import type { PreparedTransfer, TransferParameters } from '../types.js'
import { checkToken } from './checkToken.js'
import { type ChainTime, readMintRules } from './mintRules.js'
import { type OwnAccount, pickSources, type TransferSource } from './pickSources.js'
import { findAssociatedAccount } from './programAddress.js'
import { resolveHook } from './resolveHook.js'
import { readTokenAccount } from './tokenAccount.js'

type Parameters = TransferParameters & { readonly mint: string }

/** Mints of wrapped SOL, of either token program. */
const wrappedSol = [
  'So11111111111111111111111111111111111111112',
  '9pan9bMn5HatX4EJdBwg9VgCa7Uz5HL8N1m5D3NdXej9',
]
const clockAddress = 'SysvarC1ock11111111111111111111111111111111'

/**
 * Creates the instructions of a transfer of a token, from all of the sender's accounts of the mint that it takes. Wrapped
 * SOL is unwrapped, and sent as SOL. Throws as `prepareTransfer`.
 */
export async function prepareTokenTransfer(
  runtime: Runtime,
  parameters: Parameters,
): Promise<PreparedTransfer> {
  const { network, payer, receiver, value, mint, isChecked = true } = parameters
  // The program is that of the mint, which is read at the same time.
  const targets = tokenPrograms.map(program => findAssociatedAccount({ owner: receiver, program, mint }))
  const [[minted, own, wallet, rent, clock, ...theirs], rows] = await Promise.all([
    readAccounts(runtime, network, [mint, payer, receiver, rentAddress, clockAddress, ...targets]),
    readOwnAccounts(runtime, network, { owner: payer, mint }),
  ])
  const known = readMint(minted)
  if (!minted || !known) throw new MintNotFoundError({ mint, caipNetworkId: network.caipNetworkId })
  checkReceiver(receiver, wallet)
  const { program, decimals } = known
  const held = rows.flatMap(({ address, ...account }): OwnAccount[] => {
    const read = readTokenAccount(account)
    return read?.mint === mint && read.owner === payer ? [{ ...read, address }] : []
  })
  const isWrapped = wrappedSol.includes(mint)
  const usable = held.filter(one => !one.isFrozen && !(isWrapped && one.isClosedByOther))
  const balance = usable.reduce((sum, { amount }) => sum + amount, 0n)
  const associated = findAssociatedAccount({ owner: payer, program, mint })
  const sources = pickSources(usable, { value, associated })
  const nativeBalance = own?.lamports ?? 0n
  const reserve = readRent(rent, 0)
  const read = { balance, nativeBalance, decimals, reserve }

  if (isWrapped)
    return {
      ...read,
      instructions: [
        ...sources.map(({ address }) => unwrap({ program, address, owner: payer })),
        transferLamports({ from: payer, to: receiver, value }),
      ],
      rent: 0n,
      minimum: wallet ? 0n : reserve,
      received: value,
      notes: ['unwraps'],
    }

  const index = tokenPrograms.indexOf(program)
  const rules = readMintRules(minted.data, index === 1, readTime(clock))
  const { [index]: destination = '' } = targets
  const target = readTokenAccount(theirs[index])
  if (isChecked) {
    const token = { network, mint, decimals, rules }
    await checkToken(runtime, { ...token, payer, value, held, balance, receiver, target })
  }

  const create = createAssociatedAccount({ payer, address: destination, owner: receiver, mint, program })
  const moves: Instruction[] = []
  let received = value
  // An estimate has no source where the sender holds nothing.
  const some = sources.length > 0 ? sources : [{ address: associated, amount: value }]
  for (const source of some) {
    const fee = rules.transferFee?.(source.amount)
    received -= fee ?? 0n
    const move = transferToken({
      program,
      source: source.address,
      mint,
      destination,
      owner: payer,
      value: source.amount,
      decimals,
      fee,
    })
    const added = await findHookAccounts(source, rules.hookProgram)
    moves.push({ ...move, accounts: [...move.accounts, ...added] })
  }
  const notes: TransferNote[] = rules.hasPermanentDelegate ? ['permanent-delegate'] : []
  return {
    ...read,
    instructions: target ? moves : [create, ...moves],
    rent: target ? 0n : readRent(rent, rules.accountLength),
    minimum: 0n,
    received,
    multiplier: rules.multiplier,
    notes,
  }

  async function findHookAccounts({ address: source, amount }: TransferSource, hook: string | undefined) {
    if (hook === undefined) return []
    const call = { network, program: hook, source, mint, destination, owner: payer, value: amount }
    return resolveHook(runtime, call)
  }
}

/** The time of the chain, from its account. */
function readTime(account: ChainAccount | undefined): ChainTime {
  if (!account || account.data.length < 40) throw new InvalidAnswerError({ method: 'getMultipleAccounts' })
  const { buffer, byteOffset, byteLength } = account.data
  const view = new DataView(buffer, byteOffset, byteLength)
  return { epoch: view.getBigUint64(16, true), seconds: Number(view.getBigInt64(32, true)) }
}
