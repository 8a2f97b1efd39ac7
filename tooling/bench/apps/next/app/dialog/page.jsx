import { DialogApp } from './DialogApp.jsx'

export default function Page() {
  return <DialogApp />
}
