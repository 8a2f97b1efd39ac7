import { parameterList } from './parameterList.js'
import { permittedAccount } from './permittedAccount.js'
import type { Method } from './types.js'

/** EIP-5792: this wallet has none of the capabilities. */
export const getCapabilities: Method = call => {
  permittedAccount(call, parameterList(call)[0])
  return { result: {} }
}
