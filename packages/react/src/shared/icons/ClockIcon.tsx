import { Icon } from '../../modal/icons/Icon.js'

/** Lucide `clock`. */
export function ClockIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 6v6l4 2" />
    </Icon>
  )
}
