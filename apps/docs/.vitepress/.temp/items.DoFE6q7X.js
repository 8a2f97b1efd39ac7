import { useEffect, useState } from 'react'
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime'
import {
  f as pendingTransactionsAtom,
  v as replacementQueryOptions,
  g as replaceTransaction,
} from './account.DZPedvV0.js'
import { n as isError } from './BaseError.DWSHhfZu.js'
import { t as accountAtom, E as networksAtom } from './client.ChoDqs0c.js'
import {
  n as Button,
  O as modalMessages,
  y as Spinner,
  rt as toVisibleLine,
  V as useRouter,
  H as useStyles,
  $ as useTranslate,
  U as useViewParameters,
  b as View,
  S as WalletIcon$1,
} from './modal.Cy8uaE3n.js'
import { A as localeAtom, j as useAtomValue, M as useLatchkit } from './opener.DsbLlulK.js'
import { n as nftTestIds, t as replacementTestIds } from './replacementTestIds.YTKcAmKU.js'
import { t as __exportAll } from './rolldown-runtime.CUcXK4gZ.js'
import {
  FactList,
  formatToken,
  LinkRow,
  Note,
  t as pushTransaction,
  n as useFeatures,
  useToast,
} from './shared.BOpXVrm5.js'
import { n as useClientQuery } from './useClientQuery.Ch7SJGS7.js'
import { L as getExplorerUrl, S as truncateAddress } from './withFee.ex26ucEJ.js'

// ../../packages/react/dist/areas/items.js
var Nft_default =
  '.nft-head{text-align:center;flex-direction:column;align-items:center;gap:12px;padding:8px 8px 12px;display:flex}.nft-head .wallet-icon{aspect-ratio:1;max-width:100%;height:auto}.nft-title{overflow-wrap:anywhere;max-width:100%;font-size:17px;font-weight:600;line-height:22px}.nft-traits h3{color:var(--lk-text-2);margin:0;padding:4px 4px 8px;font-size:13px;font-weight:500;line-height:18px}.nft-traits dl{grid-template-columns:repeat(auto-fill,minmax(140px,1fr));gap:8px;margin:0 0 8px;display:grid}.nft-traits dl div{background:var(--lk-surface-2);overflow-wrap:anywhere;border-radius:12px;min-width:0;padding:8px 12px}.nft-traits dt{color:var(--lk-text-2);font-size:13px;line-height:18px}.nft-traits dd{margin:0;font-weight:500}@media (forced-colors:active){.nft-traits dl div{border:1px solid buttontext}}'
var nftMessages = {
  'nfts.title': 'NFT',
  'nfts.collection': 'Collection',
  'nfts.id': 'Token ID',
  'nfts.quantity': 'Quantity',
  'nfts.contract': 'Contract',
  'nfts.network': 'Network',
  'nfts.traits': 'Traits',
  'nfts.explorer': 'View on {name}',
  'nfts.send': 'Send',
}
/** Standards whose NFTs the send form can transfer, in lower case. */
var sendable = ['erc721', 'erc1155', 'metaplex']
/** An NFT of the account: its image, traits and collection, and the way to send it. */
function NftView() {
  useStyles(Nft_default)
  const t = useTranslate(nftMessages)
  const common = useTranslate(modalMessages)
  const { nft } = useViewParameters('Nft')
  const { push } = useRouter()
  const { send } = useFeatures()
  const { name, collection, tokenId, balance, address, chainId, imageUrl, standard, traits } = nft
  const network = useAtomValue(networksAtom).find(({ caipNetworkId }) => caipNetworkId === chainId)
  const explorer = network && getExplorerUrl(network, { address })
  const isOffered = send && sendable.includes(standard.toLowerCase())
  return /* @__PURE__ */ jsxs(View, {
    title: t('nfts.title'),
    footer: isOffered
      ? /* @__PURE__ */ jsx(Button, {
          variant: 'accent',
          wide: true,
          testId: nftTestIds.nftSend,
          onClick: () => push('WalletSend', { nft }),
          children: t('nfts.send'),
        })
      : void 0,
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'nft-head',
        children: [
          /* @__PURE__ */ jsx(WalletIcon$1, {
            name,
            src: imageUrl,
            size: 240,
          }),
          /* @__PURE__ */ jsx('h2', {
            className: 'nft-title',
            children: /* @__PURE__ */ jsx('bdi', { children: name }),
          }),
        ],
      }),
      traits.length > 0
        ? /* @__PURE__ */ jsxs('section', {
            className: 'nft-traits',
            'aria-labelledby': 'nft-traits',
            children: [
              /* @__PURE__ */ jsx('h3', {
                id: 'nft-traits',
                children: t('nfts.traits'),
              }),
              /* @__PURE__ */ jsx('dl', {
                children: traits.map(({ name: trait, value }, index) =>
                  /* @__PURE__ */ jsxs(
                    'div',
                    {
                      children: [
                        /* @__PURE__ */ jsx('dt', {
                          children: /* @__PURE__ */ jsx('bdi', { children: trait }),
                        }),
                        /* @__PURE__ */ jsx('dd', {
                          children: /* @__PURE__ */ jsx('bdi', { children: value }),
                        }),
                      ],
                    },
                    index,
                  ),
                ),
              }),
            ],
          })
        : null,
      /* @__PURE__ */ jsx(FactList, {
        facts: [
          {
            name: t('nfts.collection'),
            value: collection || void 0,
          },
          {
            name: t('nfts.quantity'),
            value: balance === '1' ? void 0 : balance,
          },
          {
            name: t('nfts.id'),
            value: tokenId
              ? /* @__PURE__ */ jsx('span', {
                  title: tokenId,
                  children: shorten(tokenId),
                })
              : void 0,
          },
          {
            name: t('nfts.contract'),
            value: /* @__PURE__ */ jsx('span', {
              title: address,
              children: truncateAddress(address),
            }),
          },
          {
            name: t('nfts.network'),
            value: network?.name,
          },
        ],
      }),
      explorer
        ? /* @__PURE__ */ jsx(LinkRow, {
            label: t('nfts.explorer', { name: explorer.name }),
            href: explorer.url,
            newTabHint: common('modal.opensNewTab'),
          })
        : null,
    ],
  })
}
/** Ids of some contracts are hashes of up to 78 digits. */
var shorten = id => (id.length > 16 ? `${id.slice(0, 6)}…${id.slice(-6)}` : id)
var Replacement_default =
  '.replacement{flex-direction:column;gap:12px;display:flex}.replacement-actions{flex-wrap:wrap;flex:1;gap:8px;width:100%;display:flex}.replacement-actions .button{flex:auto;width:auto}'
