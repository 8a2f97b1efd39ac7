'use client'
import { getCurrency, type TokenBalance } from '@latchkit/core/balances'
import { checkReceiver, parseAmount, sendAtom, toAmountText } from '@latchkit/core/send'
import { useEffect, useState } from 'react'
import { Button } from '../../modal/components/Button.js'
import { Row } from '../../modal/components/Row.js'
import { Skeleton } from '../../modal/components/Skeleton.js'
import { Spinner } from '../../modal/components/Spinner.js'
import { WalletIcon } from '../../modal/components/WalletIcon.js'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useStyles } from '../../modal/useStyles.js'
import { View } from '../../modal/View.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useSend } from '../../page/hooks/useSend.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { localeAtom } from '../../page/i18n/atoms.js'
import { sendTestIds } from '../../page/testIds/sendTestIds.js'
import { Field } from '../../shared/components/Field.js'
import { Note } from '../../shared/components/Note.js'
import { formatFiat } from '../../shared/formatFiat.js'
import { formatToken } from '../../shared/formatToken.js'
import { TokenLogo } from '../../shared/TokenLogo.js'
import { ReceiverRows } from './ReceiverRows.js'
import { readFailure } from './readFailure.js'
import sendStyles from './Send.css?inline'
import type { SendFailure } from './sections/describeFailure.js'
import { sendMessages } from './sendMessages.js'
import { type SendText, toReceiverText } from './toReceiverText.js'
import { useSendArguments } from './useSendArguments.js'

