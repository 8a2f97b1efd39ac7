import jsqr from 'jsqr'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { ProviderIcon } from '../areas/embedded/sections/ProviderIcon.js'
import { StyleContext } from '../modal/useStyles.js'
import { QrCode } from './QrCode.js'

// The declarations of the package name a default export in the object that an `import` of CommonJS gives.
const readCode = jsqr as unknown as typeof jsqr.default
const icon = <ProviderIcon provider="farcaster" size={40} />
const pairing = `wc:${'4f'.repeat(32)}@2?relay-protocol=irn&symKey=${'b2'.repeat(32)}&expiryTimestamp=1790000000`

function show(uri: string, logo?: ReactNode) {
  const page = document.createElement('div')
  page.style.width = '320px'
  document.body.append(page)
  const sheet = document.createElement('style')
  document.head.append(sheet)
  const root = createRoot(page)
  onTestFinished(() => {
    root.unmount()
    page.remove()
    sheet.remove()
  })
  root.render(
    <StyleContext.Provider value={css => sheet.replaceChildren(css)}>
      <QrCode uri={uri} label="code" logo={logo} />
    </StyleContext.Provider>,
  )
  return page
}

/** Reads a code from a photograph in which it is 180 px wide, turned, out of focus and grey. */
async function readPhotograph(code: SVGSVGElement): Promise<string | undefined> {
  const copy = code.cloneNode(true) as SVGSVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', '720')
  copy.setAttribute('height', '720')
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`
  await image.decode()
  const side = 320
  const context = new OffscreenCanvas(side, side).getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#ccc'
  context.fillRect(0, 0, side, side)
  context.filter = 'blur(0.6px) contrast(0.7)'
  context.translate(side / 2, side / 2)
  context.transform(1, 0.04, -0.02, 1, 0, 0)
  context.rotate(0.12)
  context.drawImage(image, -90, -90, 180, 180)
  return readCode(context.getImageData(0, 0, side, side).data, side, side)?.data
}

it.each([
  ['without a logo', pairing, undefined],
  ['with a logo', pairing, icon],
  ['of a sign-in', `${pairing}&methods=wc_sessionAuthenticate`, undefined],
])('a code %s is read from a small photograph', async (_, uri, logo) => {
  const page = show(uri, logo)
  await expect.poll(() => page.querySelector('svg')).toBeTruthy()
  const code = page.querySelector('svg')
  expect(code && (await readPhotograph(code))).toBe(uri)
})

it('a logo that is a drawing keeps its size, and leaves the code to be read', async () => {
  const page = show('https://app.example', icon)
  await expect
    .poll(() => [...page.querySelectorAll('svg')].map(({ clientWidth }) => clientWidth))
    .toEqual([expect.any(Number), 40])
})
