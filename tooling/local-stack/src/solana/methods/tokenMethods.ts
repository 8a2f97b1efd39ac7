import type { Address } from '@solana/kit'
import { encodeAccount } from '../encode/encodeAccount.js'
import { readAccountFormat } from '../encode/readAccountFormat.js'
import type { Json } from '../json.js'
import { programs } from '../ledger/programs.js'
import { readAccount } from '../ledger/readAccount.js'
import { readProgramAccounts } from '../ledger/readProgramAccounts.js'
import type { Ledger } from '../ledger/types.js'
import { invalidParams } from '../rpc/invalidParams.js'
import { readAddress } from '../rpc/readAddress.js'
import { readConfig } from '../rpc/readConfig.js'
import { readSlot } from '../rpc/readSlot.js'
import type { Methods, Params } from '../rpc/types.js'
import { withContext } from '../rpc/withContext.js'
import { type DecodedTokenAccount, decodeTokenAccount } from '../token/decodeTokenAccount.js'
import { isTokenProgram } from '../token/isTokenProgram.js'
import { readMint } from '../token/readMint.js'
import { uiTokenAmount } from '../token/uiTokenAmount.js'

const maxLargest = 20

/** Token accounts and supplies, of SPL Token and of Token-2022. */
export const tokenMethods = (ledger: Ledger): Methods => ({
  getTokenAccountBalance: params => {
    const address = readAddress(params, 0)
    const slot = readSlot(ledger, readConfig(params, 1))
    const account = readAccount(ledger, address, slot)
    if (!account) throw invalidParams('Invalid param: could not find account')
    const token = decodeTokenAccount(account)
    if (!token) throw invalidParams('Invalid param: not a Token account')
    return withContext(slot, uiTokenAmount(token.amount, readMint(ledger, token.mint, slot).decimals))
  },
  getTokenSupply: params => {
    const address = readAddress(params, 0)
    const slot = readSlot(ledger, readConfig(params, 1))
    const { supply, decimals } = readMint(ledger, address, slot)
    return withContext(slot, uiTokenAmount(supply, decimals))
  },
  getTokenLargestAccounts: params => {
    const address = readAddress(params, 0)
    const slot = readSlot(ledger, readConfig(params, 1))
    const { decimals, program } = readMint(ledger, address, slot)
    const largest = readProgramAccounts(ledger, program, slot)
      .flatMap(({ address: at, account }) => {
        const token = decodeTokenAccount(account)
        return token?.mint === address ? [{ at, amount: token.amount }] : []
      })
      .sort((a, b) => (a.amount < b.amount ? 1 : a.amount > b.amount ? -1 : 0))
      .slice(0, maxLargest)
    return withContext(
      slot,
      largest.map(({ at, amount }) => ({ address: at, ...uiTokenAmount(amount, decimals) })),
    )
  },
  getTokenAccountsByOwner: params => accountsOf(ledger, params, (token, owner) => token.owner === owner),
  getTokenAccountsByDelegate: params =>
    accountsOf(ledger, params, (token, delegate) => token.delegate === delegate),
})

function accountsOf(
  ledger: Ledger,
  params: Params,
  matches: (token: DecodedTokenAccount, address: Address) => boolean,
): Json {
  const address = readAddress(params, 0)
  const filter = readConfig(params, 1)
  const config = readConfig(params, 2)
  const slot = readSlot(ledger, config)
  const format = readAccountFormat(config, 'binary')
  const mint = filter.mint === undefined ? undefined : readAddress([filter.mint], 0)
  const program =
    mint === undefined ? readTokenProgram([filter.programId]) : readMint(ledger, mint, slot).program
  const found = readProgramAccounts(ledger, program, slot).filter(({ account }) => {
    const token = decodeTokenAccount(account)
    return token !== null && matches(token, address) && (mint === undefined || token.mint === mint)
  })
  return withContext(
    slot,
    found.map(({ address: pubkey, account }) => ({
      account: encodeAccount(ledger, account, format, slot),
      pubkey,
    })),
  )
}

function readTokenProgram(params: Params): Address {
  if (params[0] === undefined)
    throw invalidParams('Invalid params: expected an object with `mint` or `programId`.')
  const program = readAddress(params, 0)
  if (!isTokenProgram(program)) throw invalidParams('Invalid param: unrecognized Token program id')
  return program === programs.token ? programs.token : programs.token2022
}
