'use client'
import { getTokenImageUrl } from '@latchkit/core/balances'
import type { Purchase } from '@latchkit/core/onramp'
import { useEffect, useState } from 'react'
import { Button } from '../../modal/components/Button.js'
import { Hero } from '../../modal/components/Hero.js'
import { WalletIcon } from '../../modal/components/WalletIcon.js'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useViewParameters } from '../../modal/hooks/useViewParameters.js'
import { modalMessages } from '../../modal/modalMessages.js'
import { useStyles } from '../../modal/useStyles.js'
import { View } from '../../modal/View.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useOnramp } from '../../page/hooks/useOnramp.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { localeAtom } from '../../page/i18n/atoms.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { onrampTestIds } from '../../page/testIds/onrampTestIds.js'
import { LogoRing } from '../../shared/components/LogoRing.js'
import { Note } from '../../shared/components/Note.js'
import { OpenLink } from '../../shared/components/OpenLink.js'
import { formatBought } from './formatBought.js'
import onrampStyles from './Onramp.css?inline'
import { onrampMessages } from './onrampMessages.js'
import { useFollowPurchase } from './useFollowPurchase.js'

const rings = { pending: 'pending', paid: 'success', failed: 'failed' } as const

/** The purchase that continues at the provider, until it is paid, has failed or is left. */
export function BuyInProgressView() {
  useStyles(onrampStyles)
  const t = useTranslate(onrampMessages)
  const { replace } = useRouter()
  const { purchase, check } = useOnramp({ enabled: false })
  // The content stays while the view animates out.
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
