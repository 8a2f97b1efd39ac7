import { element } from '../../popup/element.js'
import type { Context } from '../context.js'
import { pairUri } from '../pairUri.js'
import { readQr } from '../readQr.js'
import { run } from './run.js'

const isImage = (type: string) => type.startsWith('image/')

/** The ways in: a pasted URI, or a picture of a QR code from a file or the clipboard. */
export function pairSection(context: Context): HTMLElement {
  const input = element('input', {
    id: 'uri-input',
    'data-testid': 'uri-input',
    placeholder: 'wc:…',
    autocomplete: 'off',
    spellcheck: 'false',
  })
  const pair = (uri: string) => {
    input.value = uri
    return pairUri(context, uri).then(() => {
      input.value = ''
    })
  }
  const scan = async (image: Blob) => {
    const text = await readQr(image)
    if (text === undefined) throw new Error('There is no QR code in this picture, or it is too small.')
    await pair(text)
  }
  const file = element('input', {
    id: 'qr-file',
    'data-testid': 'qr-file',
    type: 'file',
    accept: 'image/*',
    onchange: () => {
      const image = file.files?.[0]
      if (image) void run(() => scan(image))
      file.value = ''
    },
  })
  const paste = async () => {
    for (const item of await navigator.clipboard.read()) {
      const type = item.types.find(isImage)
      if (type) return await scan(await item.getType(type))
      if (item.types.includes('text/plain'))
        return await pair(await (await item.getType('text/plain')).text())
    }
    throw new Error('The clipboard has neither text nor a picture.')
  }
  document.addEventListener('paste', event => {
    const image = [...(event.clipboardData?.files ?? [])].find(({ type }) => isImage(type))
    if (!image) return
    event.preventDefault()
    void run(() => scan(image))
  })
  return element(
    'section',
    { 'aria-label': 'Connect an app' },
    element('h2', {}, 'Connect an app'),
    element(
      'form',
      {
        class: 'row',
        onsubmit: event => {
          event.preventDefault()
          void run(() => pair(input.value))
        },
      },
      element('label', { class: 'hidden', for: 'uri-input' }, 'Pairing URI'),
      element('div', { class: 'grow' }, input),
      element('button', { 'data-testid': 'pair', class: 'primary' }, 'Pair'),
    ),
    element(
      'div',
      { class: 'buttons' },
      element('button', { 'data-testid': 'paste', onclick: () => void run(paste) }, 'Paste'),
      element('label', { class: 'button', for: 'qr-file' }, 'Scan a picture'),
      file,
    ),
    element(
      'p',
      { class: 'soft' },
      'Copy the link under the app’s QR code, or take a screenshot of the code.',
    ),
  )
}