var replacementMessages = {
  'replacement.title': 'Pending transaction',
  'replacement.speedUp': 'Speed up',
  'replacement.cancel': 'Cancel transaction',
  'replacement.cancelAgain': 'Cancel with a higher fee',
  'replacement.description': 'Description',
  'replacement.date': 'Date',
  'replacement.hash': 'Hash',
  'replacement.nonce': 'Nonce',
  'replacement.speedUpFee': 'Fee to speed up, at most',
  'replacement.cancelFee': 'Fee to cancel, at most',
  'replacement.explorer': 'View on {name}',
  'replacement.hint':
    'Approve only if {wallet} shows nonce {nonce}. With another nonce it sends a second transaction.',
  'replacement.ended': 'This transaction can no longer be sped up or canceled',
  'replacement.asking': 'Continue in {wallet}',
  'replacement.speedUpSent': 'Sent with a higher fee',
  'replacement.cancelSent': 'Cancellation sent',
  'replacement.rejected': 'Nothing was sent',
  'replacement.nonceIgnored':
    '{wallet} sent a second transaction and did not replace the first. Speed up or cancel the first in {wallet}.',
  'replacement.failed': '{wallet} did not replace the transaction',
}
/** Requests a replacement from the wallet, and says what has become of the request. */
function useReplace({ wallet }) {
  const t = useTranslate(replacementMessages)
  const latchkit = useLatchkit()
  const { back } = useRouter()
  const toast = useToast()
  const [asked, setAsked] = useState()
  const { client, modal } = latchkit
  async function replace(transaction, kind) {
    setAsked(kind)
    try {
      if (client.store.get(accountAtom).connector?.type === 'auth') await pushTransaction(latchkit, {})
      await replaceTransaction(client, {
        transaction,
        kind,
      })
      toast.show({
        variant: 'success',
        message: t(`replacement.${kind}Sent`),
      })
      if (modal.getState().view === 'ReplaceTransaction') back()
    } catch (error) {
      client.logger.info('A transaction was not replaced', { error })
      toast.show({
        variant: 'error',
        message: t(toKey(error), { wallet }),
      })
    } finally {
      setAsked(void 0)
    }
  }
  return {
    replace,
    asked,
  }
}
function toKey(error) {
  if (isError(error, 'activity/nonce-ignored')) return 'replacement.nonceIgnored'
  if (isError(error, 'activity/not-replaceable')) return 'replacement.ended'
  if (isError(error.cause, 'rpc/user-rejected')) return 'replacement.rejected'
  return 'replacement.failed'
}
/** A pending transaction, with its replacements: the same with a higher fee, or nothing. */
function ReplaceTransactionView() {
  useStyles(Replacement_default)
  const t = useTranslate(replacementMessages)
  const { client } = useLatchkit()
  const { back } = useRouter()
  const { transaction: opened } = useViewParameters('ReplaceTransaction')
  const { connector } = useAtomValue(accountAtom)
  const transaction = useAtomValue(pendingTransactionsAtom).find(
    ({ hash, chain }) => hash === opened.hash && chain === opened.chain,
  )
  const { data: offer } = useClientQuery(transaction && replacementQueryOptions(client, transaction))
  const wallet = toVisibleLine(connector?.name ?? '')
  const { replace, asked } = useReplace({ wallet })
  const isPending = transaction !== void 0
  useEffect(() => {
    if (!isPending) back()
  }, [isPending, back])
  if (!transaction) return null
  const isCanceling = transaction.replacements?.at(-1)?.kind === 'cancel'
  return /* @__PURE__ */ jsx(View, {
    title: t('replacement.title'),
    footer: offer
      ? /* @__PURE__ */ jsxs('div', {
          className: 'replacement-actions',
          children: [
            /* @__PURE__ */ jsxs(Button, {
              variant: isCanceling ? 'accent' : 'neutral',
              wide: true,
              busy: asked !== void 0,
              testId: replacementTestIds.replacementCancel,
              onClick: () => replace(transaction, 'cancel'),
              children: [
                asked === 'cancel' ? /* @__PURE__ */ jsx(Spinner, {}) : null,
                t(isCanceling ? 'replacement.cancelAgain' : 'replacement.cancel'),
              ],
            }),
            isCanceling
              ? null
              : /* @__PURE__ */ jsxs(Button, {
                  variant: 'accent',
                  wide: true,
                  busy: asked !== void 0,
                  testId: replacementTestIds.replacementSpeedUp,
                  onClick: () => replace(transaction, 'speedUp'),
                  children: [
                    asked === 'speedUp' ? /* @__PURE__ */ jsx(Spinner, {}) : null,
                    t('replacement.speedUp'),
                  ],
                }),
          ],
        })
      : void 0,
    children: /* @__PURE__ */ jsxs('div', {
      className: 'replacement',
      children: [
        offer
          ? /* @__PURE__ */ jsx(Note, {
              tone: 'warning',
              children: t('replacement.hint', {
                wallet,
                nonce: `${offer.nonce}`,
              }),
            })
          : null,
        /* @__PURE__ */ jsx(Facts, {
          transaction,
          offer: offer ?? void 0,
          isCanceling,
        }),
        offer === null ? /* @__PURE__ */ jsx(Note, { children: t('replacement.ended') }) : null,
        asked
          ? /* @__PURE__ */ jsx(Note, {
              role: 'status',
              children: t('replacement.asking', { wallet }),
            })
          : null,
      ],
    }),
  })
}
function Facts({ transaction, offer, isCanceling }) {
  const t = useTranslate(replacementMessages)
  const common = useTranslate(modalMessages)
  const { formatLocale: locale } = useAtomValue(localeAtom)
  const { description, sentAt, chain, hash, replacements } = transaction
  const network = useAtomValue(networksAtom).find(({ caipNetworkId }) => caipNetworkId === chain)
  const latest = replacements?.at(-1)?.hash ?? hash
  const explorer = network && getExplorerUrl(network, { transaction: latest })
  const toFee = value =>
    value === void 0 || !network
      ? void 0
      : formatToken({
          value,
          ...network.nativeCurrency,
          locale,
          maximumFractionDigits: 9,
        })
  const date = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(sentAt)
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(FactList, {
        facts: [
          {
            name: t('replacement.description'),
            value: description,
          },
          {
            name: t('replacement.date'),
            value: date,
          },
          {
            name: t('replacement.hash'),
            value: truncateAddress(latest),
          },
          {
            name: t('replacement.nonce'),
            value: offer && `${offer.nonce}`,
          },
          {
            name: t('replacement.speedUpFee'),
            value: isCanceling ? void 0 : toFee(offer?.fees.speedUp),
          },
          {
            name: t('replacement.cancelFee'),
            value: toFee(offer?.fees.cancel),
          },
        ],
      }),
      explorer
        ? /* @__PURE__ */ jsx(LinkRow, {
            label: t('replacement.explorer', { name: explorer.name }),
            href: explorer.url,
            newTabHint: common('modal.opensNewTab'),
          })
        : null,
    ],
  })
}
var itemsParts_exports = /* @__PURE__ */ __exportAll({ itemsParts: () => itemsParts })
/** The views of the area, by name. */
var itemsParts = {
  Nft: NftView,
  ReplaceTransaction: ReplaceTransactionView,
}

export { itemsParts_exports }
