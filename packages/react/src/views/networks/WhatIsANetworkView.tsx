'use client'
import { Button } from '../../components/Button.js'
import { Facts } from '../../components/Facts.js'
import { useNetwork } from '../../hooks/useNetwork.js'
import { useOptions } from '../../hooks/useOptions.js'
import { useRouter } from '../../hooks/useRouter.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { CardIcon } from '../../icons/CardIcon.js'
import { DevicesIcon } from '../../icons/DevicesIcon.js'
import { GridIcon } from '../../icons/GridIcon.js'
import { View } from '../../modal/View.js'
import { networkTestIds } from '../../testIds/networkTestIds.js'
import { networksMessages } from './networksMessages.js'

/** For people who are to choose a network: what it is, and what depends on the choice. */
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
      title={t('whatIsNetwork.title')}
      footer={
        isFixed ? undefined : (
          <Button
            variant="accent"
            wide
            testId={networkTestIds.chooseNetwork}
            onClick={() => (canGoBack() ? back() : replace('Networks'))}
          >
            {t('whatIsNetwork.choose')}
          </Button>
        )
      }
    >
      <Facts facts={facts} />
    </View>
  )
}
