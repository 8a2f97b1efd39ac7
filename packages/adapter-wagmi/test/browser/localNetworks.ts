import { defineChain } from 'viem'
import { inject } from 'vitest'

const [firstUrl, secondUrl] = inject('rpcUrls')
const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }

/** The two chains of the local stack, as an app would list them. */
export const first = defineChain({
  id: 31337,
  name: 'First',
  nativeCurrency,
  rpcUrls: { default: { http: [firstUrl] } },
})
export const second = defineChain({
  id: 31338,
  name: 'Second',
  nativeCurrency,
  rpcUrls: { default: { http: [secondUrl] } },
})
export const chains = { 31337: firstUrl, 31338: secondUrl }
