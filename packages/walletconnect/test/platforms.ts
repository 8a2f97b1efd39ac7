import { afterEach, beforeEach, describe, vi } from 'vitest'

const { crypto } = globalThis

/** Title of the platform where the library replaces the curves, and WebCrypto does the rest. */
export const withoutCurves = 'with WebCrypto that lacks the curves'

/** Each platform that the cryptography runs on, as tests can make it: real WebCrypto, and what pages may lack of it. */
const platforms: { readonly [title: string]: object } = {
  'with WebCrypto': crypto,
  'without WebCrypto (not a secure context)': {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  },
  [withoutCurves]: {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
    subtle: {
      digest: (name: string, bytes: BufferSource) => crypto.subtle.digest(name, bytes),
      deriveBits: (algorithm: HkdfParams, key: CryptoKey, length: number) =>
        crypto.subtle.deriveBits(algorithm, key, length),
      importKey: (
        format: 'raw',
        bytes: BufferSource,
        name: string,
        extractable: boolean,
        usages: KeyUsage[],
      ) =>
        /25519/.test(name)
          ? Promise.reject(new DOMException('Unrecognized name.', 'NotSupportedError'))
          : crypto.subtle.importKey(format, bytes, name, extractable, usages),
    },
  },
}

/** Runs the same tests on every platform, or on those with the titles. */
export function onEveryPlatform(
  body: (title: string) => void,
  titles: readonly string[] = Object.keys(platforms),
): void {
  const chosen = Object.entries(platforms).filter(([title]) => titles.includes(title))
  describe.each(chosen)('%s', (title, platform) => {
    beforeEach(() => void vi.stubGlobal('crypto', platform))
    afterEach(() => void vi.unstubAllGlobals())
    body(title)
  })
}
