'use client'
import { networksAtom } from '@latchkit/core/networks'
import { updateSmartAccountNetworks } from '@latchkit/core/smartaccounts'
import { useEffect } from 'react'
import { Row } from '../../modal/components/Row.js'
import { RowList } from '../../modal/components/RowList.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { WalletIcon } from '../../modal/icons/WalletIcon.js'
import { useStyles } from '../../modal/useStyles.js'
import { View } from '../../modal/View.js'
import { useAccount } from '../../page/hooks/useAccount.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useSmartAccount } from '../../page/hooks/useSmartAccount.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { embeddedTestIds } from '../../page/testIds/embeddedTestIds.js'
import { DevicesIcon } from '../../shared/icons/DevicesIcon.js'
import { KeyIcon } from '../../shared/icons/KeyIcon.js'
import { ShieldIcon } from '../../shared/icons/ShieldIcon.js'
import { LanguageField } from './LanguageField.js'
import { MailIcon } from './MailIcon.js'
import { SessionsRow } from './SessionsRow.js'
import emailStyles from './sections/Email.css?inline'
import { settingsMessages } from './settingsMessages.js'
import { smartAccountMessages } from './smartAccountMessages.js'
import { UpgradedAccount } from './UpgradedAccount.js'
import { useWalletPage } from './useWalletPage.js'
import { WalletPageLink } from './WalletPageLink.js'

/** The embedded wallet of the account: its address, its custody tier, links to its site, and the language. */
export function AccountSettingsView() {
  useStyles(emailStyles)
  const t = useTranslate(settingsMessages)
  const { push } = useRouter()
  const { embeddedWalletInfo } = useAccount()
  const page = useWalletPage()
  const email = embeddedWalletInfo?.user?.email
  const ownSite = t('settings.ownSite', { host: page.host })
  return (
    <View title={t('settings.title')}>
      <RowList label={t('settings.wallet')}>
        <li>
          <Row
            label={t('settings.email')}
            detail={email ?? t('settings.noEmail')}
            icon={
              <span className="row-tile">
                <MailIcon />
              </span>
            }
            chevron
            testId={embeddedTestIds.settingsEmail}
            onClick={() => push('UpdateEmailWallet')}
          />
        </li>
        <AccountType />
        <UpgradedAccount />
        <SessionsRow />
        <li>
          <Row
            label={t('settings.upgrade')}
            detail={t('settings.upgradeHint')}
            icon={
              <span className="row-tile">
                <ShieldIcon />
              </span>
            }
            chevron
            testId={embeddedTestIds.settingsUpgrade}
            onClick={() => push('UpgradeEmailWallet')}
          />
        </li>
        <li>
          <Row
            label={t('settings.devices')}
            detail={ownSite}
            icon={
              <span className="row-tile">
                <DevicesIcon />
              </span>
            }
            testId={embeddedTestIds.settingsDevices}
            onClick={page.open}
          />
        </li>
        <li>
          <Row
            label={t('settings.export')}
            detail={ownSite}
            icon={
              <span className="row-tile">
                <KeyIcon />
              </span>
            }
            testId={embeddedTestIds.settingsExport}
            onClick={page.open}
          />
        </li>
      </RowList>
      {page.isFailed ? <WalletPageLink href={page.href} host={page.host} /> : null}
      <LanguageField />
    </View>
  )
}

/** Link to the choice between the accounts, if one of the app's networks supports smart accounts. */
function AccountType() {
  const t = useTranslate(smartAccountMessages)
  const { client } = useLatchkit()
  const { push } = useRouter()
  const all = useAtomValue(networksAtom)
  const { accountType, networks } = useSmartAccount()
  const isKnown = networks.length > 0
  useEffect(() => {
    if (isKnown) return
    const controller = new AbortController()
    // The frame may not have answered at the login.
    updateSmartAccountNetworks(client, controller).catch(() => {})
    return () => controller.abort()
  }, [client, isKnown])
  const isOffered = all.some(
    ({ chainNamespace, id }) => chainNamespace === 'eip155' && networks.includes(Number(id)),
  )
  if (!accountType || !isOffered) return null
  return (
    <li>
      <Row
        label={t('smart.title')}
        detail={t(`smart.${accountType}`)}
        icon={
          <span className="row-tile">
            <WalletIcon />
          </span>
        }
        chevron
        testId={embeddedTestIds.settingsAccountType}
        onClick={() => push('SmartAccountSettings')}
      />
    </li>
  )
}
