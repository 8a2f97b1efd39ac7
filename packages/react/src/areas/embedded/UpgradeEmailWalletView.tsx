'use client'
import { Button } from '../../modal/components/Button.js'
import { Hero } from '../../modal/components/Hero.js'
import { useStyles } from '../../modal/useStyles.js'
import { View } from '../../modal/View.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { embeddedTestIds } from '../../page/testIds/embeddedTestIds.js'
import { ShieldIcon } from '../../shared/icons/ShieldIcon.js'
import emailStyles from './sections/Email.css?inline'
import { settingsMessages } from './settingsMessages.js'
import upgradeStyles from './UpgradeEmailWallet.css?inline'
import { useWalletPage } from './useWalletPage.js'
import { WalletPageLink } from './WalletPageLink.js'

/** Explains the two custody tiers, and opens the page of the wallet, where the user adds factors. */
export function UpgradeEmailWalletView() {
  useStyles(emailStyles)
  useStyles(upgradeStyles)
  const t = useTranslate(settingsMessages)
  const page = useWalletPage()
  const { host } = page
  return (
    <View
      title={t('settings.upgrade')}
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
      <dl className="custody-tiers">
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