/** The form of a transfer: token, amount, and receiver. */
export function WalletSendView() {
  useStyles(sendStyles)
  const t = useTranslate(sendMessages)
  const latchkit = useLatchkit()
  const { client, modal } = latchkit
  const { formatLocale } = useAtomValue(localeAtom)
  const { push } = useRouter()
  const announce = useAnnounce()
  const send = useSend()
  const { token, sendTokenAmount, receiverAddress, network, tokenBalances, update } = send
  // Incomplete input is not marked as invalid before the press.
  const [isPressed, setPressed] = useState(false)
  const [failure, setFailure] = useState<SendFailure>()
  const names = useSendArguments(send)
  const networkName = network?.name ?? ''

  // After a change the input is valid, or invalid in another way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change is a reason, and not read.
  useEffect(() => setFailure(undefined), [token, sendTokenAmount, receiverAddress])

  const wrong = { amount: findAmountProblem(), receiver: findReceiverProblem(), form: undefined }
  const problem = (field: SendText['field']) => {
    if (failure?.field === field) return failure.message
    const found = wrong[field]
    return found && t(found.key, found.parameters)
  }
  function findAmountProblem(): SendText | undefined {
    if (!token) return undefined
    const { symbol, amount, quantity } = token
    const count = Number(quantity.decimals)
    const { value, problem } = parseAmount(sendTokenAmount, count)
    if (problem === 'invalid')
      return isPressed || sendTokenAmount.length > 1
        ? { field: 'amount', key: 'send.amountInvalid' }
        : undefined
    if (problem === 'too-precise')
      return { field: 'amount', key: 'send.amountPrecise', parameters: { symbol, count } }
    return value !== undefined && value > amount ? { field: 'amount', key: 'send.balanceShort' } : undefined
  }
  function findReceiverProblem(): SendText | undefined {
    if (!network) return undefined
    const checked = checkReceiver(receiverAddress, {
      namespace: network.chainNamespace,
      token: token?.address?.split(':').at(-1),
      names,
    })
    if (checked.kind !== 'refused' || (checked.problem === 'invalid' && !isPressed)) return undefined
    return toReceiverText(checked.problem, networkName)
  }
  async function fail(error: unknown) {
    client.logger.info('The transfer cannot be sent', { error })
    const names = { network, symbol: token?.symbol, receiver: receiverAddress }
    show(await readFailure(latchkit, { error, fallback: t('modal.somethingWrong'), ...names }))
  }
  function show(shown: SendFailure) {
    setFailure(shown)
    announce(shown.message)
  }
  async function fillMax() {
    try {
      const { value, decimals } = await send.getMax()
      // Another token may be chosen by now.
      const { token: current } = client.store.get(sendAtom)
      if (current?.address === token?.address && current?.chainId === token?.chainId)
        update({ sendTokenAmount: toAmountText({ value, decimals, locale: formatLocale }) })
    } catch (error) {
      await fail(error)
    }
  }
  async function preview() {
    if (send.prepare.isPending) return
    setPressed(true)
    const found = wrong.amount ?? wrong.receiver
    if (found) return show({ field: found.field, message: t(found.key, found.parameters) })
    announce(t('send.preparing'))
    try {
      await send.prepare()
      // Does not navigate if the user left during the check.
      if (modal.getState().view === 'WalletSend') push('WalletSendPreview')
    } catch (error) {
      await fail(error)
    }
  }

  // There is a single item of it.
  const isSingle = token?.nft !== undefined && token.amount === 1n
  const isEmpty = !(token && sendTokenAmount.trim() && receiverAddress.trim())
  const note = problem('form') ?? (send.loading ? t('send.pending') : undefined)
  return (
    <View
      title={t('send.title')}
      footer={
        <Button
          variant="accent"
          wide
          disabled={isEmpty || send.loading}
          busy={send.prepare.isPending}
          testId={sendTestIds.sendPreview}
          onClick={preview}
        >
          {send.prepare.isPending ? <Spinner /> : null}
          {t(send.prepare.isPending ? 'send.preparing' : 'send.preview')}
        </Button>
      }
    >
      <div className="send">
        {token?.nft ? (
          <div className="send-nft">
            <WalletIcon name={token.name} src={token.iconUrl} size={72} />
            <bdi>{token.name}</bdi>
          </div>
        ) : token ? (
          <Row
            label={token.name}
            detail={t('send.balance', {
              amount: formatToken({
                value: token.amount,
                decimals: Number(token.quantity.decimals),
                symbol: token.symbol,
                locale: formatLocale,
              }),
            })}
            icon={<TokenLogo token={token} />}
            badge={networkName}
            chevron
            testId={sendTestIds.sendToken}
            onClick={() => push('WalletSendSelectToken')}
          />
        ) : tokenBalances || send.tokens.isError ? (
          <Row
            label={t('send.selectToken')}
            detail={send.tokens.isError ? t('send.unavailable') : undefined}
            icon={<WalletIcon name="?" shape="circle" />}
            chevron
            testId={sendTestIds.sendToken}
            onClick={() => push('WalletSendSelectToken')}
          />
        ) : (
          <Skeleton height={56} />
        )}
        {isSingle ? null : (
          <Field
            kind="amount"
            label={t('send.amount')}
            placeholder="0"
            value={sendTokenAmount}
            problem={problem('amount')}
            hint={formatFiat(toWorth(token, sendTokenAmount), formatLocale, getCurrency(client))}
            testId={sendTestIds.sendAmount}
            end={
              <Button
                variant="plain"
                disabled={!token}
                busy={send.getMax.isPending}
                testId={sendTestIds.sendMax}
                onClick={fillMax}
              >
                {t('send.max')}
              </Button>
            }
            onChange={text => update({ sendTokenAmount: text })}
            onSubmit={preview}
          />
        )}
        <Field
          kind="address"
          label={t('send.receiver')}
          placeholder={t(names ? 'send.receiverOrName' : 'send.receiverAddress')}
          value={receiverAddress}
          problem={problem('receiver')}
          testId={sendTestIds.sendReceiver}
          onChange={text => update({ receiverAddress: text })}
          onSubmit={preview}
        />
        <ReceiverRows
          receivers={send.receivers}
          selected={receiverAddress}
          onSelect={address => update({ receiverAddress: address })}
        />
        <Note tone={failure ? 'wrong' : 'plain'}>{note}</Note>
      </div>
    </View>
  )
}

/** Value of the amount; undefined where the price is unknown. */
function toWorth(token: TokenBalance | undefined, text: string): number | undefined {
  const decimals = Number(token?.quantity.decimals)
  const { value } = parseAmount(text, decimals)
  return token?.price === undefined || !value ? undefined : (Number(value) / 10 ** decimals) * token.price
}
