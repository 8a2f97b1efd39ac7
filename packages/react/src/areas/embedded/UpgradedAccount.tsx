'use client'
import { networkStatesAtom, networksAtom } from '@latchkit/core/networks'
import { type AccountUpgrade, downgradeAccount, readAccountUpgrade } from '@latchkit/core/smartaccounts'
import { useEffect, useState } from 'react'
import { Row } from '../../modal/components/Row.js'
import { Spinner } from '../../modal/components/Spinner.js'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { truncateAddress } from '../../page/buttons/truncateAddress.js'
import { useAction } from '../../page/hooks/useAction.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { embeddedTestIds } from '../../page/testIds/embeddedTestIds.js'
import { RetryIcon } from '../../shared/icons/RetryIcon.js'
import { smartAccountMessages } from './smartAccountMessages.js'

/**
 * Reverts an upgraded account, after approval in the wallet. Renders nothing while it is not upgraded on this network.
 */
export function UpgradedAccount() {
  const t = useTranslate(smartAccountMessages)
  const announce = useAnnounce()
  const { client } = useLatchkit()
  const all = useAtomValue(networksAtom)
  const id = useAtomValue(networkStatesAtom).eip155?.caipNetworkId
  const [upgrade, setUpgrade] = useState<AccountUpgrade>()
  const [isSent, setSent] = useState(false)
  const downgrade = useAction(() => downgradeAccount(client))
  // Not by `useAccountUpgrade`: its queries are a separate file that the settings need for nothing else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another answer on another network.
  useEffect(() => {
    const controller = new AbortController()
    readAccountUpgrade(client, controller).then(setUpgrade, () => {})
    return () => controller.abort()
  }, [client, id])
  if (!upgrade?.isUpgraded) return null
  const network = all.find(({ caipNetworkId }) => caipNetworkId === id)?.name ?? `eip155:${upgrade.chainId}`
  const note = isSent ? t('upgraded.sent') : downgrade.error ? t('upgraded.failed') : undefined

  async function turnBack() {
    if (downgrade.isPending) return
    setSent(false)
    announce(t('upgraded.waiting'))
    try {
      const { isUpgraded } = await downgrade()
      setSent(isUpgraded)
      if (!isUpgraded) setUpgrade(undefined)
      announce(t(isUpgraded ? 'upgraded.sent' : 'upgraded.done'))
    } catch {
      announce(t('upgraded.failed'))
    }
  }

  return (
    <li>
      <Row
        label={t('upgraded.turnBack')}
        detail={note ?? t('upgraded.runs', { network, contract: truncateAddress(upgrade.delegate ?? '') })}
        icon={
          <span className="row-tile">
            <RetryIcon />
          </span>
        }
        end={downgrade.isPending ? <Spinner /> : undefined}
        testId={embeddedTestIds.accountType('upgraded')}
        onClick={() => void turnBack()}
      />
    </li>
  )
}
