import { getWallet } from '@latchkit/secure-protocol/api/wallet'
import { expect, test } from 'vitest'
import type { FaultPoint } from '../src/auth/types.js'
import type { Generations } from './openGenerations.js'

/** Tests of changes that stop at a point between the two roles. */
export function stopTests(
  { openDevice, codesTo, rotate, stopAt, isStopped }: Generations,
  stops: readonly FaultPoint[],
): void {
  test.each(stops)('a rotation of the wallet key that stops at %s leaves one whole wallet', async point => {
    const own = await openDevice(`rotate-${point.replace('/', '-')}@example.com`)
    const { addresses } = await own.open()
    const readWallet = async () => (await own.device.call(getWallet, {}, own)).ok().wallet
    const before = await readWallet()
    stopAt(point)
    await expect(rotate(own).then(({ confirm }) => confirm())).rejects.toThrow()
    expect(isStopped()).toBe(true)
    expect((await own.open()).addresses).toEqual(addresses)
    const isCutOff = !point.startsWith('confirm/')
    expect(await readWallet()).toMatchObject(
      isCutOff
        ? { gen: 1, ownGen: 1, tier: 'assisted', blob: before?.blob }
        : { gen: 2, ownGen: 2, tier: 'user-held', blob: expect.not.stringMatching(before?.blob ?? '') },
    )
    if (!isCutOff) return
    await (await rotate(own)).confirm()
    expect((await own.open()).addresses).toEqual(addresses)
    expect(await readWallet()).toMatchObject({ gen: 2, ownGen: 3, tier: 'user-held' })
  })

  // A server that is killed there: `kills.full.test.ts`.
  test.each(stops)('a re-share that stops at %s costs neither device its wallet', async point => {
    const email = `stop-${point.replace('/', '-')}@example.com`
    const [first, second] = [await openDevice(email), await openDevice(email)]
    const { addresses } = await first.open()
    stopAt(point)
    await expect(second.open()).rejects.toThrow()
    expect(isStopped()).toBe(true)
    expect((await first.open()).addresses).toEqual(addresses)
    expect((await second.open()).addresses).toEqual(addresses)
    expect((await first.open()).addresses).toEqual(addresses)
    // A generation that both roles had confirmed needs no second code again.
    expect(codesTo(email)).toBe(point.startsWith('confirm/') ? 1 : 2)
  })
}
