import { encodeAccount, readAccountFormat } from '../encode/encodeAccount.js'
import { readAccount } from '../ledger/accounts.js'
import { readSlot, withContext } from '../ledger/commitment.js'
import type { Ledger } from '../ledger/types.js'
import type { Methods } from '../rpc/readParams.js'
import { readAddress, readConfig } from '../rpc/readParams.js'
import { invalidParams } from '../rpc/rpcError.js'

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
})
