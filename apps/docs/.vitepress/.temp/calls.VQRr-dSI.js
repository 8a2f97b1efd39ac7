import { useEffect } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { t as callsStatusQueryOptions } from './calls.8qmaU8SB.js'
import { t as callsTestIds } from './callsTestIds.D4xSLhna.js'
import { E as networksAtom } from './client.ChoDqs0c.js'
import {
  n as Button,
  et as formatMessage,
  c as Hero,
  O as modalMessages,
  Y as toastAtom,
  F as useAnnounce,
  $ as useTranslate,
  U as useViewParameters,
  b as View,
  S as WalletIcon$1,
} from './modal.Cy8uaE3n.js'
import { t as modalTestIds } from './modalTestIds.Bi-CnIdM.js'
import {
  F as getSetup,
  S as getStore$1,
  A as localeAtom,
  j as useAtomValue,
  M as useLatchkit,
} from './opener.DsbLlulK.js'
import { t as __exportAll } from './rolldown-runtime.CUcXK4gZ.js'
import { dismissToast, LinkRow, LogoRing, showToast, Text } from './shared.BOpXVrm5.js'
import { n as useClientQuery } from './useClientQuery.Ch7SJGS7.js'
import { L as getExplorerUrl, C as useWalletInfo } from './withFee.ex26ucEJ.js'

// ../../packages/react/dist/areas/calls.js
var callsMessages = {
  'calls.title': 'Calls',
  'calls.pending': 'Waiting for the network',
  'calls.pendingText': 'You can close this. The calls continue.',
  'calls.done': 'Completed',
  'calls.doneText': {
    one: 'Completed in {count} transaction.',
    other: 'Completed in {count} transactions.',
  },
  'calls.notSent': 'Not sent',
  'calls.notSentText': 'Another transaction replaced it. Nothing has changed.',
  'calls.failed': 'Failed',
  'calls.failedText': 'Nothing has changed except the network fee.',
  'calls.partly': 'Completed in part',
  'calls.partlyText': 'Only some calls took effect. Check what is left.',
  'calls.unknown': 'The status is not known',
  'calls.unknownText': 'Open your wallet to check for sent transactions.',
  'calls.transaction': 'Transaction {number}',
  'calls.reverted': 'Transaction {number}, reverted',
}
/** Meaning of a status by its hundreds; wallets may be more precise. */
var states = {
  1: 'pending',
  2: 'done',
  4: 'notSent',
  5: 'failed',
  6: 'partly',
}
var rings = {
  pending: 'pending',
  done: 'success',
}
/** Status of a batch: its network, and its transactions. */
function CallsStatusView() {
  const t = useTranslate(callsMessages)
  const common = useTranslate(modalMessages)
  const announce = useAnnounce()
  const wallet = useWalletInfo()
  const { id } = useViewParameters('CallsStatus')
  const { client } = useLatchkit()
  const { data, error, refetch } = useClientQuery(callsStatusQueryOptions(client, { id }))
  const { receipts = [], status = 100 } = data ?? {}
  const isUnknown = error !== null && !data
  const hundreds = Math.floor(status / 100)
  const state = (isUnknown ? void 0 : states[hundreds]) ?? 'unknown'
  const shown = t(`calls.${state}`)
  useEffect(() => announce(shown), [announce, shown])
  return /* @__PURE__ */ jsxs(View, {
    title: t('calls.title'),
    children: [
      /* @__PURE__ */ jsx('div', {
        'data-testid': callsTestIds.callsStatus,
        'data-status': isUnknown ? void 0 : status,
        children: /* @__PURE__ */ jsx(Hero, {
          logo: /* @__PURE__ */ jsx(LogoRing, {
            state: rings[state] ?? 'failed',
            children: /* @__PURE__ */ jsx(WalletIcon$1, {
              name: wallet?.name ?? '',
              src: wallet?.icon,
              size: 72,
            }),
          }),
          heading: shown,
          text: t(`calls.${state}Text`, { count: receipts.length }),
          children: isUnknown
            ? /* @__PURE__ */ jsx(Button, {
                variant: 'accent',
                wide: true,
                testId: modalTestIds.retry,
                onClick: () => void refetch(),
                children: common('modal.tryAgain'),
              })
            : null,
        }),
      }),
      receipts.map((receipt, index) =>
        /* @__PURE__ */ jsx(
          Transaction,
          {
            number: index + 1,
            receipt,
            chain: data?.caipNetworkId,
          },
          receipt.transactionHash,
        ),
      ),
    ],
  })
}
/** A transaction of the batch, with a link to the explorer if the network has one. */
function Transaction({ number, receipt: { status, transactionHash }, chain }) {
  const t = useTranslate(callsMessages)
  const common = useTranslate(modalMessages)
  const network = useAtomValue(networksAtom).find(({ caipNetworkId }) => caipNetworkId === chain)
  const explorer = network && getExplorerUrl(network, { transaction: transactionHash })
  const label = t(status === 'success' ? 'calls.transaction' : 'calls.reverted', { number })
  const testId = callsTestIds.callsTransaction(transactionHash)
  return explorer
    ? /* @__PURE__ */ jsx(LinkRow, {
        label,
        href: explorer.url,
        newTabHint: common('modal.opensNewTab'),
        testId,
      })
    : /* @__PURE__ */ jsxs(Text, {
        size: 'secondary',
        testId,
        children: [label, ' ', /* @__PURE__ */ jsx('bdi', { children: transactionHash })],
      })
}
var callsParts_exports = /* @__PURE__ */ __exportAll({ callsParts: () => callsParts })
/** The views of the area, by name. */
var callsParts = { CallsStatus: CallsStatusView }
/** Texts that announce that a batch becomes separate transactions. */
var sequenceMessages = {
  'calls.separate': {
    one: '{count} transaction',
    other: '{count} separate transactions',
  },
}
var showSequence_exports = /* @__PURE__ */ __exportAll({ showSequence: () => showSequence })
/** Long enough for the notice to be read before the wallet's own window covers it, in milliseconds. */
var pause = 250
/**
 * Announces that a batch becomes separate transactions, and resolves when the notice is visible. Returns the function
 * that removes the notice. Rejects if it cannot be shown: transactions must not be sent without the notice.
 */
async function showSequence(latchkit, count) {
  await getSetup(latchkit).loaders.loadModal()
  const store = getStore$1(latchkit)
  const { locale, messages } = store.get(localeAtom)
  const translated = messages['calls.separate']
  const language = translated === void 0 ? 'en' : locale
  const message = formatMessage(translated ?? sequenceMessages['calls.separate'], { count }, language)
  showToast(latchkit, {
    variant: 'loading',
    message,
  })
  await new Promise(resolve => setTimeout(resolve, pause))
  return () => {
    if (store.get(toastAtom)?.message === message) dismissToast(latchkit)
  }
}

export { callsParts_exports, showSequence_exports }
