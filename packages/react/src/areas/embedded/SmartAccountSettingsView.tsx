'use client'
import { accountsAtom } from '@latchkit/core/connection'
import { networksAtom } from '@latchkit/core/networks'
import { useState } from 'react'
import { Row } from '../../modal/components/Row.js'
import { RowList } from '../../modal/components/RowList.js'
import { Spinner } from '../../modal/components/Spinner.js'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { useStyles } from '../../modal/useStyles.js'
import { View } from '../../modal/View.js'
import { truncateAddress } from '../../page/buttons/truncateAddress.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useSmartAccount } from '../../page/hooks/useSmartAccount.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { localeAtom } from '../../page/i18n/atoms.js'
import { embeddedTestIds } from '../../page/testIds/embeddedTestIds.js'
import { AccountIcon } from '../../shared/components/AccountIcon.js'
import { CheckIcon } from '../../shared/icons/CheckIcon.js'
import emailStyles from './sections/Email.css?inline'
import { smartAccountMessages } from './smartAccountMessages.js'

/** The two accounts of the embedded wallet: the active one, and details of the smart account on this network. */
export function SmartAccountSettingsView() {
  useStyles(emailStyles)
  const t = useTranslate(smartAccountMessages)
  const { client } = useLatchkit()
  const announce = useAnnounce()
  const smart = useSmartAccount()
  const { accountType, setAccountType } = smart
  const notes = useNotes(smart)
  const [wanted, setWanted] = useState<'eoa' | 'smartAccount'>()
  const [isFailed, setFailed] = useState(false)

  async function choose(type: 'eoa' | 'smartAccount') {
    if (wanted || type === accountType) return
    setWanted(type)
    setFailed(false)
    announce(t('smart.changing'))
    try {
      await setAccountType(type)
      announce(t('smart.active', { account: t(`smart.${type}`) }))
    } catch (error) {
      client.logger.info('The type of account was not changed', { error })
      setFailed(true)
      announce(t('smart.failed'))
    } finally {
      setWanted(undefined)
    }
  }

  const options = [
    ['smartAccount', smart.smartAccountAddress],
    ['eoa', smart.eoaAddress],
  ] as const
  return (
    <View title={t('smart.title')}>
      <p className="email-note">{t('smart.text')}</p>
      <RowList label={t('smart.title')}>
        {options.map(([type, address]) =>
          address === undefined ? null : (
            <li key={type}>
              <Row
                label={t(`smart.${type}`)}
                detail={truncateAddress(address)}
                icon={<AccountIcon address={address} />}
                end={wanted === type ? <Spinner /> : type === accountType ? <CheckIcon /> : undefined}
                selected={type === accountType}
                testId={embeddedTestIds.accountType(type)}
                onClick={() => void choose(type)}
              />
            </li>
          ),
        )}
      </RowList>
      {isFailed && smart.isAvailable ? <p className="email-error">{t('smart.failed')}</p> : null}
      {notes ? <p className="email-note">{notes}</p> : null}
    </View>
  )
}

/** Notes on the current network for the user. */
function useNotes({
  isAvailable,
  isDeployed,
  networks,
}: ReturnType<typeof useSmartAccount>): string | undefined {
  const t = useTranslate(smartAccountMessages)
  const { locale } = useAtomValue(localeAtom)
  const all = useAtomValue(networksAtom).filter(({ chainNamespace }) => chainNamespace === 'eip155')
  const id = useAtomValue(accountsAtom).eip155?.caipNetworkId
  const network = all.find(({ caipNetworkId }) => caipNetworkId === id)?.name ?? id ?? ''
  if (isAvailable) return isDeployed ? undefined : t('smart.undeployed', { network })
  const names = all.filter(one => networks.includes(Number(one.id))).map(({ name }) => name)
  if (names.length === 0) return undefined
  const list = new Intl.ListFormat(locale, { type: 'disjunction' }).format(names)
  return t('smart.elsewhere', { network, networks: list })
}
