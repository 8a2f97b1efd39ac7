'use client'
import { Spinner } from '../../modal/components/Spinner.js'
import { useStyles } from '../../modal/useStyles.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { toastAtom } from '../../page/toasts/atoms.js'
import barStyles from '../Bar.css?inline'
import { FailureIcon } from '../icons/FailureIcon.js'
import { SuccessIcon } from '../icons/SuccessIcon.js'

/** The current toast. */
export function ToastBar() {
  useStyles(barStyles)
  const toast = useAtomValue(toastAtom)
  if (!toast) return null
  const { id, variant, message } = toast
  return (
    <div
      key={id}
      className="bar"
      role={variant === 'error' ? 'alert' : 'status'}
      data-testid={modalTestIds.toast}
      data-variant={variant}
    >
      <span className="tone">
        {variant === 'loading' ? <Spinner /> : variant === 'success' ? <SuccessIcon /> : <FailureIcon />}
      </span>
      {message}
    </div>
  )
}
