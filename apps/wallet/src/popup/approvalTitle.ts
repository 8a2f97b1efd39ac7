import type { ApprovalRequest } from '../common/types.js'

const titles: Record<ApprovalRequest['kind'], string> = {
  connect: 'Connect to this site?',
  message: 'Sign this message?',
  typedData: 'Sign this data?',
  transaction: 'Send this transaction?',
  switchChain: 'Switch the network?',
  addChain: 'Add this network?',
  watchAsset: 'Add this token?',
  solanaMessage: 'Sign this message?',
  solanaTransaction: 'Sign this transaction?',
  solanaSignIn: 'Sign in to this site?',
}

export function approvalTitle(request: ApprovalRequest): string {
  if (request.kind === 'solanaTransaction' && request.send) return 'Send this transaction?'
  return titles[request.kind]
}
