import { useEffect, useState } from 'react'

export type CopyButtonProps = { text: string; label: string }

/** Copies a text and says so. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), 2000)
    return () => clearTimeout(timer)
  }, [state])
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  const said = { idle: '', copied: 'Copied', failed: 'Not copied: the browser does not allow it' }[state]
  return (
    <span className="copy">
      <button type="button" className="button small" aria-label={label} onClick={copy}>
        {state === 'copied' ? 'Copied' : 'Copy'}
      </button>
      <span role="status" className={state === 'failed' ? 'note negative' : 'visually-hidden'}>
        {said}
      </span>
    </span>
  )
}
