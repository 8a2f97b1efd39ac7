import { useState } from 'react'
import { expect, it } from 'vitest'
import { mountApp, settled } from '../../../test/browser/mountApp.js'
import { WalletIcon } from '../../modal/components/WalletIcon.js'
import { useBuiltInIcon } from './useBuiltInIcon.js'

const image = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'
let load = async (): Promise<string> => image
const loadNow = () => load()

function Logo() {
  return <WalletIcon name="Shop" src={useBuiltInIcon('shop', loadNow)} />
}

function App() {
  const [row, setRow] = useState(0)
  return (
    <button type="button" onClick={() => setRow(row + 1)}>
      <Logo key={row} />
    </button>
  )
}

it('a logo that cannot be fetched leaves the letter without a word, and the next row tries again', async () => {
  load = async () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const { container } = mountApp({ children: <App /> })
  await settled()
  expect(container.textContent).toBe('S')
  expect(container.querySelector('img')).toBeNull()
  load = async () => image
  container.querySelector('button')?.click()
  await expect.poll(() => container.querySelector('img')?.getAttribute('src')).toBe(image)
})
