import { ClientSession } from '../../../session/ClientSession'

export default function Page() {
  return <ClientSession />
}
