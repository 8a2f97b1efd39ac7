import { Icon } from '../../modal/icons/Icon.js'

/** Lucide `credit-card`. */
export function CardIcon() {
  return (
    <Icon>
      <rect width="20" height="14" x="2" y="5" rx="2" />
      <path d="M2 10h20" />
    </Icon>
  )
}
