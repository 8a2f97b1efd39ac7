import { startEmailChange } from '@latchkit/secure-protocol/api/emailChange'
import { startEmail } from '@latchkit/secure-protocol/api/emailLogin'
import { expect, it } from 'vitest'
import { createEmailChange } from './createEmailChange.js'
import { createEmailLogin } from './createEmailLogin.js'
import type { Server } from './createServer.js'
import type { FrameStore } from './openStore.js'

const answers = new Map<unknown, object>([
  [startEmail, { action: 'VERIFY_DEVICE', number: '07', challenge: 'c' }],
  [startEmailChange, { action: 'VERIFY_PRIMARY_OTP', change: 'c' }],
])
const server: Partial<Server> = {
  resume: async () => undefined,
  call: async call => answers.get(call) as never,
}
const open = (codeDigits: 6 | 8) => {
  const refused = () => Promise.reject(new RangeError('the wallet is not asked'))
  const common = {
    server: server as Server,
    codeDigits,
    signer: refused,
    wallet: { get: refused, recover: refused },
  }
  return {
    login: createEmailLogin({ ...common, projectId: 'p', parentOrigin: 'https://app.example' }),
    change: createEmailChange({ ...common, store: {} as FrameStore }),
  }
}

it('tells the page how many digits a code has, where they are not six', async () => {
  const { login, change } = open(8)
  const connected = { action: 'VERIFY_DEVICE', number: '07' }
  expect(await login.connect('ana@example.test')).toEqual({ ...connected, codeDigits: 8 })
  expect(await change.start('new@example.test')).toEqual({ action: 'VERIFY_PRIMARY_OTP', codeDigits: 8 })
  // A kit of before knows no such field.
  expect(await open(6).login.connect('ana@example.test')).toEqual(connected)
})
