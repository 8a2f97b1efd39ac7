import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { n as isError } from './BaseError.DWSHhfZu.js'
import { t as accountAtom, C as networkAtom } from './client.ChoDqs0c.js'
import {
  n as Button,
  i as ChevronIcon,
  c as Hero,
  O as modalMessages,
  h as Row,
  g as RowList,
  P as resetView,
  v as Skeleton,
  y as Spinner,
  F as useAnnounce,
  V as useRouter,
  H as useStyles,
  $ as useTranslate,
  U as useViewParameters,
  b as View,
  S as WalletIcon$1,
} from './modal.Cy8uaE3n.js'
import { t as modalTestIds } from './modalTestIds.Bi-CnIdM.js'
import {
  n as checkPaymentAmount,
  r as checkPurchase,
  i as getCurrencyImageUrl,
  a as onrampAtom,
  o as onrampFeeRange,
  s as onrampOptionsQueryOptions,
  c as onrampQuoteQueryOptions,
  t as onrampTestIds,
  l as resetOnramp,
  u as resolveOnramp,
  d as startPurchase,
  f as updateOnramp,
} from './onrampTestIds.BcZP9iVY.js'
import {
  w as isOpenAtom,
  A as localeAtom,
  o as resolveOpeningView,
  j as useAtomValue,
  M as useLatchkit,
} from './opener.DsbLlulK.js'
import { t as __exportAll } from './rolldown-runtime.CUcXK4gZ.js'
import {
  connectFirst,
  FactList,
  FailureIcon,
  Field,
  formatFiat,
  formatToken,
  LogoRing,
  leaveUnavailable,
  Note,
  OpenLink,
  SearchField,
  TokenLogo,
  useBackOr,
  n as useFeatures,
  VirtualList,
} from './shared.BOpXVrm5.js'
import { n as useClientQuery } from './useClientQuery.Ch7SJGS7.js'
import { t as useNetwork } from './useNetwork.CY16bbDc.js'
import {
  H as getNetworkServices,
  K as getTokenImageUrl,
  $ as parseUnits,
  h as useAction,
} from './withFee.ex26ucEJ.js'

// ../../packages/react/dist/page/hooks/useOnramp.js
/** Debounce time of the amount, in milliseconds. */
var pause = 300
/**
 * The form of a purchase, shared with the views of the modal.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { update, quote, start } = useOnramp()
 * update({ paymentAmount: '50' })
 * const { url } = await start()
 */
