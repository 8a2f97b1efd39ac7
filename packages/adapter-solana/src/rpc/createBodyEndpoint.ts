import { HttpBodyError } from '@latchkit/core/http'
import { type Ask, createBatches } from './createBatches.js'
import { post } from './post.js'
import { readJson } from './readJson.js'
import { readText } from './readText.js'

/** One RPC endpoint for those who write and read the bodies themselves. */
export type BodyEndpoint = (body: string, signal?: AbortSignal | undefined) => Promise<string>

type BodyAsk = Ask & { readonly body: string }

const name = 'JSON-RPC'

/** One endpoint, whose answers are read elsewhere: bodies in, bodies out. What is a batch already goes as it is. */
export function createBodyEndpoint(url: string): BodyEndpoint {
  const sendOne = async ({ body, signal }: BodyAsk) => readText(await post(url, { body, name, signal }))
  const ask = createBatches<BodyAsk, string>({ url, sendOne, sendMany: asks => sendMany(url, asks) })
  return (body, signal) => (body.startsWith('{') ? ask : sendOne)({ method: name, body, signal })
}

async function sendMany(url: string, asks: readonly BodyAsk[]): Promise<readonly Promise<string>[]> {
  const calls = asks.map(({ body }): { readonly id?: unknown } => JSON.parse(body))
  // Numbers of our own: nobody promises that theirs differ.
  const batch = calls.map((call, index) => ({ ...call, id: index + 1 }))
  const posted = await post(url, { body: JSON.stringify(batch), name })
  const text = readText(posted)
  const notAnswered = () => new HttpBodyError({ cause: text, request: posted.request })
  const answers = readJson(text)
  if (!Array.isArray(answers)) throw notAnswered()
  const byId = new Map(answers.map(answer => [Number(answer?.id), answer]))
  return calls.map(async ({ id }, index) => {
    const answer = byId.get(index + 1)
    if (!answer) throw notAnswered()
    return JSON.stringify({ ...answer, id })
  })
}
