'use client'
import type { Configuration } from '../configurations/configurations'
import { LabPage } from '../lab/LabPage'
import type { Services } from '../services/readServices'
import { ReturnWhenSignedIn } from './ReturnWhenSignedIn'

export type SignInPageProps = {
  readonly configuration: Configuration
  readonly services: Services
  /** Why the person was sent here, in a word of next-auth. */
  readonly error: string | undefined
  /** Where to go afterwards. */
  readonly callbackUrl: string
}

/** Where next-auth sends people who have to sign in. */
export function SignInPage({ configuration, services, error, callbackUrl }: SignInPageProps) {
  return (
    <>
      {error ? (
        <p className="notice" role="alert" data-testid="auth-error" data-code={error}>
          {error === 'SessionRequired' ? 'Sign in to see that page.' : 'Sign-in failed. Try again.'}
        </p>
      ) : null}
      <LabPage configuration={configuration} services={services}>
        <ReturnWhenSignedIn callbackUrl={callbackUrl} />
      </LabPage>
    </>
  )
}
