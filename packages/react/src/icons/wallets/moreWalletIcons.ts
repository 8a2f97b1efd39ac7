import { icon as binance } from './binance.js'
import { icon as bitget } from './bitget.js'
import { icon as ledger } from './ledger.js'
import { icon as okx } from './okx.js'
import { icon as rabby } from './rabby.js'
import { icon as rainbow } from './rainbow.js'
import { icon as uniswap } from './uniswap.js'
import { icon as zerion } from './zerion.js'

/** Logos of the other built-in wallets, by id. They are loaded with the area that lists all wallets. */
export const moreWalletIcons: { readonly [id: string]: string } = {
  'com.binance.wallet': binance,
  'com.bitget.web3': bitget,
  'com.okex.wallet': okx,
  'io.rabby': rabby,
  'io.zerion.wallet': zerion,
  ledger,
  'me.rainbow': rainbow,
  uniswap,
}
