'use client'
import type { Network, NetworkInput } from '@latchkit/core'
import { useId, useState } from 'react'
import { useNetworkIcon } from '../hooks/useNetworkIcon.js'
import { letterHue } from './letterHue.js'

/** Props of `NetworkIcon`. */
export type NetworkIconProps = {
  /** Of `useNetwork`, or as the app passes it: a viem chain, `mainnet` of `@latchkit/core/networks`. */
  network: Network | NetworkInput
  /** In px. Default: 40. */
  size?: number | undefined
}

/**
 * The round logo of a network, or a tile with its first letter where there is none. It decorates: show the name of the
 * network beside it. Drawn with attributes of SVG, so it needs no style sheet and no policy for styles.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { network } = useNetwork()
 * network && <NetworkIcon network={network} size={24} />
 */
export function NetworkIcon({ network, size = 40 }: NetworkIconProps) {
  const id = useId().replace(/\W/g, '')
  const src = useNetworkIcon(network)
  const [failed, setFailed] = useState<string>()
  const hue = letterHue(network.name)
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      {src && src !== failed ? (
        <>
          <clipPath id={id}>
            <circle cx="20" cy="20" r="20" />
          </clipPath>
          <image
            href={src}
            width="40"
            height="40"
            preserveAspectRatio="xMidYMid slice"
            clipPath={`url(#${id})`}
            onError={() => setFailed(src)}
          />
        </>
      ) : (
        <>
          <circle
            cx="20"
            cy="20"
            r="20"
            fill={`light-dark(oklch(0.9 0.06 ${hue}), oklch(0.38 0.07 ${hue}))`}
          />
          <text
            x="20"
            y="20"
            dominantBaseline="central"
            textAnchor="middle"
            fontSize="17"
            fontWeight="600"
            fill={`light-dark(oklch(0.36 0.1 ${hue}), oklch(0.92 0.05 ${hue}))`}
          >
            {[...network.name.trim()][0]?.toUpperCase()}
          </text>
        </>
      )}
    </svg>
  )
}
