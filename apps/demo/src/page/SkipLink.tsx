import type { RefObject } from 'react'

/** Lets keyboard users pass the header. A button, because the address keeps the setup and no place in the page. */
export function SkipLink({ to }: { to: RefObject<HTMLElement | null> }) {
  return (
    <button type="button" className="skip" onClick={() => to.current?.focus()}>
      Skip to content
    </button>
  )
}
