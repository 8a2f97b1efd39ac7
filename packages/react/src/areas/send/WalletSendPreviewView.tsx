'use client'
import { formatAmount, formatUnits, getCurrency } from '@latchkit/core/balances'
import { type SendPreview, toAmountText, toShownAmount } from '@latchkit/core/send'
import { useEffect, useState } from 'react'
import { Button } from '../../modal/components/Button.js'
import { Spinner } from '../../modal/components/Spinner.js'
import { WalletIcon } from '../../modal/components/WalletIcon.js'
import { useStyles } from '../../modal/useStyles.js'
import { View } from '../../modal/View.js'
import { truncateAddress } from '../../page/buttons/truncateAddress.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useSend } from '../../page/hooks/useSend.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { localeAtom } from '../../page/i18n/atoms.js'
import { sendTestIds } from '../../page/testIds/sendTestIds.js'
import { Note } from '../../shared/components/Note.js'
import { formatFiat } from '../../shared/formatFiat.js'
import { useBackOr } from '../../shared/hooks/useBackOr.js'
import { NetworkLogo } from '../../shared/NetworkLogo.js'
import sendStyles from './Send.css?inline'
import { sendMessages } from './sendMessages.js'
import { useStartSend } from './useStartSend.js'

/** The final transfer, and the button that prompts the wallet. */
export function WalletSendPreviewView() {
  useStyles(sendStyles)
  const t = useTranslate(sendMessages)
  const leave = useBackOr('WalletSend')
  const { preview, address, network, gasPriceInUSD, loading } = useSend()
  // The sent or meanwhile changed preview stays visible until the view is left.
  const [shown] = useState(preview)
  const { start, isPending } = useStartSend()
  const isOfSender = shown?.from === address && shown?.network === network
  useEffect(() => {
    if (!shown || !isOfSender) leave()
  }, [shown, isOfSender, leave])
  if (!shown) return null
  return (
    <View
      title={t('send.review')}
      footer={
        <Button
          variant="accent"
          wide
          busy={isPending || loading}
          testId={sendTestIds.sendConfirm}
          onClick={() => start(shown)}
        >
          {isPending ? <Spinner /> : null}
          {t('send.title')}
        </Button>
      }
    >
      <div className="send">
        <Facts preview={shown} gasPriceInUSD={gasPriceInUSD} />
        <Warnings preview={shown} />
      </div>
    </View>
  )
}

function Facts({ preview, gasPriceInUSD }: { preview: SendPreview; gasPriceInUSD: number | undefined }) {
  const t = useTranslate(sendMessages)
  const { client } = useLatchkit()
  const { formatLocale: locale } = useAtomValue(localeAtom)
  const { token, decimals, network, fee, priorityFee, receiverAddress, receiverProfileName } = preview
  const { nativeCurrency } = network
  const toShown = (value: bigint) => toShownAmount(value, preview.multiplier)
  const toText = (value: bigint) => toAmountText({ value: toShown(value), decimals, locale })
  const amount = toShown(preview.amount)
  const value = token.price === undefined ? undefined : Number(formatUnits(amount, decimals)) * token.price
  const kept = preview.amount - preview.received
  const toFee = (value: bigint) =>
    formatAmount({ value, decimals: nativeCurrency.decimals, locale, maximumFractionDigits: 9 })
  const format = (worth: number | undefined) => formatFiat(worth, locale, getCurrency(client))
  const feeWorth = format(gasPriceInUSD)
  return (
    <dl className="send-facts">
      <div>
        <dt>{t('send.you')}</dt>
        {token.nft ? (
          <dd>
            <WalletIcon name={token.name} src={token.iconUrl} size={72} />
          </dd>
        ) : null}
        <dd className="send-amount">
          <bdi>{`${toText(preview.amount)} ${token.symbol}`}</bdi>
        </dd>
        {value === undefined ? null : <dd>{format(value)}</dd>}
      </div>
      <div>
        <dt>{t('send.to')}</dt>
        {receiverProfileName ? (
          <dd className="send-who">
            <WalletIcon
              name={receiverProfileName}
              src={preview.receiverProfileImageUrl}
              shape="circle"
              size={24}
            />
            <bdi>{receiverProfileName}</bdi>
          </dd>
        ) : null}
        <dd className="send-address">{receiverAddress}</dd>
      </div>
      {kept > 0n ? (
        <div>
          <dt>{t('send.receives')}</dt>
          <dd>
            <bdi>{`${toText(preview.received)} ${token.symbol}`}</bdi>
          </dd>
          <dd>{t('send.transferFee', { amount: toText(kept), symbol: token.symbol })}</dd>
        </div>
      ) : null}
      <div>
        <dt>{t('send.network')}</dt>
        <dd className="send-who">
          <NetworkLogo network={network} size={24} />
          <bdi>{network.name}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('send.fee')}</dt>
        <dd>
          <bdi>{`${toFee(fee)} ${nativeCurrency.symbol}`}</bdi>
          {feeWorth === undefined ? null : ` (${feeWorth})`}
        </dd>
        {priorityFee > 0n ? (
          <dd>{t('send.priority', { amount: toFee(priorityFee), symbol: nativeCurrency.symbol })}</dd>
        ) : null}
      </div>
    </dl>
  )
}

function Warnings({ preview }: { preview: SendPreview }) {
  const t = useTranslate(sendMessages)
  const { lookalike, isEthereumAddress, receiverProfileName = '', network, token, notes } = preview
  const { symbol } = token
  const texts = [
    notes.includes('unwraps') && t('send.unwraps', { symbol, currency: network.nativeCurrency.symbol }),
    notes.includes('permanent-delegate') && t('send.permanentDelegate', { symbol }),
    lookalike && t('send.lookalike', { address: truncateAddress(lookalike) }),
    isEthereumAddress && t('send.ethereumAddress', { name: receiverProfileName, network: network.name }),
  ].filter(text => typeof text === 'string')
  return texts.map(text => (
    <Note key={text} tone="warning">
      {text}
    </Note>
  ))
}
