'use client'
import { getTokenImageUrl } from '@latchkit/core/balances'
import type { Purchase } from '@latchkit/core/onramp'
import { useEffect, useState } from 'react'
import { Button } from '../../components/Button.js'
import { Hero } from '../../components/Hero.js'
import { LogoRing } from '../../components/LogoRing.js'
import { Note } from '../../components/Note.js'
import { OpenLink } from '../../components/OpenLink.js'
import { WalletIcon } from '../../components/WalletIcon.js'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import { useAtomValue } from '../../hooks/useAtomValue.js'
import { useLatchkit } from '../../hooks/useLatchkit.js'
import { useOnramp } from '../../hooks/useOnramp.js'
import { useRouter } from '../../hooks/useRouter.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { useViewParameters } from '../../hooks/useViewParameters.js'
import { localeAtom } from '../../i18n/atoms.js'
import { modalMessages } from '../../i18n/en/modal.js'
import { View } from '../../modal/View.js'
import { useStyles } from '../../styles/useStyles.js'
import { modalTestIds } from '../../testIds/modalTestIds.js'
import { onrampTestIds } from '../../testIds/onrampTestIds.js'
import { formatBought } from './formatBought.js'
import onrampStyles from './Onramp.css?inline'
import { onrampMessages } from './onrampMessages.js'
import { useFollowPurchase } from './useFollowPurchase.js'

const rings = { pending: 'pending', paid: 'success', failed: 'failed' } as const

/** The purchase that goes on at the provider, until it is paid, failed or left. */
export function BuyInProgressView() {
  useStyles(onrampStyles)
  const t = useTranslate(onrampMessages)
  const { replace } = useRouter()
  const { purchase, check } = useOnramp({ enabled: false })
  // What is shown stays while the view is left.
  const [first] = useState(purchase)
  const shown = purchase ?? first
  const isFailing = useFollowPurchase(purchase?.status, check)
  useEffect(() => {
    if (!shown) replace('OnRampProviders')
  }, [shown, replace])
  if (!shown) return null
  return (
    <View title={t('onramp.title')}>
      <State purchase={shown} />
      {shown.status === 'pending' && isFailing ? (
        <Note tone="wrong" role="status">
          {t('onramp.unknown')}
        </Note>
      ) : null}
    </View>
  )
}

function State({ purchase }: { purchase: Purchase }) {
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
  const amount = numeric === undefined ? symbol : formatBought(numeric, symbol, formatLocale)
  const texts = {
    pending: isBlocked
      ? (['onramp.blocked', 'onramp.blockedText'] as const)
      : (['onramp.waiting', 'onramp.waitingText'] as const),
    paid: ['onramp.paid', 'onramp.paidText'] as const,
    failed: ['onramp.failed', 'onramp.failedText'] as const,
  }[status]
  const [heading, text] = texts.map(key => t(key, { amount, symbol: `\u2068${symbol}\u2069` }))
  useEffect(() => announce(heading ?? ''), [announce, heading])
  function open() {
    setBlocked(false)
    client.platform.openLink(url, '_blank')
  }
  return (
    <Hero
      logo={
        <LogoRing state={rings[status]}>
          <WalletIcon
            name={symbol}
            src={getTokenImageUrl(client, { symbol, iconUrl: undefined, isLookalike: false })}
            size={72}
          />
        </LogoRing>
      }
      heading={heading}
      text={text}
    >
      {status === 'pending' ? (
        <OpenLink
          href={url}
          target="_blank"
          variant={isBlocked ? 'accent' : 'neutral'}
          testId={onrampTestIds.onrampCheckout}
          onOpen={open}
        >
          {t(isBlocked ? 'onramp.open' : 'onramp.openAgain')}
        </OpenLink>
      ) : status === 'paid' ? (
        <Button
          variant="accent"
          wide
          testId={onrampTestIds.onrampDone}
          onClick={() => {
            forget()
            reset('Account')
          }}
        >
          {t('onramp.done')}
        </Button>
      ) : (
        <Button variant="accent" wide testId={modalTestIds.retry} onClick={() => replace('OnRampProviders')}>
          {common('modal.tryAgain')}
        </Button>
      )}
    </Hero>
  )
}
