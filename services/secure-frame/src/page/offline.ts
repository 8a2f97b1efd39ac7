import { openWords } from '@latchkit/secure-protocol/formats/openWords'
import { RecoveryFileError } from '@latchkit/secure-protocol/formats/RecoveryFileError'
import { type RecoveryFile, readRecoveryFile } from '@latchkit/secure-protocol/formats/recoveryFile'
import { element } from '../approval/element.js'
import { toErrorPayload } from '../FrameError.js'
import { chooseLanguage, fillText, showLanguage } from '../showLanguage.js'
import { readPasskey } from './factorSecrets.js'
import { getOfflineTexts } from './offlineTexts.js'

const language = chooseLanguage(undefined)
const text = getOfflineTexts(language)
showLanguage(language)
document.title = text.title

const chosen = element('input', {
  type: 'file',
  id: 'file',
  accept: '.json,application/json',
  testId: 'file',
})
const secret = element('input', {
  id: 'secret',
  autocomplete: 'off',
  spellcheck: false,
  dir: 'auto',
  testId: 'secret',
})
const secretLabel = element('label', { htmlFor: 'secret' }, text.code)
const use = element('button', { type: 'button', hidden: true }, text.use)
const open = element(
  'button',
  { type: 'submit', className: 'primary', disabled: true, testId: 'open' },
  text.open,
)
const result = element('div', { role: 'status' })
const form = element(
  'form',
  { className: 'card' },
  element('p', { className: 'field' }, element('label', { htmlFor: 'file' }, text.file), chosen),
  element('p', { className: 'field' }, secretLabel, secret),
  element('footer', {}, use, open),
  result,
)
document.body.append(element('main', {}, element('h1', {}, text.title), element('p', {}, text.text), form))

let file: RecoveryFile | undefined
const fail = (error: unknown) => {
  const message =
    error instanceof RecoveryFileError
      ? text[error.reason]
      : fillText(text.failed, { code: String(toErrorPayload(error).code) }, language)
  result.replaceChildren(element('p', { className: 'error' }, message))
}

chosen.addEventListener('change', () => {
  file = undefined
  open.disabled = true
  use.hidden = true
  chosen.files?.[0]
    ?.text()
    .then(content => {
      file = readRecoveryFile(content)
      const { kind } = file.factor
      secretLabel.textContent = text[kind]
      secret.type = kind === 'password' ? 'password' : 'text'
      // A passkey is bound to its host: elsewhere its output comes from another program.
      use.hidden = kind !== 'passkey' || location.hostname !== file.rpId
      open.disabled = false
      result.replaceChildren()
    })
    .catch(fail)
})

use.addEventListener('click', () => {
  if (file?.factor.kind !== 'passkey') return
  readPasskey(file.factor, file.rpId)
    .then(output => {
      secret.value = Array.from(output, byte => byte.toString(16).padStart(2, '0')).join('')
      form.requestSubmit()
    })
    .catch(fail)
})

form.addEventListener('submit', event => {
  event.preventDefault()
  if (!file) return
  open.disabled = true
  openWords(file, secret.value)
    .then(({ words, addresses }) => {
      secret.value = ''
      result.replaceChildren(
        element('h2', {}, text.words),
        element('p', { className: 'code', dir: 'ltr', testId: 'words' }, words),
        element('p', { className: 'note' }, text.note),
        element(
          'dl',
          {},
          element('dt', {}, 'Ethereum'),
          element('dd', { dir: 'ltr' }, addresses.eip155),
          element('dt', {}, 'Solana'),
          element('dd', { dir: 'ltr' }, addresses.solana),
        ),
      )
    })
    .catch(fail)
    .finally(() => {
      open.disabled = false
    })
})
