import type { FrameAnswerPayload, FrameSocialProvider } from '@latchkit/secure-frame-client/protocol'
import { redeemSocial, startSocial } from '@latchkit/secure-protocol/api/socialLogin'
import { refused } from './createEmailLogin.js'
import type { Server } from './createServer.js'
import { pollServer } from './pollServer.js'

/** Sign-in at an identity provider. */
export type SocialLogin = {
  /** The address of a sign-in that this device may end, and the number for a window that is cut off. */
  getUri(provider: FrameSocialProvider): Promise<FrameAnswerPayload<'GET_SOCIAL_REDIRECT_URI'>>
  /**
   * Ends a sign-in. The session is kept in this browser. `uri` is what the last page handed to the app; or the address of
   * {@link getUri}, which waits until the number was typed. A newer call takes over from an older one.
   */
  connect(uri: string): Promise<void>
}

/** Signs in at a provider. Rejects with a `FrameError`: SOCIAL_ENDED, PROVIDER_UNKNOWN, ORIGIN_NOT_ALLOWED and others. */
export function createSocialLogin(parameters: {
  readonly server: Server
  readonly projectId: string
  readonly parentOrigin: string
}): SocialLogin {
  const { server, projectId, parentOrigin } = parameters
  let waiting: AbortController | undefined
  return {
    async getUri(provider) {
      const { uri, number } = await refused(server.call(startSocial, { projectId, parentOrigin, provider }))
      return { uri, number }
    },

    async connect(uri) {
      waiting?.abort()
      const own = new AbortController()
      waiting = own
      const handle = (URL.canParse(uri) && new URL(uri).searchParams.get('tx')) || uri
      const { signal } = own
      const answer = await pollServer(() => refused(server.call(redeemSocial, { handle }, signal)), signal)
      await server.begin(answer.session, answer.user)
    },
  }
}