function useOnramp({ enabled = true, ...callbacks } = {}) {
  const { client } = useLatchkit()
  const form = useAtomValue(onrampAtom)
  const { network } = useAtomValue(networkAtom)
  const { paymentAmount, purchase } = form
  const options = useClientQuery(
    enabled && client.config.gateway ? onrampOptionsQueryOptions(client) : void 0,
  )
  const { data } = options
  const resolved = useMemo(
    () =>
      resolveOnramp(client, {
        options: data,
        network,
        form,
      }),
    [client, data, network, form],
  )
  const { purchaseCurrency, paymentCurrency } = resolved
  const payment = paymentCurrency && checkPaymentAmount(paymentAmount, paymentCurrency)
  const amount = payment?.amount
  const written = useSettled(amount)
  const quoted = useClientQuery(
    enabled && purchaseCurrency && paymentCurrency && amount !== void 0 && amount === written
      ? onrampQuoteQueryOptions(client, {
          purchaseCurrency,
          paymentCurrency: paymentCurrency.id,
          amount,
        })
      : void 0,
  )
  const quote = amount === written && !quoted.isError ? quoted.data : void 0
  const start = useAction(() => startPurchase(client), callbacks)
  const check = useAction(signal => checkPurchase(client, { signal }))
  const actions = useMemo(
    () => ({
      update: changes => updateOnramp(client, changes),
      reset: () => resetOnramp(client),
    }),
    [client],
  )
  return {
    ...resolved,
    ...actions,
    paymentAmount,
    purchase,
    payment,
    quote,
    purchaseAmount: quote?.purchaseAmount.amount,
    quotesLoading: amount !== void 0 && (amount !== written || quoted.isFetching),
    error: data ? quoted.error : options.error,
    feeRange: onrampFeeRange,
    options,
    refetch: data ? quoted.refetch : options.refetch,
    start,
    check,
  }
}
/** Debounces a value, so that not every keystroke sends a request. */
function useSettled(value) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
// ../../packages/react/dist/areas/onramp.js
/** Displayed decimals of the bought amount. */
var maximumFractionDigits = 6
/** Decimal text of a token, such as `1.5`, cut and never rounded, with its symbol. */
function formatBought(numeric, symbol, locale) {
  const decimals = numeric.split('.')[1]?.length ?? 0
  return formatToken({
    value: parseUnits(numeric, decimals),
    decimals,
    symbol,
    locale,
    maximumFractionDigits,
  })
}
var Onramp_default =
  '.onramp{flex-direction:column;gap:12px;display:flex}.onramp .field-box{min-height:56px}.onramp .field-input.amount{font-size:24px;line-height:32px}.onramp .fact-list{background:var(--lk-surface-2);border-radius:16px;padding:16px}.onramp-currency{border-radius:10px;flex:none;align-items:center;gap:8px;min-height:44px;padding:0 8px;font-weight:600;transition:background-color .12s;display:flex}@media (hover:hover){.onramp-currency:hover{background:var(--lk-hover)}}.hero+.note{text-align:center}.onramp-failed{background:var(--lk-surface-2);text-align:center;border-radius:16px;flex-direction:column;align-items:center;gap:12px;padding:16px;display:flex}@media (forced-colors:active){.onramp .fact-list,.onramp-failed{border:1px solid buttontext}}'
var onrampMessages = {
  'onramp.title': 'Buy',
  'onramp.pay': 'You pay',
  'onramp.get': 'You get',
  'onramp.getAbout': 'You get, about',
  'onramp.selectToken': 'Select token',
  'onramp.selectCurrency': 'Select currency',
  'onramp.tokensSearch': 'Search tokens',
  'onramp.tokensNone': 'No tokens found',
  'onramp.amountInvalid': 'Enter a number with at most one decimal separator',
  'onramp.amountPrecise': {
    zero: '{currency} has no decimals',
    one: '{currency} has only one decimal',
    other: '{currency} has only {count} decimals',
  },
  'onramp.tooLow': 'At least {amount}',
  'onramp.tooHigh': 'At most {amount}',
  'onramp.byBank': 'Above the card limit. Pay from a bank account.',
  'onramp.card': 'Card',
  'onramp.bank': 'Bank account',
  'onramp.limits': '{min} to {max}',
  'onramp.total': 'You pay in total',
  'onramp.fee': 'Provider fee',
  'onramp.networkFee': 'Network fee',
  'onramp.quoting': 'Fetching the price…',
  'onramp.opening': 'Opening the checkout…',
  'onramp.continue': 'Continue',
  'onramp.somethingWrong': 'Something went wrong',
  'onramp.restricted': 'Buying is not offered in this region',
  'onramp.notOffered': 'Buying is not available',
  'onramp.none': 'Nothing can be bought on {network}',
  'onramp.waiting': 'Finish the purchase in the other window',
  'onramp.waitingText':
    'The result appears here. It can take a few minutes until {symbol} is in your wallet.',
  'onramp.blocked': 'The browser blocked the window',
  'onramp.blockedText': 'Open the checkout with the button below.',
  'onramp.open': 'Open the checkout',
  'onramp.openAgain': 'Open the checkout again',
  'onramp.unknown': 'The result is not available at the moment. Retrying…',
  'onramp.paid': 'You bought {amount}',
  'onramp.paidText': 'It is in your wallet.',
  'onramp.done': 'Done',
  'onramp.failed': 'The purchase failed',
  'onramp.failedText': 'The payment was declined, or cancelled at the provider.',
}
/** Polling interval in milliseconds. */
var interval = 3e3
/**
 * Polls the status of a purchase, also immediately when the user returns to the page, until it has ended or the view is
 * left. Returns whether the last request failed.
 */
