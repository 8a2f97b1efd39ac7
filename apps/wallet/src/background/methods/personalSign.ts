import { isAddress, isHex, stringToHex } from 'viem'
import { RpcError } from '../../common/rpcError.js'
import { parameterList } from './parameterList.js'
import { permittedAccount } from './permittedAccount.js'
import type { SiteMethod } from './types.js'

export const personalSign: SiteMethod = call => {
  const [first, second] = parameterList(call)
  // Some pages send the address first; an address is hardly ever the message.
  const swapped =
    typeof first === 'string' && typeof second === 'string' && isAddress(first) && !isAddress(second)
  const [message, account] = swapped ? [second, first] : [first, second]
  if (typeof message !== 'string') throw new RpcError(-32602, 'personal_sign takes [message, address].')
  const address = permittedAccount(call, account)
  const raw = isHex(message) && message.length % 2 === 0 ? message : stringToHex(message)
  return { approval: { kind: 'message', address, raw } }
}
