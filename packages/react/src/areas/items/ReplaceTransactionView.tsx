'use client'
import {
  type PendingTransaction,
  pendingTransactionsAtom,
  type ReplacementOffer,
  replacementQueryOptions,
} from '@latchkit/core/activity'
import { accountAtom } from '@latchkit/core/connection'
import { getExplorerUrl, networksAtom } from '@latchkit/core/networks'
import { useEffect } from 'react'
import { Button } from '../../modal/components/Button.js'
import { Spinner } from '../../modal/components/Spinner.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useViewParameters } from '../../modal/hooks/useViewParameters.js'
import { modalMessages } from '../../modal/modalMessages.js'
import { useStyles } from '../../modal/useStyles.js'
import { View } from '../../modal/View.js'
import { truncateAddress } from '../../page/buttons/truncateAddress.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useClientQuery } from '../../page/hooks/useClientQuery.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { localeAtom } from '../../page/i18n/atoms.js'
import { replacementTestIds } from '../../page/testIds/replacementTestIds.js'
import { FactList } from '../../shared/components/FactList.js'
import { LinkRow } from '../../shared/components/LinkRow.js'
import { Note } from '../../shared/components/Note.js'
import { formatToken } from '../../shared/formatToken.js'
import { useConnectorName } from '../../shared/hooks/useConnectorName.js'
import replacementStyles from './Replacement.css?inline'
import { replacementMessages } from './replacementMessages.js'
import { useReplace } from './useReplace.js'

/** A pending transaction, with its replacements: the same with a higher fee, or nothing. */
export function ReplaceTransactionView() {
  useStyles(replacementStyles)
  const t = useTranslate(replacementMessages)
  const { client } = useLatchkit()
  const { back } = useRouter()
  const { transaction: opened } = useViewParameters('ReplaceTransaction')
  const { connector } = useAtomValue(accountAtom)
  // Another tab may have replaced it meanwhile.
  const transaction = useAtomValue(pendingTransactionsAtom).find(
    ({ hash, chain }) => hash === opened.hash && chain === opened.chain,
  )
  const { data: offer } = useClientQuery(transaction && replacementQueryOptions(client, transaction))
  const wallet = useConnectorName()(connector)
  const { replace, asked } = useReplace({ wallet })
  const isPending = transaction !== undefined
  useEffect(() => {
    if (!isPending) back()
  }, [isPending, back])
  if (!transaction) return null
  const isCanceling = transaction.replacements?.at(-1)?.kind === 'cancel'
  return (
    <View
      title={t('replacement.title')}
      footer={
        offer ? (
          <div className="replacement-actions">
            <Button
              variant={isCanceling ? 'accent' : 'neutral'}
              wide
              busy={asked !== undefined}
              testId={replacementTestIds.replacementCancel}
              onClick={() => replace(transaction, 'cancel')}
            >
              {asked === 'cancel' ? <Spinner /> : null}
              {t(isCanceling ? 'replacement.cancelAgain' : 'replacement.cancel')}
            </Button>
            {isCanceling ? null : (
              <Button
                variant="accent"
                wide
                busy={asked !== undefined}
                testId={replacementTestIds.replacementSpeedUp}
                onClick={() => replace(transaction, 'speedUp')}
              >
                {asked === 'speedUp' ? <Spinner /> : null}
                {t('replacement.speedUp')}
              </Button>
            )}
          </div>
        ) : undefined
      }
    >
      <div className="replacement">
        {offer ? (
          <Note tone="warning">{t('replacement.hint', { wallet, nonce: `${offer.nonce}` })}</Note>
        ) : null}
        <Facts transaction={transaction} offer={offer ?? undefined} isCanceling={isCanceling} />
        {offer === null ? <Note>{t('replacement.ended')}</Note> : null}
        {asked ? <Note role="status">{t('replacement.asking', { wallet })}</Note> : null}
      </div>
    </View>
  )
}

type FactsProps = {
  transaction: PendingTransaction
  offer: ReplacementOffer | undefined
  isCanceling: boolean
}

function Facts({ transaction, offer, isCanceling }: FactsProps) {
  const t = useTranslate(replacementMessages)
  const common = useTranslate(modalMessages)
  const { formatLocale: locale } = useAtomValue(localeAtom)
  const { description, sentAt, chain, hash, replacements } = transaction
  const network = useAtomValue(networksAtom).find(({ caipNetworkId }) => caipNetworkId === chain)
  const latest = replacements?.at(-1)?.hash ?? hash
  const explorer = network && getExplorerUrl(network, { transaction: latest })
  const toFee = (value: bigint | undefined) =>
    value === undefined || !network
      ? undefined
      : formatToken({ value, ...network.nativeCurrency, locale, maximumFractionDigits: 9 })
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(sentAt)
  return (
    <>
      <FactList
        facts={[
          { name: t('replacement.description'), value: description },
          { name: t('replacement.date'), value: date },
          { name: t('replacement.hash'), value: truncateAddress(latest) },
          { name: t('replacement.nonce'), value: offer && `${offer.nonce}` },
          { name: t('replacement.speedUpFee'), value: isCanceling ? undefined : toFee(offer?.fees.speedUp) },
          { name: t('replacement.cancelFee'), value: toFee(offer?.fees.cancel) },
        ]}
      />
      {explorer ? (
        <LinkRow
          label={t('replacement.explorer', { name: explorer.name })}
          href={explorer.url}
          newTabHint={common('modal.opensNewTab')}
        />
      ) : null}
    </>
  )
}
