'use client'
import { Button } from '../../components/Button.js'
import { Hero } from '../../components/Hero.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { ShieldIcon } from '../../icons/ShieldIcon.js'
import { View } from '../../modal/View.js'
import { useStyles } from '../../styles/useStyles.js'
import { embeddedTestIds } from '../../testIds/embeddedTestIds.js'
import emailStyles from './Email.css?inline'
import settingsStyles from './Settings.css?inline'
import { settingsMessages } from './settingsMessages.js'
import { useWalletPage } from './useWalletPage.js'
import { WalletPageLink } from './WalletPageLink.js'

/** Names the two custody tiers and what each means, and opens the page of the wallet, where factors are added. */
export function UpgradeEmailWalletView() {
  useStyles(emailStyles)
  useStyles(settingsStyles)
  const t = useTranslate(settingsMessages)
  const page = useWalletPage()
  const { host } = page
  return (
    <View
      title={t('upgrade.title')}
      footer={
        <Button
          variant="accent"
          wide
          busy={page.isOpening}
          testId={embeddedTestIds.openWalletPage}
          onClick={page.open}
        >
          {t('upgrade.open')}
        </Button>
      }
    >
      <Hero icon={<ShieldIcon />} heading={t('upgrade.heading')} text={t('upgrade.text')} />
      <dl className="settings-tiers">
        <div>
          <dt>{t('upgrade.assisted')}</dt>
          <dd>{t('upgrade.assistedText', { host })}</dd>
        </div>
        <div>
          <dt>{t('upgrade.userHeld')}</dt>
          <dd>{t('upgrade.userHeldText')}</dd>
        </div>
      </dl>
      {page.isFailed ? <WalletPageLink href={page.href} host={host} /> : null}
    </View>
  )
}
