import { Icon } from '../../modal/icons/Icon.js'

/** Lucide `chevron-down`. */
export function ChevronDownIcon() {
  return (
    <Icon>
      <path d="m6 9 6 6 6-6" />
    </Icon>
  )
}