function useFollowPurchase(status, check) {
  const [isFailing, setFailing] = useState(false)
  const asks = useRef(check)
  asks.current = check
  useEffect(() => {
    if (status !== 'pending') return
    const controller = new AbortController()
    const { signal } = controller
    let isAsking = false
    const ask = async () => {
      if (isAsking) return
      isAsking = true
      try {
        await asks.current(signal)
        if (!signal.aborted) setFailing(false)
      } catch {
        if (!signal.aborted) setFailing(true)
      }
      isAsking = false
    }
    ask()
    const timer = setInterval(ask, interval)
    window.addEventListener('focus', ask)
    return () => {
      controller.abort()
      clearInterval(timer)
      window.removeEventListener('focus', ask)
    }
  }, [status])
  return isFailing
}
var rings = {
  pending: 'pending',
  paid: 'success',
  failed: 'failed',
}
/** The purchase that continues at the provider, until it is paid, has failed or is left. */
function BuyInProgressView() {
  useStyles(Onramp_default)
  const t = useTranslate(onrampMessages)
  const { replace } = useRouter()
  const { purchase, check } = useOnramp({ enabled: false })
  const [first] = useState(purchase)
  const shown = purchase ?? first
  const isFailing = useFollowPurchase(purchase?.status, check)
  useEffect(() => {
    if (!shown) replace('OnRampProviders')
  }, [shown, replace])
  if (!shown) return null
  return /* @__PURE__ */ jsxs(View, {
    title: t('onramp.title'),
    children: [
      /* @__PURE__ */ jsx(State, { purchase: shown }),
      shown.status === 'pending' && isFailing
        ? /* @__PURE__ */ jsx(Note, {
            tone: 'wrong',
            role: 'status',
            children: t('onramp.unknown'),
          })
        : null,
    ],
  })
}
function State({ purchase }) {
  const t = useTranslate(onrampMessages)
  const common = useTranslate(modalMessages)
  const { client } = useLatchkit()
  const announce = useAnnounce()
  const { formatLocale } = useAtomValue(localeAtom)
  const { reset, replace } = useRouter()
  const { reset: forget } = useOnramp({ enabled: false })
  const [isBlocked, setBlocked] = useState(useViewParameters('BuyInProgress')?.isBlocked ?? false)
  const { status, url, purchaseCurrency, transaction } = purchase
  const { symbol } = purchaseCurrency
  const numeric = transaction?.transfers[0]?.quantity.numeric
  const amount = numeric === void 0 ? symbol : formatBought(numeric, symbol, formatLocale)
  const [heading, text] = {
    pending: isBlocked ? ['onramp.blocked', 'onramp.blockedText'] : ['onramp.waiting', 'onramp.waitingText'],
    paid: ['onramp.paid', 'onramp.paidText'],
    failed: ['onramp.failed', 'onramp.failedText'],
  }[status].map(key =>
    t(key, {
      amount,
      symbol: `\u2068${symbol}\u2069`,
    }),
  )
  useEffect(() => announce(heading ?? ''), [announce, heading])
  function open() {
    setBlocked(false)
    client.platform.openLink(url, '_blank')
  }
  return /* @__PURE__ */ jsx(Hero, {
    logo: /* @__PURE__ */ jsx(LogoRing, {
      state: rings[status],
      children: /* @__PURE__ */ jsx(WalletIcon$1, {
        name: symbol,
        src: getTokenImageUrl(client, {
          symbol,
          iconUrl: void 0,
          isLookalike: false,
        }),
        size: 72,
      }),
    }),
    heading,
    text,
    children:
      status === 'pending'
        ? /* @__PURE__ */ jsx(OpenLink, {
            href: url,
            target: '_blank',
            variant: isBlocked ? 'accent' : 'neutral',
            testId: onrampTestIds.onrampCheckout,
            onOpen: open,
            children: t(isBlocked ? 'onramp.open' : 'onramp.openAgain'),
          })
        : status === 'paid'
          ? /* @__PURE__ */ jsx(Button, {
              variant: 'accent',
              wide: true,
              testId: onrampTestIds.onrampDone,
              onClick: () => {
                forget()
                reset('Account')
              },
              children: t('onramp.done'),
            })
          : /* @__PURE__ */ jsx(Button, {
              variant: 'accent',
              wide: true,
              testId: modalTestIds.retry,
              onClick: () => replace('OnRampProviders'),
              children: common('modal.tryAgain'),
            }),
  })
}
/** Returns the message for an error. */
function toErrorText(error) {
  if (isError(error, 'onramp/restricted')) return 'onramp.restricted'
  return isError(error, 'onramp/not-offered') ? 'onramp.notOffered' : 'onramp.somethingWrong'
}
/** Returns the problem of an amount; undefined if it can be paid, and while the field is empty. */
function toAmountProblem({ problem }, { id: currency, limits }, locale) {
  const money = value => ({ amount: formatFiat(value, locale, currency) })
  switch (problem) {
    case 'invalid':
      return { key: 'onramp.amountInvalid' }
    case 'too-precise': {
      const { maximumFractionDigits: count = 2 } = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
      }).resolvedOptions()
      return {
        key: 'onramp.amountPrecise',
        parameters: {
          currency,
          count,
        },
      }
    }
    case 'too-low':
      return limits.length > 0
        ? {
            key: 'onramp.tooLow',
            parameters: money(Math.min(...limits.map(({ min }) => min))),
          }
        : { key: 'onramp.amountInvalid' }
    case 'too-high':
      return {
        key: 'onramp.tooHigh',
        parameters: money(Math.max(...limits.map(({ max }) => max))),
      }
    default:
      return
  }
}
/** Replaces the form of the purchase: options are loading, failed to load, or are empty. */
function OnrampFailure({ onramp, network }) {
  const t = useTranslate(onrampMessages)
  const common = useTranslate(modalMessages)
  const { options, refetch } = onramp
  const { error, isPending, isFetching } = options
  if (isPending && !error)
    return /* @__PURE__ */ jsxs('div', {
      className: 'onramp',
      children: [
        /* @__PURE__ */ jsx(Skeleton, { height: 56 }),
        /* @__PURE__ */ jsx(Skeleton, { height: 56 }),
      ],
    })
  const text = error ? toErrorText(error) : 'onramp.none'
  return /* @__PURE__ */ jsx(Hero, {
    icon: /* @__PURE__ */ jsx(FailureIcon, {}),
    heading: t(text, { network }),
    children:
      text === 'onramp.somethingWrong'
        ? /* @__PURE__ */ jsx(Button, {
            busy: isFetching,
            testId: modalTestIds.retry,
            onClick: () => void refetch(),
            children: common('modal.tryAgain'),
          })
        : null,
  })
}
/** List of payment currencies. */
function OnRampFiatSelectView() {
  useStyles(Onramp_default)
  const t = useTranslate(onrampMessages)
  const { client } = useLatchkit()
  const { formatLocale } = useAtomValue(localeAtom)
  const leave = useBackOr('OnRampProviders')
  const { network } = useNetwork()
  const onramp = useOnramp()
  const { paymentCurrencies, paymentCurrency, update } = onramp
  const names = new Intl.DisplayNames(formatLocale, { type: 'currency' })
  return /* @__PURE__ */ jsx(View, {
    title: t('onramp.selectCurrency'),
    children:
      paymentCurrencies.length > 0
        ? /* @__PURE__ */ jsx(RowList, {
            label: t('onramp.selectCurrency'),
            children: paymentCurrencies.map(({ id }) =>
              /* @__PURE__ */ jsx(
                'li',
                {
                  children: /* @__PURE__ */ jsx(Row, {
                    label: names.of(id) ?? id,
                    detail: id,
                    icon: /* @__PURE__ */ jsx(WalletIcon$1, {
                      name: id,
                      src: getCurrencyImageUrl(client, id),
                      shape: 'circle',
                    }),
                    selected: id === paymentCurrency?.id,
                    testId: onrampTestIds.onrampCurrency(id),
                    onClick: () => {
                      update({ paymentCurrencyId: id })
                      leave()
                    },
                  }),
                },
                id,
              ),
            ),
          })
        : /* @__PURE__ */ jsx(OnrampFailure, {
            onramp,
            network: network?.name ?? '',
          }),
  })
}
/** Message keys of the listed payment methods. */
var methods = {
  card: 'onramp.card',
  ach_bank_account: 'onramp.bank',
}
/** Costs, result and payment methods of the purchase. Shows no amounts after a failed quote. */
function QuoteFacts({ onramp, paymentCurrency }) {
  const t = useTranslate(onrampMessages)
  const common = useTranslate(modalMessages)
  const { formatLocale: locale } = useAtomValue(localeAtom)
  const { quote, quotesLoading, error, refetch, feeRange } = onramp
  const { id: currency, limits } = paymentCurrency
  const money = amount => formatFiat(Number(amount), locale, currency)
  if (error && !quotesLoading) {
    const text = toErrorText(error)
    return /* @__PURE__ */ jsxs('div', {
      className: 'onramp-failed',
      role: 'alert',
      children: [
        /* @__PURE__ */ jsx('p', { children: t(text) }),
        text === 'onramp.somethingWrong'
          ? /* @__PURE__ */ jsx(Button, {
              testId: modalTestIds.retry,
              onClick: () => void refetch(),
              children: common('modal.tryAgain'),
            })
          : null,
      ],
    })
  }
  const bought = quote?.purchaseAmount
  const facts = [
    ...(quotesLoading && !quote
      ? [
          {
            name: t('onramp.quoting'),
            value: /* @__PURE__ */ jsx(Skeleton, {
              width: 96,
              height: 18,
            }),
          },
        ]
      : []),
    ...(bought
      ? [
          {
            name: t('onramp.getAbout'),
            value: formatBought(bought.amount, bought.currency, locale),
          },
          {
            name: t('onramp.total'),
            value: money(quote.paymentTotal.amount),
          },
          {
            name: t('onramp.fee'),
            value: `${money(quote.coinbaseFee.amount)} (\u2066${feeRange}\u2069)`,
          },
          {
            name: t('onramp.networkFee'),
            value: money(quote.networkFee.amount),
          },
        ]
      : [
          {
            name: t('onramp.fee'),
            value: `\u2066${feeRange}\u2069`,
          },
        ]),
    ...limits.flatMap(({ id, min, max }) => {
      const name = methods[id]
      return name
        ? [
            {
              name: t(name),
              value: t('onramp.limits', {
                min: money(min),
                max: money(max),
              }),
            },
          ]
        : []
    }),
  ]
  return /* @__PURE__ */ jsx(FactList, {
    facts,
    busy: quotesLoading,
  })
}
/**
 * Opens the checkout page and navigates to its result. Opens an empty window inside of the press, because browsers
 * block it later, and sets its URL once that is known.
 */
