import { useEffect, useState } from 'react'
import { runAction } from '../../ui/runAction.js'
import { pairUri, readQr } from '../pairing.js'
import type { Context } from '../types.js'

const isImage = (type: string) => type.startsWith('image/')

/** The ways to pair: a pasted URI, or an image of a QR code from a file or the clipboard. */
export function PairSection({ context }: { context: Context }) {
  const [uri, setUri] = useState('')
  const pair = async (text: string) => {
    setUri(text)
    await pairUri(context, text)
    setUri('')
  }
  const scan = async (image: Blob) => {
    const text = await readQr(image)
    if (text === undefined) throw new Error('There is no QR code in this picture, or it is too small.')
    await pair(text)
  }
  const paste = async () => {
    for (const item of await navigator.clipboard.read()) {
      const type = item.types.find(isImage)
      if (type) return await scan(await item.getType(type))
      if (item.types.includes('text/plain'))
        return await pair(await (await item.getType('text/plain')).text())
    }
    throw new Error('The clipboard has neither text nor a picture.')
  }
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const image = [...(event.clipboardData?.files ?? [])].find(({ type }) => isImage(type))
      if (!image) return
      event.preventDefault()
      void runAction(() => scan(image))
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  })
  return (
    <section aria-label="Connect an app">
      <h2>Connect an app</h2>
      <form
        className="row"
        onSubmit={event => {
          event.preventDefault()
          void runAction(() => pair(uri))
        }}
      >
        <label className="hidden" htmlFor="uri-input">
          Pairing URI
        </label>
        <div className="grow">
          <input
            id="uri-input"
            data-testid="uri-input"
            placeholder="wc:…"
            autoComplete="off"
            spellCheck={false}
            value={uri}
            onChange={({ currentTarget }) => setUri(currentTarget.value)}
          />
        </div>
        <button type="submit" data-testid="pair" className="primary">
          Pair
        </button>
      </form>
      <div className="buttons">
        <button type="button" data-testid="paste" onClick={() => void runAction(paste)}>
          Paste
        </button>
        <label className="button" htmlFor="qr-file">
          Scan a picture
        </label>
        <input
          id="qr-file"
          data-testid="qr-file"
          type="file"
          accept="image/*"
          onChange={({ currentTarget }) => {
            const image = currentTarget.files?.[0]
            if (image) void runAction(() => scan(image))
            currentTarget.value = ''
          }}
        />
      </div>
      <p className="soft">Copy the link under the app’s QR code, or take a screenshot of the code.</p>
    </section>
  )
}
