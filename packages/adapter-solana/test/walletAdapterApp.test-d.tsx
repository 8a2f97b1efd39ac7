// Components as apps of @solana/wallet-adapter-react 0.15 have them. The module in the next line is what such an app changes.

import {
  type Adapter,
  type SignerWalletAdapterProps,
  WalletAdapterNetwork,
  type WalletAdapterProps,
  type WalletError,
  type WalletName,
  WalletNotConnectedError,
  WalletReadyState,
} from '@solana/wallet-adapter-base'
import {
  type Connection,
  clusterApiUrl,
  Keypair,
  LAMPORTS_PER_SOL,
  type PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { type FC, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import {
  type AnchorWallet,
  ConnectionProvider,
  useAnchorWallet,
  useConnection,
  useWallet,
  type Wallet,
  type WalletContextState,
  WalletNotSelectedError,
  WalletProvider,
} from '../src/exports/wallet-adapter.js'

export const Providers: FC<{ children: ReactNode }> = ({ children }) => {
  const endpoint = useMemo(() => clusterApiUrl(WalletAdapterNetwork.Devnet), [])
  const wallets = useMemo<Adapter[]>(() => [], [])
  const onError = useCallback((error: WalletError, adapter?: Adapter) => {
    if (error instanceof WalletNotSelectedError) return
    console.error(error.name, error.error, adapter?.name)
  }, [])
  const autoConnect = useCallback(async (adapter: Adapter) => {
    if (!('signIn' in adapter)) return true
    await adapter.signIn({ statement: 'Sign in.' })
    return false
  }, [])
  return (
    <ConnectionProvider endpoint={endpoint} config={{ commitment: 'confirmed' }}>
      <WalletProvider wallets={wallets} onError={onError} autoConnect={autoConnect} localStorageKey="wallet">
        <WalletProvider wallets={[]} autoConnect>
          {children}
        </WalletProvider>
      </WalletProvider>
    </ConnectionProvider>
  )
}

export const SendLamports: FC<{ to: PublicKey }> = ({ to }) => {
  const { connection } = useConnection()
  const { publicKey, sendTransaction, signTransaction, signAllTransactions } = useWallet()

  const send = useCallback(async () => {
    if (!publicKey) throw new WalletNotConnectedError()
    const move = SystemProgram.transfer({ fromPubkey: publicKey, toPubkey: to, lamports: LAMPORTS_PER_SOL })
    const {
      context: { slot: minContextSlot },
      value: { blockhash, lastValidBlockHeight },
    } = await connection.getLatestBlockhashAndContext()
    const legacy = new Transaction().add(move)
    const signature: string = await sendTransaction(legacy, connection, {
      minContextSlot,
      signers: [Keypair.generate()],
    })
    await connection.confirmTransaction({ blockhash, lastValidBlockHeight, signature })
    const message = new TransactionMessage({
      payerKey: publicKey,
      recentBlockhash: blockhash,
      instructions: [move],
    })
    const versioned = new VersionedTransaction(message.compileToV0Message())
    await sendTransaction(versioned, connection)
    const signed: VersionedTransaction | undefined = await signTransaction?.(versioned)
    const many: Transaction[] | undefined = await signAllTransactions?.([legacy])
    return [signed?.signatures, many?.length]
  }, [publicKey, sendTransaction, signTransaction, signAllTransactions, connection, to])

  return (
    <button type="button" onClick={send} disabled={!publicKey}>
      Send
    </button>
  )
}

export const WalletList: FC = () => {
  const { wallets, wallet, select, connect, disconnect, connecting, connected, disconnecting, autoConnect } =
    useWallet()
  const installed = wallets.filter(({ readyState }) => readyState === WalletReadyState.Installed)
  useEffect(() => {
    if (wallet && !connected && !autoConnect) connect().catch(() => {})
  }, [wallet, connected, autoConnect, connect])
  return (
    <>
      {installed.map(({ adapter }) => (
        <button type="button" key={adapter.name} onClick={() => select(adapter.name)} disabled={connecting}>
          <img src={adapter.icon} alt="" /> {adapter.name} {adapter.url}
        </button>
      ))}
      <button type="button" onClick={() => select('Phantom' as WalletName<'Phantom'>)}>
        Phantom
      </button>
      <button type="button" onClick={() => select(null)}>
        None
      </button>
      <button type="button" onClick={disconnect} disabled={disconnecting}>
        {wallet?.adapter.publicKey?.toBase58()}
      </button>
    </>
  )
}

export const SignMessage: FC = () => {
  const { publicKey, signMessage, signIn } = useWallet()
  const [signature, setSignature] = useState<Uint8Array>()
  const onClick = async () => {
    if (!publicKey) throw new Error('Not connected')
    if (!signMessage) throw new Error('Cannot sign messages')
    setSignature(await signMessage(new TextEncoder().encode('Hello')))
    const output = await signIn?.({
      domain: 'example.com',
      nonce: 'abcdefgh',
      resources: ['https://a.example'],
    })
    return (
      output && [output.account.address, output.account.publicKey, output.signedMessage, output.signature]
    )
  }
  return signMessage && signIn ? (
    <button type="button" onClick={onClick}>
      {signature?.length}
    </button>
  ) : null
}

type AnchorProviderLike = new (
  connection: Connection,
  wallet: AnchorWallet,
) => { readonly connection: Connection }

export function useProvider(Provider: AnchorProviderLike) {
  const { connection } = useConnection()
  const wallet = useAnchorWallet()
  return useMemo(() => wallet && new Provider(connection, wallet), [Provider, connection, wallet])
}

export function readTypes(state: WalletContextState, entry: Wallet) {
  state.sendTransaction satisfies WalletAdapterProps['sendTransaction']
  state.signTransaction satisfies SignerWalletAdapterProps['signTransaction'] | undefined
  entry.adapter satisfies Adapter
  // @ts-expect-error: it may be null, as there
  state.publicKey.toBase58()
  // @ts-expect-error: a wallet may lack it
  state.signMessage(new Uint8Array())
}
