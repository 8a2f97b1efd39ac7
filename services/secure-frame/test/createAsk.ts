import { FrameError } from '../src/FrameError.js'

type Answer = { readonly result?: unknown; readonly error?: { code: number; message: string } }

/** Calls a node or a bundler as the frame does: errors keep their code, and a missing answer has -32603. */
export function createAsk(url: string) {
  return async (method: string, params: unknown): Promise<unknown> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => {
      throw new FrameError(-32603, 'no answer')
    })
    const { result, error } = (await answer.json()) as Answer
    if (error) throw new FrameError(error.code, error.message)
    return result
  }
}
