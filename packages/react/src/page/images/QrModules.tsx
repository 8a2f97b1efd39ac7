import type { QrDrawing } from './drawQrCode.js'

/** The dots and finders of a QR code, for an SVG whose unit is a module. Its colour is `currentColor`. */
export function QrModules({ dots, finders, alignments }: QrDrawing) {
  return (
    <>
      <path
        d={dots}
        transform="translate(.5 .5)"
        fill="none"
        stroke="currentColor"
        strokeWidth=".92"
        strokeLinecap="round"
      />
      {finders.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect x=".5" y=".5" width="6" height="6" rx="2" fill="none" stroke="currentColor" />
          <rect x="2" y="2" width="3" height="3" rx="1" fill="currentColor" />
        </g>
      ))}
      {alignments.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect x=".5" y=".5" width="4" height="4" rx="1.25" fill="none" stroke="currentColor" />
          <rect x="2" y="2" width="1" height="1" rx=".5" fill="currentColor" />
        </g>
      ))}
    </>
  )
}
