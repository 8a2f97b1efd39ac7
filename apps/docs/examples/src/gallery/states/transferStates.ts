import type { NamespaceAdapter } from '@latchkit/core'
import { startPurchase, updateOnramp } from '@latchkit/core/onramp'
import { type OpenParameters, testIds } from '@latchkit/react'
import { swapRouter } from '../gateway/swapCalls.js'
import { find, galleryAdapter, press, type Stage, type, until } from '../stage.js'
import type { ViewStates } from './types.js'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Sending, buying, swapping, and names. */
export const transferStates = {
  WalletSend: {
    Filled: stage => send(stage, { amount: '0.05', to }),
    'More than the balance': stage => send(stage, { amount: '40', to }),
  },
  WalletSendSelectToken: {
    Listed: async stage => {
      await send(stage, { amount: '0.05' })
      await press(testIds.sendToken)
    },
  },
  WalletSendPreview: {
    'To confirm': async stage => {
      await send(stage, { amount: '0.05', to })
      await press(testIds.sendPreview)
    },
  },
  OnRampProviders: { 'A quote': stage => buy(stage) },
  OnRampTokenSelect: {
    Listed: async stage => {
      await buy(stage)
      await press(testIds.onrampToken)
    },
  },
  OnRampFiatSelect: {
    Listed: async stage => {
      await buy(stage)
      await press(testIds.onrampFiat)
    },
  },
  BuyInProgress: {
    'Window of the provider': async stage => {
      const { client, modal } = await buy(stage)
      await startPurchase(client)
      modal.open({ view: 'BuyInProgress' })
    },
  },
  Swap: { 'A quote': stage => swap(stage) },
  SwapSelectToken: {
    Listed: async stage => {
      await swap(stage)
      await press(testIds.swapToToken)
    },
  },
  SwapPreview: {
    'To confirm': async stage => {
      await swap(stage)
      await press(testIds.swapPreview)
    },
  },
  RegisterAccountName: { Empty: stage => name(stage) },
  RegisterAccountNameSuccess: {
    Registered: async stage => {
      await name(stage)
      await type(testIds.nameInput, 'maya')
      await press(testIds.nameSubmit)
    },
  },
} as const satisfies ViewStates

async function send({ connected }: Stage, parameters: NonNullable<OpenParameters['arguments']>) {
  const latchkit = await connected({ view: 'WalletSend', arguments: parameters })
  const chosen = await find(testIds.sendToken)
  await until(() => chosen.textContent?.includes('ETH'))
  return latchkit
}

async function buy({ connected }: Stage) {
  const latchkit = await connected({ view: 'OnRampProviders' })
  updateOnramp(latchkit.client, { paymentAmount: '250' })
  await find(testIds.onrampContinue)
  return latchkit
}

async function swap({ connected }: Stage) {
  const mock = galleryAdapter()
  const held = { fee: 420_000_000_000_000n, balance: 1_284_000_000_000_000_000n }
  const adapter = {
    ...mock,
    estimateTransfer: async ({ token }) => ({
      ...held,
      nativeBalance: held.balance,
      decimals: token ? 6 : 18,
    }),
    // Without a chain, each call of the router counts as a swap of what it says.
    getSwapReader: async () => ({
      routers: [{ address: swapRouter }],
      read: async () => ({ spends: 0n, receives: 2n ** 128n, others: [] }),
    }),
  } satisfies NamespaceAdapter & typeof mock
  const latchkit = await connected(
    { view: 'Swap', arguments: { amount: '0.5', toToken: 'USDC' } },
    { adapter },
  )
  await find(testIds.swapPreview)
  return latchkit
}

function name({ connected }: Stage) {
  return connected({ view: 'RegisterAccountName' }, { names: { parent: 'store.eth' } })
}
