// ../../packages/walletconnect/dist/relay/electLeader.js
/**
 * Elects a leader where there are no Web Locks. A tab that receives no claim for a while claims the lock with a term
 * greater than all that it has received. The claim with the greater term wins; of equal terms, that of the lower tab id.
 */
function electLeader(parameters, Channel, { electionWait, ownerInterval, ownerTimeout }) {
  const { name, tab, onAcquire, onLose } = parameters
  const channel = new Channel(`${name}.leader`)
  let term = 0
  let isLeader = false
  let released = false
  let claimInterval
  let electionTimer
  const claim = () => channel.postMessage([tab, term])
  function wait(time) {
    clearTimeout(electionTimer)
    electionTimer = setTimeout(acquire, time * (1 + Math.random()))
  }
  function acquire() {
    if (released || isLeader) return
    clearTimeout(electionTimer)
    isLeader = true
    term += 1
    claim()
    claimInterval = setInterval(claim, ownerInterval)
    onAcquire()
  }
  channel.onmessage = ({ data }) => {
    const [claimant, claimed] = Array.isArray(data) ? data : []
    if (typeof claimant !== 'string' || typeof claimed !== 'number') return
    if (claimed <= 0) {
      if (isLeader) claim()
      else if (claimed < 0) wait(electionWait)
      return
    }
    if (!isLeader) {
      term = Math.max(term, claimed)
      wait(ownerTimeout)
    } else if (claimed > term || (claimed === term && claimant < tab)) {
      isLeader = false
      term = claimed
      clearInterval(claimInterval)
      wait(ownerTimeout)
      onLose()
    } else claim()
  }
  channel.postMessage([tab, 0])
  wait(electionWait)
  return {
    steal: acquire,
    release() {
      released = true
      clearInterval(claimInterval)
      clearTimeout(electionTimer)
      if (isLeader) channel.postMessage([tab, -1])
      channel.close()
    },
  }
}

export { electLeader }
