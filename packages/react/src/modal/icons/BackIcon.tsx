import { Icon } from './Icon.js'

/** Lucide `arrow-left`. */
export function BackIcon() {
  return (
    <Icon flip>
      <path d="m12 19-7-7 7-7" />
      <path d="M19 12H5" />
    </Icon>
  )
}
