import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { ProviderIcon } from '../areas/embedded/sections/ProviderIcon.js'
import { StyleContext } from '../modal/useStyles.js'
import { QrCode } from './QrCode.js'

it('a logo that is a drawing keeps its size, and leaves the code to be read', async () => {
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
      <QrCode uri="https://app.example" label="code" logo={<ProviderIcon provider="farcaster" size={40} />} />
    </StyleContext.Provider>,
  )
  await expect
    .poll(() => [...page.querySelectorAll('svg')].map(({ clientWidth }) => clientWidth))
    .toEqual([expect.any(Number), 40])
})
