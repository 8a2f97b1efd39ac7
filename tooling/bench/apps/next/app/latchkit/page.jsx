import { LatchkitApp } from './LatchkitApp.jsx'

export default function Page() {
  return <LatchkitApp />
}
