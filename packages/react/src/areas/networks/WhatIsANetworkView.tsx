'use client'
import { Button } from '../../modal/components/Button.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { GridIcon } from '../../modal/icons/GridIcon.js'
import { View } from '../../modal/View.js'
import { useNetwork } from '../../page/hooks/useNetwork.js'
import { useOptions } from '../../page/hooks/useOptions.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { networkTestIds } from '../../page/testIds/networkTestIds.js'
import { Facts } from '../../shared/components/Facts.js'
import { CardIcon } from '../../shared/icons/CardIcon.js'
import { DevicesIcon } from '../../shared/icons/DevicesIcon.js'
import { networksMessages } from './networksMessages.js'

/** For users who have to choose a network: explains networks, and the effects of the choice. */
export function WhatIsANetworkView() {
  const t = useTranslate(networksMessages)
  const { back, canGoBack, replace } = useRouter()
  const { isSupported } = useNetwork()
  const isFixed = useOptions().networkSwitch === false && isSupported
  const facts = [
    { icon: <DevicesIcon />, heading: t('whatIsNetwork.record'), text: t('whatIsNetwork.recordText') },
    { icon: <CardIcon />, heading: t('whatIsNetwork.fees'), text: t('whatIsNetwork.feesText') },
    { icon: <GridIcon />, heading: t('whatIsNetwork.separate'), text: t('whatIsNetwork.separateText') },
  ]
  return (
    <View
      title={t('networks.whatIs')}
      footer={
        isFixed ? undefined : (
          <Button
            variant="accent"
            wide
            testId={networkTestIds.chooseNetwork}
            onClick={() => (canGoBack() ? back() : replace('Networks'))}
          >
            {t('networks.title')}
          </Button>
        )
      }
    >
      <Facts facts={facts} />
    </View>
  )
}
