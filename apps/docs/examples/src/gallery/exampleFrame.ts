import type { SecureFrameConfig, SecureFrameModule } from '@latchkit/core/secureframe'
import { SecureFrameError } from '@latchkit/secure-frame-client'

/** Answers of the frame by type of request. An error is thrown, and `waiting` is no answer. */
export type FrameAnswers = { readonly [type: string]: unknown }

export const waiting = Symbol('waiting')

const eoa = '0x7F3a2b1C94D05e8A6B17c2D4E9F1a0B3C8D6E752'
const smartAccount = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'

const user = {
  email: 'maya@example.com',
  address: eoa,
  chainId: 1,
  accounts: [
    { address: eoa, type: 'eoa' },
    { address: smartAccount, type: 'smartAccount' },
  ],
  smartAccountDeployed: true,
  preferredAccountType: 'eoa',
} as const

const defaults: FrameAnswers = {
  CONNECT_EMAIL: { action: 'CONNECT' },
  IS_CONNECTED: { isConnected: true },
  GET_USER: user,
  SWITCH_NETWORK: { chainId: 1 },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: { smartAccountEnabledNetworks: [1, 8453] },
  INIT_SMART_ACCOUNT: { address: smartAccount, isDeployed: true },
  SET_PREFERRED_ACCOUNT: { type: 'eoa', address: eoa },
  RPC_REQUEST: '0x',
}

/** The code that the user typed is wrong. */
export const wrongCode = new SecureFrameError('The code is wrong', {
  code: 'frame/otp-invalid',
  data: { left: 2 },
})

/** The option `secureFrame` with a frame in memory, whose user has an account at once. */
export function exampleFrame(answers: FrameAnswers = {}): SecureFrameConfig {
  const all: FrameAnswers = { ...defaults, ...answers }
  async function request(type: string, ..._rest: unknown[]) {
    const answer = all[type]
    if (answer === waiting) return new Promise<never>(() => {})
    if (answer instanceof SecureFrameError) throw answer
    // The answers are those of `FrameAnswerPayload`, as the states write them.
    return answer as never
  }
  const load = async (): Promise<SecureFrameModule> => ({
    createSecureFrame: () => ({
      ready: async () => {},
      request,
      on: () => () => {},
      abortApprovals: () => {},
      getApprovalWindow: () => undefined,
      watchApprovalWindow: () => () => {},
      destroy: () => {},
    }),
  })
  return { url: 'https://wallet.example.com', projectId: 'gallery', load }
}
