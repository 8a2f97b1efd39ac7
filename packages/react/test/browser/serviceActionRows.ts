import type { NamespaceAdapter } from '@latchkit/core'
import { startPurchase, updateOnramp } from '@latchkit/core/onramp'
import { connectEmail } from '@latchkit/core/secureframe'
import { prepareSend, updateSend } from '@latchkit/core/send'
import { initializeSwap, prepareSwap, updateSwap } from '@latchkit/core/swap'
import { type MockAdapter, mockAdapter } from '@latchkit/core/testing'
import {
  createSmartAccountFrame,
  frameSmartAccount,
} from '../../../secure-frame-client/test/createSmartAccountFrame.js'
import { frameOption } from '../../../secure-frame-client/test/createTestFrame.js'
import * as hooks from '../../src/exports/index.js'
import { asked, connectFirst, type Rows, receiver, type Scene } from './actionRow.js'
import { readAnySwap } from './readAnySwap.js'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
/** A gateway of the tests with its own response format. */
const url = (path: string) => `${location.origin}/${path}${crypto.randomUUID()}`

/** A login of the embedded wallet with two accounts, whose frame fails once at `type`. */
function embedded(type: string, delegate?: string) {
  const frame = createSmartAccountFrame(delegate ? { delegate } : {})
  return {
    config: {
      adapters: [mockAdapter({ namespace: 'eip155', without: ['switchAccount'] })],
      secureFrame: frameOption(frame),
    },
    async start({ latchkit }: Scene) {
      await connectEmail(latchkit.client, { email: 'ana@example.test' })
      frame.faults.add(type)
    },
    between: () => frame.faults.clear(),
  }
}

const swaps = () => ({
  config: { gateway: { url: url('swap/') } },
  methods: ({ estimateTransfer }: MockAdapter): Partial<NamespaceAdapter> => ({
    estimateTransfer: async parameters => ({
      fee: 0n,
      decimals: 18,
      balance: 0n,
      nativeBalance: 0n,
      ...(await estimateTransfer?.(parameters)),
      ...(parameters.token === usdc && { decimals: 6 }),
    }),
    ...readAnySwap,
  }),
})
const swap = { fromToken: 'ETH', toToken: 'USDC' }

const ether = {
  ...({ name: 'Ether', symbol: 'ETH', chainId: 'eip155:1' } as const),
  amount: 10n ** 18n,
  quantity: { decimals: '18', numeric: '1' },
  isLookalike: false,
}
const fillSend = ({ latchkit: { client } }: Scene) =>
  updateSend(client, { token: ether, sendTokenAmount: '0.1', receiverAddress: receiver })

/** The actions of hooks that need a form, the gateway or the secure frame. */
export const serviceActionRows: Rows = {
  'useOnramp.start': () => ({
    code: 'onramp/invalid-amount',
    config: { gateway: { url: url('account/buy') } },
    between: ({ latchkit: { client } }) => updateOnramp(client, { paymentAmount: '50' }),
    useTurn(callbacks) {
      const { start: action } = hooks.useOnramp({ ...callbacks, enabled: false })
      return { action, fails: action, works: action }
    },
  }),
  'useAccountUpgrade.downgrade': () => ({
    code: 'frame/server-unreachable',
    ...embedded('DOWNGRADE_ACCOUNT', frameSmartAccount),
    useTurn(callbacks) {
      const { downgrade: action } = hooks.useAccountUpgrade(callbacks)
      return { action, fails: action, works: action }
    },
  }),
  'useSmartAccount.setAccountType': () => ({
    code: 'frame/server-unreachable',
    ...embedded('SET_PREFERRED_ACCOUNT'),
    useTurn(callbacks) {
      const { setAccountType: action } = hooks.useSmartAccount(callbacks)
      return { action, fails: () => action('eoa'), works: () => action('smartAccount') }
    },
  }),
  'useNames.register': () => ({
    code: 'names/registration-failed',
    config: { gateway: { url: url('names/unnamed/') }, names: { parent: 'acme.eth' } },
    useTurn(callbacks, { mock }) {
      const { register: action } = hooks.useNames({ ...callbacks, enabled: false })
      return { ...asked(mock, () => action({ name: 'alice' })), action }
    },
  }),
  'useSend.prepare': () => ({
    code: 'send/incomplete',
    isSilent: true,
    between: fillSend,
    useTurn(callbacks) {
      const { prepare: action } = hooks.useSend({ ...callbacks, enabled: false })
      return { action, fails: action, works: action }
    },
  }),
  'useSend.getMax': () => ({
    code: 'send/incomplete',
    isSilent: true,
    between: fillSend,
    useTurn(callbacks) {
      const { getMax: action } = hooks.useSend({ ...callbacks, enabled: false })
      return { action, fails: action, works: action }
    },
  }),
  'useSend.confirm': () => ({
    code: 'send/failed',
    async start(scene) {
      await connectFirst(scene.latchkit.client)
      fillSend(scene)
      await prepareSend(scene.latchkit.client)
    },
    useTurn(callbacks, { mock }) {
      const { confirm: action } = hooks.useSend({ ...callbacks, enabled: false })
      return { ...asked(mock, () => action()), action }
    },
  }),
  'useOnramp.check': () => ({
    code: 'http/aborted',
    isSilent: true,
    config: { gateway: { url: url('account/buy') } },
    async start({ latchkit: { client } }) {
      await connectFirst(client)
      updateOnramp(client, { paymentAmount: '50' })
      await startPurchase(client)
    },
    useTurn(callbacks) {
      const { check: action } = hooks.useOnramp({ ...callbacks, enabled: false })
      return { action, fails: () => action(AbortSignal.abort()), works: () => action() }
    },
  }),
  'useSwap.initialize': () => ({
    code: 'swap/initialization-failed',
    isSilent: true,
    ...swaps(),
    start: async () => {},
    between: ({ latchkit: { client } }) => connectFirst(client),
    useTurn(callbacks) {
      const { initialize: action } = hooks.useSwap({ ...callbacks, enabled: false })
      return { action, fails: () => action(swap), works: () => action(swap) }
    },
  }),
  'useSwap.prepare': () => ({
    code: 'swap/incomplete',
    isSilent: true,
    ...swaps(),
    async start({ latchkit: { client } }) {
      await connectFirst(client)
      await initializeSwap(client, swap)
    },
    between: ({ latchkit: { client } }) => updateSwap(client, { sourceTokenAmount: '1' }),
    useTurn(callbacks) {
      const { prepare: action } = hooks.useSwap({ ...callbacks, enabled: false })
      return { action, fails: action, works: action }
    },
  }),
  'useSwap.confirm': () => {
    let prepared: Awaited<ReturnType<typeof prepareSwap>>
    return {
      code: 'swap/failed',
      ...swaps(),
      async start({ latchkit: { client } }) {
        await connectFirst(client)
        await initializeSwap(client, { ...swap, amount: '1' })
        prepared = await prepareSwap(client)
      },
      useTurn(callbacks, { mock }) {
        const { confirm: action } = hooks.useSwap({ ...callbacks, enabled: false })
        return { ...asked(mock, () => action(prepared)), action }
      },
    }
  },
}
