'use client'
import { networkStatesAtom, networksAtom } from '@latchkit/core/networks'
import { useState } from 'react'
import { truncateAddress } from '../../buttons/truncateAddress.js'
import { Row } from '../../components/Row.js'
import { Spinner } from '../../components/Spinner.js'
import { useAccountUpgrade } from '../../hooks/useAccountUpgrade.js'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import { useAtomValue } from '../../hooks/useAtomValue.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { RetryIcon } from '../../icons/RetryIcon.js'
import { embeddedTestIds } from '../../testIds/embeddedTestIds.js'
import { smartAccountMessages } from './smartAccountMessages.js'

/** Turns an upgraded account back, once that was approved in the wallet. Nothing while it is not upgraded on this network. */
export function UpgradedAccount() {
  const t = useTranslate(smartAccountMessages)
  const announce = useAnnounce()
  const { data, downgrade } = useAccountUpgrade()
  const all = useAtomValue(networksAtom)
  const id = useAtomValue(networkStatesAtom).eip155?.caipNetworkId
  const [isSent, setSent] = useState(false)
  if (!data?.isUpgraded) return null
  const network = all.find(({ caipNetworkId }) => caipNetworkId === id)?.name ?? `eip155:${data.chainId}`
  const note = isSent ? t('upgraded.sent') : downgrade.error ? t('upgraded.failed') : undefined

  async function turnBack() {
    if (downgrade.isPending) return
    setSent(false)
    announce(t('upgraded.waiting'))
    try {
      const { isUpgraded } = await downgrade()
      setSent(isUpgraded)
      announce(t(isUpgraded ? 'upgraded.sent' : 'upgraded.done'))
    } catch {
      announce(t('upgraded.failed'))
    }
  }

  return (
    <li>
      <Row
        label={t('upgraded.turnBack')}
        detail={note ?? t('upgraded.runs', { network, contract: truncateAddress(data.delegate ?? '') })}
        icon={
          <span className="row-tile">
            <RetryIcon />
          </span>
        }
        end={downgrade.isPending ? <Spinner /> : undefined}
        testId={embeddedTestIds.settingsTurnBack}
        onClick={() => void turnBack()}
      />
    </li>
  )
}