function useCheckout(start, onError) {
  const { client } = useLatchkit()
  const { push } = useRouter()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const isHere = () => isShown.current && client.store.get(isOpenAtom)
  return () => {
    if (start.isPending) return
    const popup = client.platform.isTelegram() ? null : window.open('', '', 'popup,width=480,height=720')
    start().then(
      ({ url }) => {
        if (!isHere()) return popup?.close()
        if (popup) {
          popup.opener = null
          popup.location.replace(url)
        }
        push('BuyInProgress', { isBlocked: !popup })
      },
      error => {
        popup?.close()
        if (isHere()) onError(error)
      },
    )
  }
}
/** The form of a purchase: the payment, the token, and the costs. Continue opens the page of the provider. */
function OnRampProvidersView() {
  useStyles(Onramp_default)
  const t = useTranslate(onrampMessages)
  const { client } = useLatchkit()
  const { formatLocale } = useAtomValue(localeAtom)
  const { push } = useRouter()
  const { network } = useNetwork()
  const announce = useAnnounce()
  const onramp = useOnramp()
  const { purchaseCurrency, paymentCurrency, paymentAmount, payment, quote, start, update } = onramp
  const [failure, setFailure] = useState()
  const openCheckout = useCheckout(start, error => {
    const text = t(toErrorText(error))
    setFailure(text)
    announce(text)
  })
  if (!purchaseCurrency || !paymentCurrency)
    return /* @__PURE__ */ jsx(View, {
      title: t('onramp.title'),
      children: /* @__PURE__ */ jsx(OnrampFailure, {
        onramp,
        network: network?.name ?? '',
      }),
    })
  const found = payment && toAmountProblem(payment, paymentCurrency, formatLocale)
  const problem = found && t(found.key, found.parameters)
  const isByBank = payment?.methods?.length && !payment.methods.includes('card')
  function buy() {
    if (problem) return announce(problem)
    if (!quote) return
    setFailure(void 0)
    announce(t('onramp.opening'))
    openCheckout()
  }
  const { symbol } = purchaseCurrency
  const { id: currency } = paymentCurrency
  return /* @__PURE__ */ jsx(View, {
    title: t('onramp.title'),
    footer: /* @__PURE__ */ jsxs(Button, {
      variant: 'accent',
      wide: true,
      disabled: !quote,
      busy: start.isPending,
      testId: onrampTestIds.onrampContinue,
      onClick: buy,
      children: [
        start.isPending ? /* @__PURE__ */ jsx(Spinner, {}) : null,
        t(start.isPending ? 'onramp.opening' : 'onramp.continue'),
      ],
    }),
    children: /* @__PURE__ */ jsxs('div', {
      className: 'onramp',
      children: [
        /* @__PURE__ */ jsx(Field, {
          kind: 'amount',
          focusFirst: true,
          placeholder: '0',
          testId: onrampTestIds.onrampAmount,
          label: t('onramp.pay'),
          value: paymentAmount,
          problem: problem ?? failure,
          hint: isByBank ? t('onramp.byBank') : void 0,
          onChange: text => {
            setFailure(void 0)
            update({ paymentAmount: text })
          },
          onSubmit: buy,
          end: /* @__PURE__ */ jsxs('button', {
            type: 'button',
            className: 'onramp-currency',
            'data-testid': onrampTestIds.onrampFiat,
            onClick: () => push('OnRampFiatSelect'),
            children: [
              /* @__PURE__ */ jsx(WalletIcon$1, {
                name: currency,
                src: getCurrencyImageUrl(client, currency),
                shape: 'circle',
                size: 24,
              }),
              /* @__PURE__ */ jsx('span', {
                className: 'sr',
                children: t('onramp.selectCurrency'),
              }),
              currency,
              /* @__PURE__ */ jsx(ChevronIcon, {}),
            ],
          }),
        }),
        /* @__PURE__ */ jsxs('div', {
          className: 'field',
          children: [
            /* @__PURE__ */ jsx('p', {
              className: 'text label',
              children: t('onramp.get'),
            }),
            /* @__PURE__ */ jsx(Row, {
              label: purchaseCurrency.name,
              detail: symbol,
              icon: /* @__PURE__ */ jsx(TokenLogo, { token: { symbol } }),
              badge: network?.name,
              chevron: true,
              testId: onrampTestIds.onrampToken,
              onClick: () => push('OnRampTokenSelect'),
            }),
          ],
        }),
        /* @__PURE__ */ jsx(QuoteFacts, {
          onramp,
          paymentCurrency,
        }),
      ],
    }),
  })
}
/** Number of tokens from which a search field is shown. */
var manyTokens = 8
/** List of tokens that can be bought on the network. */
function OnRampTokenSelectView() {
  const t = useTranslate(onrampMessages)
  const leave = useBackOr('OnRampProviders')
  const { network } = useNetwork()
  const onramp = useOnramp()
  const { purchaseCurrencies, purchaseCurrency, update } = onramp
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const found = purchaseCurrencies.filter(({ name, symbol, address = '' }) =>
    [name, symbol, address].some(text => text.toLowerCase().includes(wanted)),
  )
  return /* @__PURE__ */ jsxs(View, {
    title: t('onramp.selectToken'),
    fixed: true,
    children: [
      purchaseCurrencies.length > manyTokens
        ? /* @__PURE__ */ jsx(SearchField, {
            label: t('onramp.tokensSearch'),
            value: search,
            onChange: setSearch,
          })
        : null,
      found.length > 0
        ? /* @__PURE__ */ jsx(VirtualList, {
            items: found,
            rowHeight: 64,
            label: t('onramp.selectToken'),
            getKey: ({ id }) => id,
            getLabel: ({ name }) => name,
            renderItem: one =>
              /* @__PURE__ */ jsx(Row, {
                label: one.name,
                detail: one.symbol,
                icon: /* @__PURE__ */ jsx(TokenLogo, { token: one }),
                selected: one.id === purchaseCurrency?.id,
                testId: modalTestIds.token(one.address ?? 'native'),
                onClick: () => {
                  update({ purchaseCurrencyId: one.id })
                  leave()
                },
              }),
          })
        : purchaseCurrencies.length > 0
          ? /* @__PURE__ */ jsx(Note, { children: t('onramp.tokensNone') })
          : /* @__PURE__ */ jsx(OnrampFailure, {
              onramp,
              network: network?.name ?? '',
            }),
    ],
  })
}
/**
 * Creates a view of purchases. If buying is off, globally or on the network, the modal shows its first view instead;
 * while disconnected, it shows the ways to connect first.
 */
