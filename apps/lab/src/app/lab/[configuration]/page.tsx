import { notFound } from 'next/navigation'
import { findConfiguration } from '../../../configurations/findConfiguration'
import { LabPage } from '../../../lab/LabPage'
import { readServices } from '../../../services/readServices'

export const dynamic = 'force-dynamic'

export default async function Page({ params }: { params: Promise<{ configuration: string }> }) {
  const { configuration: id } = await params
  const configuration = findConfiguration(id)
  if (!configuration) notFound()
  return <LabPage configuration={configuration} services={readServices()} />
}
