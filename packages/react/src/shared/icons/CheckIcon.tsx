import { Icon } from '../../modal/icons/Icon.js'

/** Lucide `check`. */
export function CheckIcon() {
  return (
    <Icon>
      <path d="M20 6 9 17l-5-5" />
    </Icon>
  )
}
