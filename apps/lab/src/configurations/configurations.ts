import type { Configuration } from './types'

/** Every page of the lab. Specs name them by id, and the matrix lists them in this order. */
export const configurations: readonly Configuration[] = [
  { id: 'wagmi', title: 'wagmi only', adapters: 'wagmi' },
  { id: 'solana', title: 'Solana only', adapters: 'solana' },
  { id: 'both', title: 'Both chain families', adapters: 'both' },
  { id: 'none', title: 'No adapter, the protocol alone', adapters: 'none' },
  {
    id: 'siwx-required',
    title: 'Sign-in required, checked in the page',
    adapters: 'both',
    signIn: { by: 'page', required: true },
  },
  {
    id: 'siwx-optional',
    title: 'Sign-in optional, checked in the page',
    adapters: 'both',
    signIn: { by: 'page', required: false },
  },
  {
    id: 'siwx-short',
    title: 'Sign-in for an hour',
    adapters: 'wagmi',
    signIn: { by: 'next-auth', required: true, expiresIn: 3_600_000 },
  },
  {
    id: 'next-auth',
    title: 'Sign-in required, checked by next-auth',
    adapters: 'both',
    signIn: { by: 'next-auth', required: true },
  },
  {
    id: 'next-auth-optional',
    title: 'Sign-in optional, checked by next-auth',
    adapters: 'wagmi',
    signIn: { by: 'next-auth', required: false },
  },
  {
    id: 'auth-unreadable',
    title: 'A session server whose session cannot be read',
    adapters: 'wagmi',
    signIn: { by: 'next-auth', required: true, authUrl: '/api/faults/unreadable-session' },
  },
  {
    id: 'auth-failing',
    title: 'A session server that fails',
    adapters: 'wagmi',
    signIn: { by: 'next-auth', required: true, authUrl: '/api/faults/failing-session' },
  },
  { id: 'inline', title: 'Views inside the page', adapters: 'both', isInline: true },
  { id: 'two', title: 'Two instances on a page', adapters: 'both', isTwice: true },
  { id: 'cookies', title: 'Server rendering with cookies', adapters: 'wagmi', hasCookies: true },
  { id: 'strict', title: 'Strict Content-Security-Policy', adapters: 'both', isStrict: true },
  { id: 'own-rpc', title: "The app's own RPC endpoints", adapters: 'both', hasOwnRpc: true },
  { id: 'dark', title: 'Dark', adapters: 'both', theme: 'dark' },
  { id: 'light', title: 'Light', adapters: 'both', theme: 'light' },
  { id: 'arabic', title: 'Arabic, right to left', adapters: 'both', locale: 'ar' },
  {
    id: 'legal',
    title: 'Terms to accept, wallets behind one row',
    adapters: 'both',
    features: { legalCheckbox: true, collapseWallets: true },
  },
]
