'use client'
import { type ReactNode, useMemo } from 'react'
import { useStyles } from '../modal/useStyles.js'
import { drawQrCode } from '../page/images/drawQrCode.js'
import { QrModules } from '../page/images/QrModules.js'
import qrCodeStyles from './QrCode.css?inline'

export type QrCodeProps = {
  /** Content of the code. Shows a shimmer while undefined. */
  uri: string | undefined
  /** Accessible name. */
  label: string
  /** Centered, at most 56 px. */
  logo?: ReactNode | undefined
  testId?: string | undefined
}

/** A QR code of round dots. Its content is also its `data-uri`. */
export function QrCode({ uri, label, logo, testId }: QrCodeProps) {
  useStyles(qrCodeStyles)
  const hasLogo = Boolean(logo)
  const drawing = useMemo(() => (uri ? drawQrCode(uri, hasLogo) : undefined), [uri, hasLogo])
  return (
    <div
      className="qr"
      role="img"
      aria-label={label}
      aria-busy={uri === undefined}
      data-testid={testId}
      data-uri={uri}
    >
      {drawing ? (
        <svg viewBox={`0 0 ${drawing.size} ${drawing.size}`} aria-hidden="true">
          <QrModules {...drawing} />
        </svg>
      ) : (
        <span className="qr-waiting" />
      )}
      {logo ? <span className="qr-logo">{logo}</span> : null}
    </div>
  )
}
