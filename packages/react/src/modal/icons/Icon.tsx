import type { ReactNode } from 'react'

/** Frame of the icons of this folder, which are single drawings of Lucide (ISC, see LICENSE beside). */
export function Icon({ children, flip }: { children: ReactNode; flip?: boolean | undefined }) {
  return (
    <svg
      className={flip ? 'icon flip' : 'icon'}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
