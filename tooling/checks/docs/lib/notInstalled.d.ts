/** Modules that examples import and this workspace does not install. Only the used members. */
declare module 'next/headers' {
  export function headers(): Promise<Headers>
}
