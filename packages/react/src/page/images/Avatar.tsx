'use client'
import { useId } from 'react'

/** Props of `Avatar`. */
export type AvatarProps = {
  address: string
  /** In px. Default: 64. */
  size?: number | undefined
}

/**
 * A round image generated from an address: stable for an address, rarely the same for two addresses. It is decorative:
 * show the address beside it. Uses SVG attributes, so it needs neither a style sheet nor a policy for styles.
 *
 * @example
 * <Avatar address={address} size={32} />
 */
export function Avatar({ address, size = 64 }: AvatarProps) {
  const id = useId().replace(/\W/g, '')
  const seed = [...address.toLowerCase()].reduce(
    (sum, letter) => (sum * 33 + letter.charCodeAt(0)) >>> 0,
    5381,
  )
  const light = `oklch(0.9 0.1 ${seed % 360})`
  const dark = `oklch(0.62 0.16 ${(seed >>> 8) % 360})`
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <defs>
        <radialGradient id={`${id}a`} cx="28%" cy="24%" r="105%">
          <stop offset="0" stopColor={light} />
          <stop offset=".62" stopColor={light} stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}b`} cx="78%" cy="80%" r="112%">
          <stop offset="0" stopColor={dark} />
          <stop offset=".7" stopColor={dark} stopOpacity="0" />
        </radialGradient>
      </defs>
      {[`oklch(0.74 0.13 ${(seed >>> 16) % 360})`, `url(#${id}b)`, `url(#${id}a)`].map(fill => (
        <circle key={fill} cx="32" cy="32" r="32" fill={fill} />
      ))}
      <circle
        cx="32"
        cy="32"
        r="31.5"
        fill="none"
        stroke="light-dark(oklch(0 0 0 / 0.08), oklch(1 0 0 / 0.14))"
      />
    </svg>
  )
}
