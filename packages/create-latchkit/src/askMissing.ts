import type { Readable, Writable } from 'node:stream'
import { isCancel, select, text } from '@clack/prompts'
import { InputError } from './errors.js'
import { defaultTemplate, type TemplateName, templates } from './templates.js'

type Answers = { directory: string; template: TemplateName }

/** Asks for what no flag gave. Throws `InputError` if the user cancels. */
export async function askMissing(
  given: { directory?: string | undefined; template?: TemplateName | undefined },
  streams: { input: Readable; output: Writable },
): Promise<Answers> {
  const directory =
    given.directory ??
    orCancelled(
      await text({
        message: 'Where should the app be?',
        placeholder: 'latchkit-app',
        defaultValue: 'latchkit-app',
        ...streams,
      }),
    )
  const template =
    given.template ??
    orCancelled(
      await select({
        message: 'Which template?',
        options: templates.map(({ name, title }) => ({ value: name, label: title, hint: name })),
        initialValue: defaultTemplate,
        ...streams,
      }),
    )
  return { directory, template }
}

function orCancelled<answer>(answer: answer | symbol): Exclude<answer, symbol> {
  if (isCancel(answer)) throw new InputError('Cancelled. Nothing was written.')
  return answer as Exclude<answer, symbol>
}
