import { expect, it } from 'vitest'
import { createFallback, type FallbackVerdict } from './createFallback.js'

/** Endpoints that answer, or throw an error that is judged as it is called. */
type Answer = FallbackVerdict | 'good'
function setUp(...answers: readonly Answer[]) {
  return setUpLast(answers)
}

function setUpLast(all: readonly Answer[], last?: Answer) {
  const answers = last ? [...all, last] : all
  const asked: number[] = []
  const fallback = createFallback({
    count: all.length,
    hasLast: last !== undefined,
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

it('calls no other server after an error that is the same everywhere', async () => {
  const { asked, read } = setUp('failure', 'final', 'good')
  await expect(read()).rejects.toThrow('final 1')
  expect(asked).toEqual([0, 1])
})

it('throws what an endpoint answered rather than that another one did not, the last of them', async () => {
  await expect(setUp('failure', 'answer', 'answer', 'failure').read()).rejects.toThrow('answer 2')
  await expect(setUp('failure', 'failure').read()).rejects.toThrow('failure 1')
})

it('throws an error of the call rather than any other', async () => {
  await expect(setUp('call', 'answer', 'failure').read()).rejects.toThrow('call 0')
})

it.each(['answer', 'failure'] as const)(
  'asks the last endpoint after all others failed, the last of them with: %s',
  async verdict => {
    const { asked, read } = setUpLast(['failure', verdict], 'good')
    expect(await read()).toBe(2)
    expect(asked).toEqual([0, 1, 2])
  },
)

it('asks the last endpoint after no success, no final error and no error of the call', async () => {
  for (const answers of [
    ['failure', 'good'],
    ['failure', 'final'],
    ['call', 'failure'],
  ] as const) {
    const { asked, read } = setUpLast(answers, 'good')
    await read().catch(() => {})
    expect(asked).toEqual([0, 1])
  }
})

it('throws the error of the last endpoint as it is', async () => {
  await expect(setUpLast(['answer'], 'failure').read()).rejects.toThrow('failure 1')
})
