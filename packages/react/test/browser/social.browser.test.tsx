import { frameConnector } from '@latchkit/core/secureframe'
import { mockAdapter } from '@latchkit/core/testing'
import { describe, expect, it, vi } from 'vitest'
import { createScriptedFrame } from './createScriptedFrame.js'
import { byId, inShadow, mountApp, testIds } from './mountApp.js'

/** Opens the modal of an app whose logins are all answered by the same refusal. */
function open(answer: object) {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const frame = createScriptedFrame({ GET_SOCIAL_REDIRECT_URI: answer, GET_FARCASTER_URI: answer })
  const adapter = mockAdapter({ namespace: 'eip155', connectors: [frameConnector('eip155')] })
  const { latchkit } = mountApp({
    config: { adapters: [adapter], secureFrame: frame.option, logLevel: 'silent' },
  })
  latchkit.modal.open()
}

/** Begins a login at Google that goes on in this tab, since the window is blocked. */
async function begin(answer: object) {
  open(answer)
  await byId(testIds.social('google')).click()
  await byId(testIds.socialHere).click()
  await expect.element(byId(testIds.view('ConnectingSocial'))).toHaveTextContent('You are not signed in')
}

describe('a social login that cannot begin', () => {
  it('alerts the developer where the secure site does not list the app', async () => {
    await begin({ message: 'Unauthorized: origin not allowed', code: 'ORIGIN_NOT_ALLOWED' })
    await expect.element(byId(testIds.alert)).toHaveTextContent('Invalid App Configuration')
  })

  it('shows no alert where the user can try again', async () => {
    await begin({ message: 'The wallet server does not answer', code: 'SERVER_UNREACHABLE' })
    expect(inShadow(testIds.alert)).toBeUndefined()
  })

  it('says how long to wait where there were too many', async () => {
    const answer = { message: 'Too many requests', code: 'RATE_LIMITED', data: { retryAfter: 90 } }
    await begin(answer)
    await expect.element(byId(testIds.view('ConnectingSocial'))).toHaveTextContent('Retry after 90 seconds')
  })

  it('says so of Farcaster too', async () => {
    open({ message: 'Too many requests', code: 'RATE_LIMITED', data: { retryAfter: 90 } })
    await byId(testIds.farcaster).click()
    await expect
      .element(byId(testIds.view('ConnectingFarcaster')))
      .toHaveTextContent('Retry after 90 seconds')
  })
})
