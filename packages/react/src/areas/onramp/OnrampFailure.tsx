'use client'
import { Button } from '../../modal/components/Button.js'
import { Hero } from '../../modal/components/Hero.js'
import { Skeleton } from '../../modal/components/Skeleton.js'
import { modalMessages } from '../../modal/modalMessages.js'
import type { UseOnrampReturnType } from '../../page/hooks/useOnramp.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { FailureIcon } from '../../shared/icons/FailureIcon.js'
import { onrampMessages } from './onrampMessages.js'
import { toErrorText } from './toOnrampText.js'

export type OnrampFailureProps = {
  onramp: Pick<UseOnrampReturnType, 'options' | 'refetch'>
  /** Name of the network. */
  network: string
}

/** Replaces the form of the purchase: options are loading, failed to load, or are empty. */
export function OnrampFailure({ onramp, network }: OnrampFailureProps) {
  const t = useTranslate(onrampMessages)
  const common = useTranslate(modalMessages)
  const { options, refetch } = onramp
  const { error, isPending, isFetching } = options
  if (isPending && !error)
    return (
      <div className="onramp">
        <Skeleton height={56} />
        <Skeleton height={56} />
      </div>
    )
  const text = error ? toErrorText(error) : 'onramp.none'
  return (
    <Hero icon={<FailureIcon />} heading={t(text, { network })}>
      {text === 'modal.somethingWrong' ? (
        <Button busy={isFetching} testId={modalTestIds.retry} onClick={() => void refetch()}>
          {common('modal.tryAgain')}
        </Button>
      ) : null}
    </Hero>
  )
}
