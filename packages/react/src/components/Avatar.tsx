'use client'
import type { CSSProperties } from 'react'
import { useStyles } from '../styles/useStyles.js'
import avatarStyles from './Avatar.css?inline'

/** A picture of an address: always the same for one, seldom the same for two. */
export function Avatar({
  address,
  size,
}: {
  address: string
  /** In px. Default: 64. */
  size?: number | undefined
}) {
  useStyles(avatarStyles)
  const seed = [...address.toLowerCase()].reduce(
    (sum, letter) => (sum * 33 + letter.charCodeAt(0)) >>> 0,
    5381,
  )
  const style: CSSProperties & { readonly [name: `--${string}`]: number } = {
    '--hue-1': seed % 360,
    '--hue-2': (seed >>> 8) % 360,
    '--hue-3': (seed >>> 16) % 360,
    ...(size ? { width: size, height: size } : {}),
  }
  return <span className="avatar" style={style} aria-hidden="true" />
}