function ofOnramp(View) {
  return function OnrampView() {
    const latchkit = useLatchkit()
    const { client } = latchkit
    const { onramp } = useFeatures()
    const { network } = useAtomValue(networkAtom)
    const isOffered = onramp && (!network || getNetworkServices(network).onramp)
    const [wasConnected] = useState(() => client.store.get(accountAtom).isConnected)
    useLayoutEffect(() => {
      if (!onramp) return leaveUnavailable(latchkit, 'OnRampProviders')
      if (!isOffered) return resetView(latchkit, resolveOpeningView(latchkit.client))
      const isConnected = () => latchkit.client.store.get(accountAtom).isConnected
      if (!wasConnected) connectFirst(latchkit, { isConnected }, 'OnRampProviders')
    }, [latchkit, onramp, isOffered, wasConnected])
    return isOffered && wasConnected ? /* @__PURE__ */ jsx(View, {}) : null
  }
}
var onrampParts_exports = /* @__PURE__ */ __exportAll({ onrampParts: () => onrampParts })
/** The views of the area, by name. */
var onrampParts = {
  OnRampProviders: /*#__PURE__*/ ofOnramp(OnRampProvidersView),
  OnRampTokenSelect: /*#__PURE__*/ ofOnramp(OnRampTokenSelectView),
  OnRampFiatSelect: /*#__PURE__*/ ofOnramp(OnRampFiatSelectView),
  BuyInProgress: /*#__PURE__*/ ofOnramp(BuyInProgressView),
}

export { onrampParts_exports }
