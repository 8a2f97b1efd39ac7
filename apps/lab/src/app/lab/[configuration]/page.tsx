import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'
import { findConfiguration } from '../../../configurations/configurations'
import { LabInstances } from '../../../lab/LabInstances'
import { readServices } from '../../../services/readServices'

export const dynamic = 'force-dynamic'

export default async function Page({ params }: { params: Promise<{ configuration: string }> }) {
  const { configuration: id } = await params
  const configuration = findConfiguration(id)
  if (!configuration) notFound()
  const { title, theme, hasCookies } = configuration
  return (
    <div data-theme={theme}>
      <p>{title}</p>
      <LabInstances
        configuration={configuration}
        services={readServices()}
        cookie={hasCookies ? (await cookies()).toString() : undefined}
      />
    </div>
  )
}
