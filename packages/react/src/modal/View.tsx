'use client'
import { type ReactNode, useCallback, useContext } from 'react'
import { useAtomValue } from '../page/hooks/useAtomValue.js'
import { useTranslate } from '../page/hooks/useTranslate.js'
import { canGoBackAtom } from '../page/router/lazyAtoms.js'
import { containerAtom } from '../page/router/modalAtoms.js'
import { modalTestIds } from '../page/testIds/modalTestIds.js'
import { IconButton } from './components/IconButton.js'
import { EntryContext } from './EntryContext.js'
import { useRouter } from './hooks/useRouter.js'
import { BackIcon } from './icons/BackIcon.js'
import { CloseIcon } from './icons/CloseIcon.js'
import { modalMessages } from './modalMessages.js'
import { useStyles } from './useStyles.js'
import viewStyles from './View.css?inline'

export type ViewProps = {
  /** Names the dialog. */
  title: string
  children: ReactNode
  /** Stays visible below the scrolling content. */
  footer?: ReactNode | undefined
  /** The view has a list that scrolls by itself. Default: false. */
  fixed?: boolean | undefined
}

/** Frame of every view: header with back, title and close, a body that scrolls, a footer that does not. */
export function View({ title, children, footer, fixed }: ViewProps) {
  useStyles(viewStyles)
  const entry = useContext(EntryContext)
  const canGoBack = useAtomValue(canGoBackAtom)
  const embedded = useAtomValue(containerAtom)?.embedded
  const { back, close } = useRouter()
  const t = useTranslate(modalMessages)
  // React focuses `autoFocus` before the dialog is shown, when nothing can take it; the attribute waits for it.
  const focusFirst = useCallback((element: HTMLElement | null) => {
    element?.toggleAttribute('autofocus', true)
  }, [])
  return (
    <div className="view" data-testid={entry && modalTestIds.view(entry.view)}>
      <div className="header">
        <h1 id="title" className="title" tabIndex={-1} ref={focusFirst} data-testid={modalTestIds.title}>
          {title}
        </h1>
        {canGoBack ? (
          <span className="start">
            <IconButton label={t('modal.back')} testId={modalTestIds.back} onClick={back}>
              <BackIcon />
            </IconButton>
          </span>
        ) : null}
        {embedded ? null : (
          <span className="end">
            <IconButton label={t('modal.close')} testId={modalTestIds.close} onClick={close}>
              <CloseIcon />
            </IconButton>
          </span>
        )}
      </div>
      <div className={fixed ? 'body fixed' : 'body'}>
        <div className="content">{children}</div>
      </div>
      {footer ? <div className="footer">{footer}</div> : null}
    </div>
  )
}
