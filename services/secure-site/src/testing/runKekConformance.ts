import { aad } from '@latchkit/secure-protocol/formats/aad'
import { type KekProvider, openEnvelope, rewrapEnvelope, sealEnvelope } from '../kek/env1.js'

/** Keys of a provider under test. */
export type KekHarness = {
  /** Opens a provider over these keys, as another process would. */
  open(): Promise<KekProvider>
  /** Makes a new key the current one. The older ones stay. */
  rotate(): Promise<void>
  /** Whether a provider reads its keys once, when it is opened. */
  readonly isReadOnce?: boolean | undefined
  /** Makes the keys unreachable, and reachable again. Absent where an outage is not possible. */
  readonly outage?: { begin(): Promise<void> | void; end(): Promise<void> | void } | undefined
  close(): Promise<void> | void
}

/** The functions of a test framework that the suite needs, such as those of Vitest. */
export type KekTestFramework = {
  describe(name: string, body: () => void): void
  it(title: string, body: () => Promise<void>): void
  // biome-ignore lint/suspicious/noExplicitAny: each framework has a separate type.
  expect(value: unknown): any
}

/**
 * The conformance suite of {@link KekProvider}, also for custom providers.
 *
 * @example
 * runKekConformance({ name: 'my KMS', create: createHarness, test: { describe, it, expect } })
 */
export function runKekConformance(parameters: {
  readonly name: string
  /** Creates fresh keys for each test. */
  readonly create: () => Promise<KekHarness>
  readonly test: KekTestFramework
}): void {
  const { name, create, test } = parameters
  const { describe, expect } = test
  const it = (title: string, body: (keys: KekHarness, kek: KekProvider) => Promise<void>) =>
    test.it(title, async () => {
      const keys = await create()
      try {
        const kek = await keys.open()
        await body(keys, kek)
        kek.close()
      } finally {
        await keys.close()
      }
    })
  const row = aad('share', 'sealed', 'row:1', 'user-1', 'auth', 'v1')
  const otherRow = aad('share', 'sealed', 'row:1', 'user-2', 'auth', 'v1')
  const makeDek = () => crypto.getRandomValues(new Uint8Array(32))

  describe(`KekProvider: ${name}`, () => {
    it('unwraps what it wrapped, in another process too, and wraps no two times alike', async (keys, kek) => {
      const dek = makeDek()
      const [first, second] = [await kek.wrap(dek, row), await kek.wrap(dek, row)]
      expect(first.kid).toBe(kek.current())
      expect(kek.owns(first.kid)).toBe(true)
      expect(new TextEncoder().encode(first.kid).length <= 255).toBe(true)
      expect(Buffer.from(first.blob).equals(Buffer.from(second.blob))).toBe(false)
      expect(Buffer.from(first.blob).includes(Buffer.from(dek))).toBe(false)
      const other = await keys.open()
      for (const opened of [kek, other]) expect(await opened.unwrap(first, row)).toEqual(dek)
      other.close()
      await kek.health()
    })

    it('unwraps nothing that was changed, and nothing of another row or key', async (_, kek) => {
      const wrapped = await kek.wrap(makeDek(), row)
      const refused = async (change: Partial<typeof wrapped>, under = row) =>
        kek.unwrap({ ...wrapped, ...change }, under).then(
          () => 'unwrapped',
          () => 'refused',
        )
      expect(await refused({}, otherRow)).toBe('refused')
      expect(await refused({ blob: wrapped.blob.slice(0, -1) })).toBe('refused')
      expect(await refused({ blob: new Uint8Array() })).toBe('refused')
      const changed = wrapped.blob.slice()
      // In the middle of the ciphertext, in any encoding.
      const at = changed.length - 12
      changed[at] = changed[at] === 0x41 ? 0x42 : 0x41
      expect(await refused({ blob: changed })).toBe('refused')
      const unknown = `${wrapped.kid.slice(0, -1)}9`
      expect(await refused({ kid: unknown })).toBe('refused')
      expect(await refused({ kid: '' })).toBe('refused')
      expect(await kek.unwrap(wrapped, row).then(({ length }) => length)).toBe(32)
    })

    it('goes on to a new current key, and keeps the older ones', async (keys, kek) => {
      const dek = makeDek()
      const before = await kek.wrap(dek, row)
      const old = await keys.open()
      await keys.rotate()
      const next = keys.isReadOnce ? await keys.open() : kek
      const reader = keys.isReadOnce ? next : old
      const after = await next.wrap(dek, row)
      expect(after.kid === before.kid).toBe(false)
      expect(next.current()).toBe(after.kid)
      // A reader that has not wrapped anything since.
      expect(await reader.unwrap(after, row)).toEqual(dek)
      await reader.health()
      expect(reader.current()).toBe(after.kid)
      for (const wrapped of [before, after]) expect(await next.unwrap(wrapped, row)).toEqual(dek)
      old.close()
    })

    it('seals, opens and re-wraps envelopes', async (keys, kek) => {
      const plain = crypto.getRandomValues(new Uint8Array(39))
      const envelope = await sealEnvelope(kek, plain, row)
      await keys.rotate()
      const next = keys.isReadOnce ? await keys.open() : kek
      const rewrapped = await rewrapEnvelope(next, envelope, row)
      expect(Buffer.from(rewrapped).includes(next.current())).toBe(true)
      expect(Buffer.from(envelope).includes(next.current())).toBe(false)
      for (const one of [envelope, rewrapped]) expect(await openEnvelope(next, one, row)).toEqual(plain)
    })

    it('says that it is away, and is used again afterwards', async ({ outage }, kek) => {
      if (!outage) return
      const wrapped = await kek.wrap(makeDek(), row)
      await outage.begin()
      for (const call of [
        () => kek.wrap(makeDek(), row),
        () => kek.unwrap(wrapped, row),
        () => kek.health(),
      ]) {
        const refused = await call().then(
          () => 'answered',
          error => error.name,
        )
        expect(refused).toBe('KekUnavailableError')
      }
      await outage.end()
      await kek.health()
      expect((await kek.unwrap(wrapped, row)).length).toBe(32)
    })
  })
}
