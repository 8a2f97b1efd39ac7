'use client'
import { type CSSProperties, useState } from 'react'
import { letterHue } from '../../page/images/letterHue.js'
import { useStyles } from '../useStyles.js'
import walletIconStyles from './WalletIcon.css?inline'

export type WalletIconProps = {
  /** Provides the letter while the image is missing. */
  name: string
  src?: string | undefined
  /** In px. Default: 40. */
  size?: number | undefined
  /** Networks are round. Default: `squircle`. */
  shape?: 'squircle' | 'circle' | undefined
}

/** An unmodified logo. Falls back to a tile with the first letter. The name is beside it. */
export function WalletIcon({ name, src, size = 40, shape = 'squircle' }: WalletIconProps) {
  useStyles(walletIconStyles)
  const [failed, setFailed] = useState<string>()
  const style: CSSProperties & { readonly [name: `--${string}`]: string | number | undefined } = {
    '--size': `${size}px`,
    '--hue': letterHue(name),
  }
  const shown = src && src !== failed
  return (
    <span className={`wallet-icon ${shape}${shown ? '' : ' letter'}`} style={style} aria-hidden="true">
      {shown ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          // Data URIs too: a browser creates a document for each SVG, which would delay the first row.
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setFailed(src)}
        />
      ) : (
        getLetter(name)
      )}
    </span>
  )
}

/** Returns the first visible letter of a name. Names of wallets may have invisible characters, or their code points. */
function getLetter(name: string): string | undefined {
  // Compiling the classes below would delay the first row of wallets.
  if (/^[!-~]/.test(name)) return name[0]?.toUpperCase()
  const visible = name.replace(/⟨U\+[\dA-F]+⟩|[\p{C}\p{Z}\p{DI}\u2800]/gu, '')
  return [...visible][0]?.toUpperCase()
}
