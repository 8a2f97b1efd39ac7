import { expect, it } from 'vitest'
import { createFallback, type FallbackVerdict } from './createFallback.js'

/** Endpoints that answer, or throw an error that is judged as it is called. */
function setUp(...answers: readonly (FallbackVerdict | 'good')[]) {
  const asked: number[] = []
  const fallback = createFallback({
    count: answers.length,
    ping: async () => undefined,
    isWanted: () => false,
    judge: error => (error instanceof TypeError ? (error.message.split(' ')[0] as FallbackVerdict) : 'final'),
  })
  const read = () =>
    fallback(async index => {
      asked.push(index)
      if (answers[index] !== 'good') throw new TypeError(`${answers[index]} ${index}`)
      return index
    })
  return { asked, read }
}

it.each(['answer', 'failure'] as const)('moves on to the next endpoint after an error: %s', async verdict => {
  const { asked, read } = setUp(verdict, verdict, 'good', 'good')
  expect(await read()).toBe(2)
  expect(asked).toEqual([0, 1, 2])
})

it('asks nobody else after an error that is the same everywhere', async () => {
  const { asked, read } = setUp('failure', 'final', 'good')
  await expect(read()).rejects.toThrow('final 1')
  expect(asked).toEqual([0, 1])
})

it('throws what an endpoint answered rather than that another one did not, the last of them', async () => {
  await expect(setUp('failure', 'answer', 'answer', 'failure').read()).rejects.toThrow('answer 2')
  await expect(setUp('failure', 'failure').read()).rejects.toThrow('failure 1')
})
