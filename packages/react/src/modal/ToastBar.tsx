'use client'
import { Spinner } from '../components/Spinner.js'
import { useAtomValue } from '../hooks/useAtomValue.js'
import { FailureIcon } from '../icons/FailureIcon.js'
import { SuccessIcon } from '../icons/SuccessIcon.js'
import { useStyles } from '../styles/useStyles.js'
import { modalTestIds } from '../testIds/modalTestIds.js'
import { toastAtom } from '../toasts/atoms.js'
import barStyles from './Bar.css?inline'

/** The one toast that is shown. */
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
