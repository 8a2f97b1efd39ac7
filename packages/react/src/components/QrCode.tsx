'use client'
import { type ReactNode, useMemo } from 'react'
import { useStyles } from '../styles/useStyles.js'
import { drawQrCode } from './drawQrCode.js'
import qrCodeStyles from './QrCode.css?inline'

export type QrCodeProps = {
  /** What it says. A shimmer is shown until it is known. */
  uri: string | undefined
  /** What it is called. */
  label: string
  /** Stands in the middle, 56 px at most. */
  logo?: ReactNode | undefined
  testId?: string | undefined
}

/** A QR code of round dots. What it says is also its `data-uri`. */
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
          <path
            d={drawing.dots}
            transform="translate(.5 .5)"
            fill="none"
            stroke="currentColor"
            strokeWidth=".92"
            strokeLinecap="round"
          />
          {drawing.finders.map(([x, y]) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
              <rect x=".5" y=".5" width="6" height="6" rx="2" fill="none" stroke="currentColor" />
              <rect x="2" y="2" width="3" height="3" rx="1" fill="currentColor" />
            </g>
          ))}
          {drawing.alignments.map(([x, y]) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
              <rect x=".5" y=".5" width="4" height="4" rx="1.25" fill="none" stroke="currentColor" />
              <rect x="2" y="2" width="1" height="1" rx=".5" fill="currentColor" />
            </g>
          ))}
        </svg>
      ) : (
        <span className="qr-waiting" />
      )}
      {logo ? <span className="qr-logo">{logo}</span> : null}
    </div>
  )
}
