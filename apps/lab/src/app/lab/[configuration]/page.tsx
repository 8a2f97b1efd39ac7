import { notFound } from 'next/navigation'
import { configurations } from '../../../configurations/configurations'
import { LabPage } from '../../../lab/LabPage'
import { readServices } from '../../../services/readServices'

export const dynamic = 'force-dynamic'

export default async function Page({ params }: { params: Promise<{ configuration: string }> }) {
  const { configuration: id } = await params
  const configuration = configurations.find(known => known.id === id)
  if (!configuration) notFound()
  return <LabPage configuration={configuration} services={readServices()} />
}
