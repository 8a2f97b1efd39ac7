import { expect, it } from 'vitest'
import { mountApp, settled } from '../../test/browser/mountApp.js'
import { WalletIcon } from '../components/WalletIcon.js'
import { useBuiltInIcon } from './useBuiltInIcon.js'

const image = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'
let load = async (): Promise<string> => image
const loadNow = () => load()

function Logo() {
  return <WalletIcon name="Shop" src={useBuiltInIcon('shop', loadNow)} />
}

it('a logo that cannot be fetched leaves the letter without a word, and the next row tries again', async () => {
  load = async () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const first = mountApp({ children: <Logo /> })
  await settled()
  expect(first.container.textContent).toBe('S')
  expect(first.container.querySelector('img')).toBeNull()
  first.unmount()
  load = async () => image
  const { container } = mountApp({ children: <Logo /> })
  await expect.poll(() => container.querySelector('img')?.getAttribute('src')).toBe(image)
})
