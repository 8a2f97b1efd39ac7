'use client'
import { useMemo } from 'react'
import { drawQrCode } from './drawQrCode.js'
import { QrModules } from './QrModules.js'

/** Props of `QrImage`. */
export type QrImageProps = {
  /** Content of the code, such as the `uri` of `usePairing`. Renders an empty square while undefined. */
  uri: string | undefined
  /** Accessible name of the code, in the language of the page. */
  label: string
  /** In px, including the quiet zone. Default: 288. */
  size?: number | undefined
}

/** Modules around the code, which scanners need. */
const quiet = 3

/**
 * A QR code as an SVG image: black on white in every mode, because some scanners require it.
 *
 * @example
 * const { uri } = usePairing()
 * <QrImage uri={uri} label="QR code for your wallet" />
 */
export function QrImage({ uri, label, size = 288 }: QrImageProps) {
  const drawing = useMemo(() => (uri ? drawQrCode(uri, false) : undefined), [uri])
  const side = (drawing?.size ?? 45) + 2 * quiet
  return (
    <svg
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      width={size}
      height={size}
      role="img"
      aria-label={label}
      aria-busy={!uri}
      color="#000"
    >
      <rect x={-quiet} y={-quiet} width={side} height={side} rx="2" fill="#fff" />
      {drawing ? <QrModules {...drawing} /> : null}
    </svg>
  )
}
