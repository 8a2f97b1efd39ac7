import { startEmail, verifyCode, waitForDevice } from '@latchkit/secure-protocol/api/emailLogin'
import { element } from '../approval/element.js'
import { type Server, ServerError } from '../session/createServer.js'
import { FormError, field, toText } from './openDialog.js'
import type { PageText } from './texts.js'

/** Signs in by e-mail, as a separate device. Resolves when there is a session. */
export async function signIn(
  root: HTMLElement,
  server: Server,
  projectId: string,
  text: PageText,
  reason: 'signIn.text' | 'signIn.forRequest',
): Promise<void> {
  const parentOrigin = location.origin
  const started = await show(
    'signIn.title',
    text(reason),
    'signIn.email',
    { type: 'email', autocomplete: 'email', testId: 'email' },
    email =>
      server.call(startEmail, { projectId, parentOrigin, email }).catch(error => {
        if (!(error instanceof ServerError) || error.code !== 'INVALID_REQUEST') throw error
        throw new FormError(text('signIn.invalid'))
      }),
  )
  let { challenge } = started
  if (started.action === 'VERIFY_DEVICE') {
    root.replaceChildren(
      element('h1', {}, text('signIn.title')),
      element('p', { role: 'status', testId: 'number' }, text('signIn.number', { number: started.number })),
    )
    for (;;) {
      const answer = await server.call(waitForDevice, { challenge })
      if (answer.action === 'pending') continue
      challenge = answer.challenge
      break
    }
  }
  await show(
    'signIn.codeTitle',
    text('reauth.text'),
    'reauth.code',
    { inputMode: 'numeric', autocomplete: 'one-time-code', maxLength: 8, dir: 'ltr', testId: 'code' },
    async code => {
      const { session, user } = await server.call(verifyCode, { challenge, code: code.trim() })
      await server.begin(session, user)
    },
  )

  function show<result>(
    title: 'signIn.title' | 'signIn.codeTitle',
    hint: string,
    label: 'signIn.email' | 'reauth.code',
    properties: Parameters<typeof field>[1],
    act: (value: string) => Promise<result>,
  ): Promise<result> {
    return new Promise(resolve => {
      const { input, node } = field(text(label), properties)
      const error = element('p', { className: 'error', role: 'alert' })
      const submit = element(
        'button',
        { type: 'submit', className: 'primary', testId: 'submit' },
        text('continue'),
      )
      const form = element(
        'form',
        { className: 'card', noValidate: true },
        element('p', {}, hint),
        node,
        error,
        element('footer', {}, submit),
      )
      form.addEventListener('submit', event => {
        event.preventDefault()
        submit.disabled = true
        error.textContent = ''
        act(input.value).then(resolve, problem => {
          submit.disabled = false
          error.textContent = toText(problem, text)
          input.focus()
        })
      })
      root.replaceChildren(element('h1', {}, text(title)), form)
      input.focus()
    })
  }
}
