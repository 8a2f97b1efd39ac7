/** What examples import and this workspace does not install. Only what they use of it. */
declare module 'next/headers' {
  export function headers(): Promise<Headers>
}
