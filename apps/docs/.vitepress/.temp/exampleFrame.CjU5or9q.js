import { p as createMemoryStorage } from './client.ChoDqs0c.js'
import { n as SecureFrameError } from './exports.B2-YzZVN.js'
import { u as createDomPlatform } from './withFee.ex26ucEJ.js'

// examples/src/wallet/examplePlatform.ts
/** The browser, but an example leaves nothing behind in its storage. */
function examplePlatform() {
  return {
    ...createDomPlatform(),
    privateStorage: createMemoryStorage,
    tabStorage: createMemoryStorage,
  }
}
// examples/src/gallery/exampleFrame.ts
var waiting = Symbol('waiting')
var eoa = '0x7F3a2b1C94D05e8A6B17c2D4E9F1a0B3C8D6E752'
var smartAccount = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
var defaults = {
  CONNECT_EMAIL: { action: 'CONNECT' },
  IS_CONNECTED: { isConnected: true },
  GET_USER: {
    email: 'maya@example.com',
    address: eoa,
    chainId: 1,
    accounts: [
      {
        address: eoa,
        type: 'eoa',
      },
      {
        address: smartAccount,
        type: 'smartAccount',
      },
    ],
    smartAccountDeployed: true,
    preferredAccountType: 'eoa',
  },
  SWITCH_NETWORK: { chainId: 1 },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: { smartAccountEnabledNetworks: [1, 8453] },
  INIT_SMART_ACCOUNT: {
    address: smartAccount,
    isDeployed: true,
  },
  SET_PREFERRED_ACCOUNT: {
    type: 'eoa',
    address: eoa,
  },
  RPC_REQUEST: '0x',
}
/** The code that the user typed is wrong. */
var wrongCode = new SecureFrameError('The code is wrong', {
  code: 'frame/otp-invalid',
  data: { left: 2 },
})
/** The option `secureFrame` with a frame in memory, whose user has an account at once. */
function exampleFrame(answers = {}) {
  const all = {
    ...defaults,
    ...answers,
  }
  async function request(type, ..._rest) {
    const answer = all[type]
    if (answer === waiting) return new Promise(() => {})
    if (answer instanceof SecureFrameError) throw answer
    return answer
  }
  const load = async () => ({
    createSecureFrame: () => ({
      ready: async () => {},
      request,
      on: () => () => {},
      abortApprovals: () => {},
      getApprovalWindow: () => void 0,
      watchApprovalWindow: () => () => {},
      destroy: () => {},
    }),
  })
  return {
    url: 'https://wallet.example.com',
    projectId: 'gallery',
    load,
  }
}

export { exampleFrame as t, examplePlatform as i, waiting as n, wrongCode as r }
