import { createSecureFrame } from '@latchkit/secure-frame-client'
import { createTestFrame, frameOrigin } from '../../../secure-frame-client/test/createTestFrame.js'

const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'

/** The option `secureFrame` with a frame that answers as scripted. An answer with a `message` is an error; `silence` is none. */
export function createScriptedFrame(script: { [type: string]: unknown } = {}) {
  const answers: { [type: string]: unknown } = {
    CONNECT_EMAIL: { action: 'VERIFY_OTP' },
    GET_USER: { email: 'ana@example.test', address, chainId: 1 },
    IS_CONNECTED: { isConnected: true },
    ...script,
  }
  let loads = 0
  const held: (() => void)[] = []
  const frame = createTestFrame((request, answer, fail) => {
    const given = answers[request.type]
    if (given === 'silence') held.push(() => answer())
    else if (given && typeof given === 'object' && 'message' in given) fail(given)
    else answer(given)
  })
  return {
    answers,
    types: frame.types,
    payloads: frame.payloads,
    loads: () => loads,
    /** Answers what was left unanswered. */
    release() {
      for (const answer of held.splice(0)) answer()
    },
    option: {
      url: frameOrigin,
      projectId: 'p',
      load: async () => {
        loads += 1
        return {
          createSecureFrame: (parameters: Omit<Parameters<typeof createSecureFrame>[0], 'environment'>) =>
            createSecureFrame({ ...parameters, environment: frame.environment }),
        }
      },
    },
  }
}
