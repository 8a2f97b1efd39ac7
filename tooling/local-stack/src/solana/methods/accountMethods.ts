import { encodeAccount } from '../encode/encodeAccount.js'
import { readAccountFormat } from '../encode/readAccountFormat.js'
import { readFilters } from '../encode/readFilters.js'
import { readAccount } from '../ledger/readAccount.js'
import { readProgramAccounts } from '../ledger/readProgramAccounts.js'
import type { Ledger } from '../ledger/types.js'
import { invalidParams } from '../rpc/invalidParams.js'
import { readAddress } from '../rpc/readAddress.js'
import { readConfig } from '../rpc/readConfig.js'
import { readFlag } from '../rpc/readFlag.js'
import { readSlot } from '../rpc/readSlot.js'
import type { Methods } from '../rpc/types.js'
import { withContext } from '../rpc/withContext.js'

const maxAccounts = 100

/** Balances and accounts. */
export const accountMethods = (ledger: Ledger): Methods => ({
  getBalance: params => {
    const address = readAddress(params, 0)
    const slot = readSlot(ledger, readConfig(params, 1))
    return withContext(slot, readAccount(ledger, address, slot)?.lamports ?? 0n)
  },
  getAccountInfo: params => {
    const address = readAddress(params, 0)
    const config = readConfig(params, 1)
    const slot = readSlot(ledger, config)
    const account = readAccount(ledger, address, slot)
    const format = readAccountFormat(config, 'binary')
    return withContext(slot, account && encodeAccount(ledger, account, format, slot))
  },
  getMultipleAccounts: params => {
    const [list] = params
    if (!Array.isArray(list)) throw invalidParams('Invalid params: invalid type, expected a list.')
    if (list.length > maxAccounts) throw invalidParams(`Too many inputs provided; max ${maxAccounts}`)
    const addresses = list.map((_, index) => readAddress(list, index))
    const config = readConfig(params, 1)
    const slot = readSlot(ledger, config)
    const format = readAccountFormat(config, 'base64')
    const accounts = addresses.map(address => readAccount(ledger, address, slot))
    return withContext(
      slot,
      accounts.map(account => account && encodeAccount(ledger, account, format, slot)),
    )
  },
  getProgramAccounts: params => {
    const program = readAddress(params, 0)
    const config = readConfig(params, 1)
    const slot = readSlot(ledger, config)
    const format = readAccountFormat(config, 'binary')
    const matches = readFilters(config)
    const found = readProgramAccounts(ledger, program, slot)
      .filter(({ account }) => matches(account))
      .map(({ address, account }) => ({
        account: encodeAccount(ledger, account, format, slot),
        pubkey: address,
      }))
    return readFlag(config, 'withContext') ? withContext(slot, found) : found
  },
})
