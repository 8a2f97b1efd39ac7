import { visibleAccounts } from '../visibleAccounts.js'
import type { Method } from './types.js'

export const requestAccounts: Method = ({ wallet, origin }) => {
  const accounts = visibleAccounts(wallet, origin)
  if (accounts.length > 0) return { result: accounts }
  return { approval: { kind: 'connect', method: 'eth_requestAccounts', selected: [wallet.active] } }
}
