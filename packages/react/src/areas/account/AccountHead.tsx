'use client'
import { getExplorerUrl } from '@latchkit/core/networks'
import { type RefObject, useEffect, useRef, useState } from 'react'
import iconButtonStyles from '../../modal/components/IconButton.css?inline'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { modalMessages } from '../../modal/modalMessages.js'
import { useStyles } from '../../modal/useStyles.js'
import { truncateAddress } from '../../page/buttons/truncateAddress.js'
import { useIdentity } from '../../page/hooks/useIdentity.js'
import { useNetwork } from '../../page/hooks/useNetwork.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { accountTestIds } from '../../page/testIds/accountTestIds.js'
import { AccountIcon } from '../../shared/components/AccountIcon.js'
import { CopyButton } from '../../shared/components/CopyButton.js'
import { ExternalLinkIcon } from '../../shared/icons/ExternalLinkIcon.js'
import { useToast } from '../../shared/toasts/useToast.js'
import { AccountChips } from './AccountChips.js'
import headStyles from './AccountHead.css?inline'
import { AccountWorth } from './AccountWorth.js'
import { accountMessages } from './accountMessages.js'
import { useWasShown } from './useWasShown.js'
import { useWorth } from './useWorth.js'

/** An element that is always the same, so that React does not render it again with the head. */
const chips = <AccountChips />

/**
 * The account in one block: image, name, address, chips of its network and its wallet, and its worth. Once the block is
 * scrolled away, a line with the image, the name and the worth stays above the tabs.
 */
export function AccountHead({ address }: { address: string }) {
  useStyles(headStyles)
  useStyles(iconButtonStyles)
  const t = useTranslate(accountMessages)
  const common = useTranslate(modalMessages)
  const announce = useAnnounce()
  const toast = useToast()
  const { network } = useNetwork()
  const { name, avatar } = useIdentity({ address, enabled: useWasShown() })
  const worth = useWorth()
  const head = useRef<HTMLDivElement>(null)
  const isPast = useIsScrolledPast(head)
  const explorer = network && getExplorerUrl(network, { address })
  const icon = (size: number) => <AccountIcon address={address} name={name} src={avatar} size={size} />
  return (
    <>
      {/* What it shows is in the block as well, which stays in the document. */}
      <div className={isPast ? 'account-line shown' : 'account-line'} aria-hidden="true">
        {icon(24)}
        <bdi>{name ?? truncateAddress(address)}</bdi>
        <span className="account-figure">{worth.headline}</span>
      </div>
      <div className="account" ref={head}>
        <div className="account-who">
          {icon(44)}
          <div className="account-names">
            {name ? (
              <p className="account-name">
                <bdi>{name}</bdi>
              </p>
            ) : null}
            <span
              className="account-address"
              title={address}
              data-testid={accountTestIds.accountAddress}
              data-address={address}
            >
              {truncateAddress(address)}
            </span>
          </div>
          <CopyButton
            value={address}
            label={t('account.copy')}
            testId={accountTestIds.accountCopy}
            onCopied={() => announce(common('modal.copied'))}
            onFailed={() => toast.show({ variant: 'error', message: t('account.copyFailed') })}
          />
          {explorer ? (
            <a className="icon-button" href={explorer.url} target="_blank" rel="noreferrer noopener">
              <ExternalLinkIcon />
              <span className="sr">
                {t('account.explorer', { name: explorer.name })} ({common('modal.opensNewTab')})
              </span>
            </a>
          ) : null}
        </div>
        {chips}
        <AccountWorth worth={worth} />
      </div>
    </>
  )
}

/** Whether an element is scrolled out of the body of its view, at its upper end. */
function useIsScrolledPast(ref: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    const element = ref.current
    const root = element?.closest('.body')
    if (!element || !root) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        const top = entry?.rootBounds?.top ?? 0
        setIsPast(entry?.isIntersecting === false && entry.boundingClientRect.bottom <= top)
      },
      // The line covers as much of the body.
      { root, rootMargin: '-44px 0px 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return isPast
}
