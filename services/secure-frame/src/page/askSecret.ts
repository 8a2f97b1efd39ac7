import type { FactorParameters } from '@latchkit/secure-protocol/api/factors'
import { readCode } from '@latchkit/secure-protocol/formats/printedCode'
import { base64urlnopad } from '@scure/base'
import { element } from '../approval/element.js'
import { readPasskey } from './factorSecrets.js'
import { hashPassword } from './hashPassword.js'
import { FormError, field } from './openDialog.js'
import type { WalletPage } from './walletPage.js'

type Bytes = Uint8Array<ArrayBuffer>

/** Characters of a new password. */
const shortest = 12

/** Asks for the secret of a factor until `act` worked with it, and returns what it did. */
export function askSecret<result>(
  page: WalletPage,
  parameters: FactorParameters,
  hint: string | undefined,
  act: (secret: Bytes) => Promise<result>,
): Promise<result> {
  const { dialogs, text, openWorker } = page
  switch (parameters.kind) {
    case 'passkey':
      return dialogs.ask({
        title: 'passkey.current',
        text: hint,
        act: async () => act(await readPasskey(parameters, location.hostname)),
      })
    case 'password': {
      const { input, node } = field(text('password.label'), {
        type: 'password',
        autocomplete: 'current-password',
        testId: 'factor-password',
      })
      const { salt, memory, passes } = parameters
      return dialogs.ask({
        title: 'password.current',
        text: hint,
        content: [node],
        act: async () =>
          act(await hashPassword(openWorker, { password: input.value, salt: decode(salt), memory, passes })),
      })
    }
    case 'code': {
      const { input, node } = field(text('code.label'), {
        type: 'text',
        dir: 'ltr',
        spellcheck: false,
        testId: 'factor-code',
      })
      return dialogs.ask({
        title: 'code.current',
        text: hint,
        content: [node],
        async act() {
          const code = await readCode(input.value)
          if (!code) throw new FormError(text('code.mistyped'))
          return act(code)
        },
      })
    }
  }
}

/** Asks for a new password, twice, and returns its hash. */
export function askNewPassword(
  { dialogs, text, openWorker }: WalletPage,
  { salt, memory, passes }: Extract<FactorParameters, { readonly kind: 'password' }>,
): Promise<Bytes> {
  const autocomplete = 'new-password'
  const first = field(text('password.label'), { type: 'password', autocomplete, testId: 'new-password' })
  const again = field(text('password.again'), {
    type: 'password',
    autocomplete,
    testId: 'new-password-again',
  })
  return dialogs.ask({
    title: 'password.title',
    text: text('password.text'),
    content: [first.node, again.node],
    act() {
      const password = first.input.value
      if ([...password].length < shortest) throw new FormError(text('password.short'))
      if (password !== again.input.value) throw new FormError(text('password.differs'))
      return hashPassword(openWorker, { password, salt: decode(salt), memory, passes })
    },
  })
}

/** Shows a new code, to be written down or printed. */
export async function showNewCode({ dialogs, text }: WalletPage, code: string): Promise<void> {
  const print = element('button', { type: 'button' }, text('code.print'))
  print.addEventListener('click', () => window.print())
  await dialogs.ask({
    title: 'code.title',
    text: text('code.text'),
    content: [element('p', { className: 'code', dir: 'ltr', testId: 'new-code' }, code), print],
    act: () => undefined,
  })
}

const decode = (value: string) => base64urlnopad.decode(value) as Bytes
