import type { Address } from '@solana/kit'
import { encodeAccount, readAccountFormat } from '../encode/encodeAccount.js'
import { programs, readAccount, readProgramAccounts } from '../ledger/accounts.js'
import { readSlot, withContext } from '../ledger/commitment.js'
import type { Ledger } from '../ledger/types.js'
import type { Json } from '../rpc/json.js'
import { type Methods, type Params, readAddress, readConfig } from '../rpc/readParams.js'
import { invalidParams } from '../rpc/rpcError.js'
import {
  type DecodedMint,
  decodeMint,
  decodeTokenAccount,
  isTokenProgram,
  uiTokenAmount,
} from '../token/decodeToken.js'

/** The mint at that address, with the program it belongs to; error -32602 where there is none. */
function readMint(ledger: Ledger, address: Address, slot: number): DecodedMint & { program: Address } {
  const account = readAccount(ledger, address, slot)
  if (!account) throw invalidParams('Invalid param: could not find mint')
  const mint = decodeMint(account)
  if (!mint) throw invalidParams('Invalid param: not a Token mint')
  return { ...mint, program: account.owner }
}

/** Token accounts of SPL Token and of Token-2022. */
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
  getTokenAccountsByOwner: params => accountsOf(ledger, params),
})

function accountsOf(ledger: Ledger, params: Params): Json {
  const owner = readAddress(params, 0)
  const filter = readConfig(params, 1)
  const config = readConfig(params, 2)
  const slot = readSlot(ledger, config)
  const format = readAccountFormat(config, 'binary')
  const mint = filter.mint === undefined ? undefined : readAddress([filter.mint], 0)
  const program =
    mint === undefined ? readTokenProgram([filter.programId]) : readMint(ledger, mint, slot).program
  const found = readProgramAccounts(ledger, program, slot).filter(({ account }) => {
    const token = decodeTokenAccount(account)
    return token !== null && token.owner === owner && (mint === undefined || token.mint === mint)
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
