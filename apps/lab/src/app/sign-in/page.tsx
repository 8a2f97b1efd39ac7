import { findConfiguration } from '../../configurations/configurations'
import { readServices } from '../../services/readServices'
import { SignInPage } from '../../session/SignInPage'

export const dynamic = 'force-dynamic'

export default async function Page({
  searchParams,
}: {
  searchParams: Promise<{ error?: string; callbackUrl?: string }>
}) {
  const { error, callbackUrl = '/session' } = await searchParams
  const configuration = findConfiguration('next-auth')
  if (!configuration) return null
  return (
    <SignInPage
      configuration={configuration}
      services={readServices()}
      error={error}
      callbackUrl={callbackUrl}
    />
  )
}
