'use client'
import { useLayoutEffect } from 'react'
import { Button } from '../../modal/components/Button.js'
import { Hero } from '../../modal/components/Hero.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useViewParameters } from '../../modal/hooks/useViewParameters.js'
import { View } from '../../modal/View.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { SuccessIcon } from '../../shared/icons/SuccessIcon.js'
import { namesMessages } from './namesMessages.js'

/** The name that was registered. */
export function RegisterAccountNameSuccessView() {
  const t = useTranslate(namesMessages)
  const { reset } = useRouter()
  const { name } = useViewParameters('RegisterAccountNameSuccess') ?? {}
  useLayoutEffect(() => {
    if (name === undefined) reset('Account')
  }, [name, reset])
  if (name === undefined) return null
  return (
    <View
      title={t('names.doneTitle')}
      footer={
        <Button variant="accent" wide onClick={() => reset('Account')}>
          {t('names.close')}
        </Button>
      }
    >
      <Hero
        icon={<SuccessIcon />}
        heading={t('names.done', { name: `\u2068${name}\u2069` })}
        text={t('names.doneHint')}
      />
    </View>
  )
}
