import { openAuth } from '../fixtures/openAuth.js'
import { expect, test } from '../fixtures/serverTest.js'

const broken = [
  ['NO_SECRET', '/api/faults/no-secret/session'],
  ['MISSING_NEXTAUTH_API_ROUTE_ERROR', '/api/misnamed/session'],
  ['CALLBACK_CREDENTIALS_HANDLER_ERROR', '/api/faults/no-authorize/session'],
  ['EMAIL_REQUIRES_ADAPTER_ERROR', '/api/faults/email-without-adapter/session'],
  ['MISSING_ADAPTER_METHODS_ERROR', '/api/faults/adapter-without-methods/session'],
  ['CALLBACK_CREDENTIALS_JWT_ERROR', '/api/faults/credentials-in-database/session'],
  ['INVALID_CALLBACK_URL_ERROR', '/api/auth/session?callbackUrl=javascript:alert(1)'],
] as const

for (const [code, path] of broken)
  test(`the server says ${code}`, async ({ labServer }) => {
    const before = labServer.log().length
    const response = await fetch(`${labServer.url}${path}`)
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({ message: /problem with the server configuration/ })
    expect(labServer.log().slice(before)).toContain(`[auth][error][${code}]`)
  })

test('the client of a failing server says CLIENT_FETCH_ERROR, there and in its log', async ({
  labServer,
}) => {
  const auth = openAuth(labServer.url, '/api/faults/failing-session')
  await expect(auth.client.getSession()).rejects.toMatchObject({
    code: 'siwx/client-fetch-error',
    shortMessage: 'CLIENT_FETCH_ERROR',
  })
  expect(labServer.log()).toMatch(/\[auth\]\[error\]\[CLIENT_FETCH_ERROR\].*failing-session\/session/)
})
