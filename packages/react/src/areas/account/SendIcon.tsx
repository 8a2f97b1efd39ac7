import { Icon } from '../../modal/icons/Icon.js'

/** Lucide `arrow-up-right`. */
export function SendIcon() {
  return (
    <Icon flip>
      <path d="M7 7h10v10" />
      <path d="M7 17 17 7" />
    </Icon>
  )
}
