import { Icon } from '../../modal/icons/Icon.js'

/** Lucide `circle-check`. */
export function SuccessIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="10" />
      <path d="m9 12 2 2 4-4" />
    </Icon>
  )
}
