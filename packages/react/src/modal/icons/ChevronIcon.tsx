import { Icon } from './Icon.js'

/** Lucide `chevron-right`. */
export function ChevronIcon() {
  return (
    <Icon flip>
      <path d="m9 18 6-6-6-6" />
    </Icon>
  )
}
