'use client'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { OpenLink } from '../../shared/components/OpenLink.js'
import { settingsMessages } from './settingsMessages.js'

/** Shows that the frame could not open the page of the wallet, and links to it. */
export function WalletPageLink({ href, host }: { href: string; host: string }) {
  const t = useTranslate(settingsMessages)
  return (
    <>
      <p className="email-error">{t('settings.openFailed')}</p>
      <OpenLink
        href={href}
        target="_blank"
        variant="neutral"
        onOpen={() => window.open(href, '_blank', 'noopener,noreferrer')}
      >
        {t('settings.openLink', { host })}
      </OpenLink>
    </>
  )
}
