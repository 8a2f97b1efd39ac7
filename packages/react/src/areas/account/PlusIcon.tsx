import { Icon } from '../../modal/icons/Icon.js'

/** Lucide `plus`. */
export function PlusIcon() {
  return (
    <Icon>
      <path d="M5 12h14" />
      <path d="M12 5v14" />
    </Icon>
  )
}
