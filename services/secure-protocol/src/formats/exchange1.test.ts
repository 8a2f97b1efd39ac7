import { base64urlnopad } from '@scure/base'
import { expect, test } from 'vitest'
import { openExchange } from './exchange1.js'

const makeSecret = () => base64urlnopad.encode(crypto.getRandomValues(new Uint8Array(32)))

test('what is sealed opens by the same secret, for the same id and as the same part only', async () => {
  const [id, secret] = [crypto.randomUUID(), makeSecret()]
  const keys = await openExchange(id, secret)
  const request = { method: 'personal_sign', params: ['0x', 'سلام'] }
  const sealed = await keys.seal('request', request)
  expect(await (await openExchange(id, secret)).open('request', sealed)).toEqual(request)
  expect(await keys.seal('request', request)).not.toBe(sealed)
  for (const other of [await openExchange(id, makeSecret()), await openExchange(crypto.randomUUID(), secret)])
    await expect(other.open('request', sealed)).rejects.toThrow()
  await expect(keys.open('answer', sealed)).rejects.toThrow()
  const bytes = base64urlnopad.decode(sealed)
  bytes[20] = (bytes[20] ?? 0) ^ 1
  await expect(keys.open('request', base64urlnopad.encode(bytes))).rejects.toThrow()
})
