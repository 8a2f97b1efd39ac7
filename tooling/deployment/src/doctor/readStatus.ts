import { z } from 'zod'
import type { Answer } from './createAsk.js'

const cell = z.union([z.string(), z.number()])

const schema = z.object({
  version: z.string(),
  health: z.string(),
  now: z.number(),
  settings: z.array(z.object({ name: z.string(), value: z.string(), isDefault: z.boolean() })),
  tables: z.array(z.object({ title: z.string(), rows: z.array(z.array(cell)) })),
})

/** Content of the operator's page of a service. */
export type Status = z.output<typeof schema>

/** Reads an answer to `/status.json`. Returns a text with the reason where it is none. */
export function readStatus(answer: Answer): Status | string {
  if (answer.status === undefined) return answer.reason
  if (answer.status === 401) return 'the token of tokenFile is not ADMIN_TOKEN'
  if (answer.status !== 200) return `status ${answer.status}`
  const parsed = schema.safeParse(parse(answer.text))
  return parsed.success ? parsed.data : 'the answer is not that of a service of Latchkit'
}

/** The value of a variable, `undefined` for one that is not set. A text that may be secret is `set`. */
export function settingOf(status: Status, name: string): string | undefined {
  return status.settings.find(setting => setting.name === name)?.value
}

/** Parses JSON; returns `undefined` for anything else. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
