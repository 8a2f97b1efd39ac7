import semver from 'semver'
import type { Installed, Peer } from '../installed/readInstalled.js'
import type { Check, Result } from '../types.js'

/** Peers that decide whether an app with Latchkit works, also where another package needs them. */
const watched = ['wagmi', 'viem', '@tanstack/react-query', 'react', 'react-dom']

/** Peers of our packages are there and in range; other packages agree about wagmi, viem, TanStack Query and React. */
export const peers: Check = ({ installed }) => {
  const problems = installed.flatMap(owner => owner.peers.flatMap(peer => checkPeer(owner, peer)))
  const ours = installed.filter(({ name }) => name.startsWith('@latchkit/'))
  if (problems.length > 0 || ours.length === 0) return problems
  const wagmi = installed.find(({ name }) => name === 'wagmi')
  const viem = installed.find(({ name }) => name === 'viem')
  const named = [wagmi, viem].flatMap(one => (one ? [`${one.name} ${one.version}`] : []))
  const suffix = named.length > 0 ? `, ${named.join(' and ')} among them` : ''
  return [{ status: 'ok', what: `The peer dependencies are in range${suffix}.`, docs: 'start/install.md' }]
}

function checkPeer(owner: Installed, peer: Peer): Result[] {
  const isOurs = owner.name.startsWith('@latchkit/')
  if (!isOurs && !watched.includes(peer.name)) return []
  const docs = peer.name === 'wagmi' ? 'adapters/wagmi.md#versions' : 'start/install.md'
  if (peer.version === undefined) {
    if (peer.isOptional || !isOurs) return []
    return [
      {
        status: 'failure',
        what: `${peer.name} is missing.`,
        why: `${owner.name} imports it, and needs ${peer.range}.`,
        fix: `Install it: npm install "${peer.name}@${peer.range}"`,
        docs,
      },
    ]
  }
  if (
    semver.validRange(peer.range) === null ||
    semver.satisfies(peer.version, peer.range, { includePrerelease: true })
  )
    return []
  return [
    {
      status: isOurs ? 'failure' : 'warning',
      what: `${peer.name} ${peer.version} is out of the range of ${owner.name} ${owner.version}.`,
      why: `That package needs ${peer.name} ${peer.range}.`,
      fix: isOurs
        ? `Install a version in range: npm install "${peer.name}@${peer.range}"`
        : `Update ${owner.name}, or use a version of ${peer.name} that all packages accept.`,
      docs,
    },
  ]
}
