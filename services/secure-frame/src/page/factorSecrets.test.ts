import { afterEach, expect, it, vi } from 'vitest'
import { FrameError } from '../FrameError.js'
import { hasPasskeys, provePasskey } from './factorSecrets.js'
import { toText } from './openDialog.js'

afterEach(() => {
  vi.unstubAllGlobals()
})

const prove = () =>
  provePasskey({ challenge: 'AAAA', rpId: 'secure.example', credentialIds: [] }).catch((error: unknown) =>
    toText(error, key => key),
  )

it('C45 a browser without WebAuthn offers no passkey, and says that it has none', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  vi.stubGlobal('navigator', {})
  expect(hasPasskeys()).toBe(false)
  expect(await prove()).toBe('error.noPasskeys')
})

it('a passkey that is not used is cancelled, one without a secret cannot hold a key', async () => {
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('navigator', {
    credentials: { get: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
  })
  expect(hasPasskeys()).toBe(true)
  expect(await prove()).toBe('error.cancelled')
  expect(toText(new FrameError('UNSUPPORTED_BROWSER', ''), key => key)).toBe('error.passkey')
})
