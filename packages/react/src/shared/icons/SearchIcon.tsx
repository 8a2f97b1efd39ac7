import { Icon } from '../../modal/icons/Icon.js'

/** Lucide `search`. */
export function SearchIcon() {
  return (
    <Icon>
      <circle cx="11" cy="11" r="8" />
      <path d="m21 21-4.3-4.3" />
    </Icon>
  )
}
