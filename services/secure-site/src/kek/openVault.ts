import * as z from 'zod/mini'
import { KekUnavailableError } from '../errors.js'
import type { VaultKeyOptions } from './createVaultKek.js'

/** A Vault that is accessed with a token. */
export type Vault = {
  /**
   * Calls a path below `/v1/`. Retries answers of 412, 429 and 5xx, and missing answers, twice.
   *
   * @throws KekUnavailableError when Vault is unreachable, sealed, busy or rejects the token; RangeError for an impossible
   * operation, such as decrypting a changed text
   */
  call(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown>
  close(): void
}

/** Time-out of an answer (ms). */
const timeout = 3_000

/** Delays before the second and the third attempt (ms); `Retry-After` takes precedence up to two seconds. */
const waits = [50, 200]

/** Delay before a failed renewal is retried (ms). */
const renewRetry = 15_000

const own = z.object({ data: z.object({ ttl: z.int(), renewable: z.optional(z.boolean()) }) })
const renewed = z.object({ auth: z.object({ lease_duration: z.int(), renewable: z.optional(z.boolean()) }) })
const refusal = z.object({ errors: z.array(z.string()) })

/** Opens a Vault with a token, and renews the token after two thirds of its lifetime. */
export async function openVault(
  options: Pick<VaultKeyOptions, 'address' | 'namespace' | 'readToken' | 'onError'>,
): Promise<Vault> {
  const { address, namespace, readToken, onError } = options
  let token = await readToken()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false

  const ask = async (method: string, path: string, body: object | undefined) => {
    try {
      return await fetch(new URL(`/v1/${path}`, address), {
        method,
        // A standby that redirects to another host must not receive the token there.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
        headers: {
          'x-vault-token': token,
          'x-vault-request': 'true',
          ...(namespace !== undefined && { 'x-vault-namespace': namespace }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
    } catch (cause) {
      throw new KekUnavailableError('Vault does not answer', { cause })
    }
  }
  const call: Vault['call'] = async (method, path, body) => {
    let isNewToken = false
    for (let tries = 0; ; ) {
      const wait = waits[tries]
      const response = await ask(method, path, body).catch((error: unknown) => {
        if (wait === undefined) throw error
        return undefined
      })
      if (response?.ok) return response.json()
      const reason = response ? await readReason(response) : ''
      if (response?.status === 403 && !isNewToken) {
        isNewToken = true
        const next = await readToken()
        if (next !== token) {
          token = next
          planRenewal(0)
          continue
        }
      }
      const isPassing = !response || [412, 429].includes(response.status) || response.status >= 500
      if (!isPassing || wait === undefined) throw toError(response?.status ?? 0, reason)
      tries += 1
      const asked = Number(response?.headers.get('retry-after') ?? Number.NaN) * 1_000
      await new Promise(resolve => setTimeout(resolve, asked > 0 ? Math.min(asked, 2_000) : wait))
    }
  }
  const renew = async () => {
    try {
      const { ttl, renewable } = own.parse(await call('GET', 'auth/token/lookup-self')).data
      // A token without expiry, or with external renewal, such as by a Vault agent.
      if (ttl === 0 || !renewable) return
      const { auth } = renewed.parse(await call('POST', 'auth/token/renew-self', {}))
      planRenewal((auth.lease_duration * 2_000) / 3)
    } catch (error) {
      onError(error instanceof Error ? error : new TypeError(String(error)))
      planRenewal(renewRetry)
    }
  }
  const planRenewal = (delay: number) => {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(() => void renew(), Math.min(delay, 2 ** 31 - 1)).unref()
  }
  planRenewal(0)
  return {
    call,
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

async function readReason(response: Response): Promise<string> {
  const parsed = refusal.safeParse(await response.json().catch(() => undefined))
  // A single line, without the sent data.
  return parsed.success ? parsed.data.errors.join('; ').replace(/\s+/g, ' ').slice(0, 200) : ''
}

function toError(status: number, reason: string): Error {
  const told = `${status}${reason && ` ${reason}`}`
  if (status === 400) return new RangeError(`Vault: ${told}`)
  return new KekUnavailableError(status === 403 ? `Vault refuses the token: ${told}` : `Vault: ${told}`)
}
