import { expect, it, vi } from 'vitest'
import { FrameError } from '../FrameError.js'
import type { OpenWallet } from '../wallet/openWallet.js'
import { createRequests } from './createRequests.js'

const request = { method: 'personal_sign', params: ['0x', `0x${'a'.repeat(40)}`] }

function create(recoverWallet: () => Promise<OpenWallet>) {
  const shown = vi.fn()
  const replaceChildren = vi.fn()
  const requests = createRequests({
    ...{
      getWallet: recoverWallet,
      recoverWallet,
      shown,
      origin: 'https://app.example',
      projectId: 'p',
      getChainId: () => 1,
    },
    ...{
      read: async () => null,
      translate: key => key,
      root: { replaceChildren } as never,
      server: undefined as never,
    },
  })
  return { requests, shown, replaceChildren }
}

it('C1: a request that is withdrawn while something hangs makes room for the next one', async () => {
  let isHanging = true
  const { requests } = create(() =>
    isHanging ? new Promise(() => {}) : Promise.reject(new FrameError('LOGIN_REQUIRED', 'Sign in first')),
  )
  const first = requests.request(request)
  const second = await requests.request(request).catch(error => error)
  expect(second).toMatchObject({ code: -32005 })
  requests.abort()
  await expect(first).rejects.toMatchObject({ code: 4001, message: 'Request was aborted' })
  isHanging = false
  await expect(requests.request(request)).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' })
})

it('leaves the view of the recovery alone while there is no wallet', async () => {
  const { requests, shown, replaceChildren } = create(() =>
    Promise.reject(new FrameError('RECOVERY_REQUIRED', 'This device has no key')),
  )
  await expect(requests.request(request)).rejects.toMatchObject({ code: 'RECOVERY_REQUIRED' })
  expect(shown).not.toHaveBeenCalled()
  expect(replaceChildren).not.toHaveBeenCalled()
})
