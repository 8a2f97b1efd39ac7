import { cookies, headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { type Configuration, findConfiguration } from '../../../configurations/configurations'
import { LabInstances } from '../../../lab/LabInstances'
import { readServices, type Services } from '../../../services/readServices'

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
        services={await servicesOf(configuration)}
        cookie={hasCookies ? (await cookies()).toString() : undefined}
      />
    </div>
  )
}

/** The services of a page, with the gateway and the secure site that it asks for. */
async function servicesOf({ gateway, hasNoBundler }: Configuration): Promise<Services> {
  const services = readServices()
  if (hasNoBundler) return { ...services, secureSiteUrl: services.bundlerlessSiteUrl }
  if (gateway === 'none') return { ...services, gatewayUrl: undefined }
  if (gateway === 'failing')
    return { ...services, gatewayUrl: `http://${(await headers()).get('host')}/api/faults/gateway` }
  return services
}
