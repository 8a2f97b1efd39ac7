import { Icon } from '../../modal/icons/Icon.js'

/** Lucide `arrow-down-left`. */
export function ReceivedIcon() {
  return (
    <Icon>
      <path d="M17 7 7 17" />
      <path d="M17 17H7V7" />
    </Icon>
  )
}
