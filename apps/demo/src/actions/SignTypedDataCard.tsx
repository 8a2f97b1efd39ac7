import { useAccount, useNetwork, useWalletInfo } from '@latchkit/react'
import { useState } from 'react'
import { getAddress, recoverTypedDataAddress } from 'viem'
import { usePublicClient, useSignTypedData } from 'wagmi'
import { ActionNote } from '../components/ActionNote.js'
import { Card } from '../components/Card.js'
import { Field } from '../components/Field.js'
import { createTypedData } from './createTypedData.js'
import type { Report } from './useAction.js'
import { useAction } from './useAction.js'
import { Verified, verify } from './Verified.js'

/** Signs EIP-712 data of the current network and checks the signature here. */
export function SignTypedDataCard({ report }: { report: Report }) {
  const { address } = useAccount()
  const { chainId } = useNetwork()
  const wallet = useWalletInfo()
  const chain = usePublicClient()
  const { mutateAsync: signTypedData } = useSignTypedData()
  const [text, setText] = useState('Structured and readable')
  const action = useAction('sign-typed-data', report)
  const sign = () =>
    action.run(async show => {
      const account = getAddress(address ?? '')
      const typedData = createTypedData({ author: account, text, chainId: Number(chainId) })
      show({ address: account, typedData })
      const signature = await signTypedData({ account, ...typedData })
      return verify({
        account,
        signature,
        recover: () => recoverTypedDataAddress({ ...typedData, signature }),
        askChain: async () =>
          (await chain?.verifyTypedData({ address: account, ...typedData, signature })) ?? false,
      })
    })
  return (
    <Card title="Sign typed data" hint={`EIP-712: named fields, bound to the network ${chainId ?? ''}.`}>
      <form
        onSubmit={event => {
          event.preventDefault()
          sign()
        }}
      >
        <Field label="Text" testId="demo-typed-text" value={text} onChange={setText} required />
        <button
          type="submit"
          className="button primary"
          data-testid="demo-sign-typed-data"
          disabled={action.status === 'pending' || text === '' || chainId === undefined}
        >
          Sign typed data
        </button>
      </form>
      <ActionNote
        action={action}
        pending={`Approve in ${wallet?.name ?? 'your wallet'}…`}
        success={<Verified details={action.details} />}
      />
    </Card>
  )
}
