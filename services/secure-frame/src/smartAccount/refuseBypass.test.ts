import { describe, expect, it } from 'vitest'
import { refuseBypass } from './refuseBypass.js'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const delegationManager = '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3'
const entryPoint = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const contracts = { delegationManager, entryPoint } as const

const own = (isServed: boolean) => ({ accounts: [account], contracts: isServed ? contracts : undefined })
const sign = (primaryType: string, verifyingContract?: string, message: object = {}, isServed = true) => {
  const data = { primaryType, domain: { verifyingContract }, message: { ...message } }
  return () => refuseBypass({ kind: 'typedData', ...data }, own(isServed))
}
const send = (to: string | null, data: string, isServed = true) => {
  return () => refuseBypass({ kind: 'call', to, data }, own(isServed))
}
const permission = { delegate: token, delegator: account, authority: '0x', caveats: [], salt: 0 }

describe('sec 25: refuses what goes round an approval', () => {
  it.each([
    ['an operation', sign('PackedUserOperation', token)],
    ['an operation where the site has no smart accounts', sign('PackedUserOperation', token, {}, false)],
    ['a permission of any manager', sign('Delegation', token, permission)],
    ['a permission of another form', sign('Delegation', token, { delegate: token, authority: '0x' })],
    ['one that has votes as well', sign('Delegation', token, { ...permission, delegatee: account })],
    ['a permission without a domain', sign('Delegation', undefined, permission, false)],
    ['data for the account itself', sign('Mail', account.toLowerCase())],
    ['data for the manager', sign('Mail', delegationManager)],
    ['data for the entry point', sign('Mail', entryPoint.toUpperCase().replace('0X', '0x'))],
    ['a call of the account', send(account, '0xe9ae5c53')],
    ['a call of the manager', send(delegationManager.toLowerCase(), '0x00')],
  ])('%s', (_what, ask) => {
    expect(ask).toThrow(expect.objectContaining({ code: -32602 }))
  })
})

describe('leaves alone what does not', () => {
  it.each([
    ['a delegation of votes', sign('Delegation', token, { delegatee: account, nonce: 0, expiry: 0 })],
    ['a permit', sign('Permit', token)],
    ['data without a contract', sign('Mail')],
    ['money to itself', send(account, '0x')],
    ['data to itself where it has no code', send(account, '0x1234', false)],
    ['a call of a token', send(token, '0xa9059cbb')],
    ['a new contract', send(null, '0x6080')],
  ])('%s', (_what, ask) => {
    expect(ask).not.toThrow()
  })
})
