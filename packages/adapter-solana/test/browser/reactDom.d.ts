// The types of react-dom are no dependency of this package; its tests need one function.
declare module 'react-dom/client' {
  export function createRoot(
    container: Element,
    options?: { onUncaughtError?(error: unknown): void },
  ): {
    render(node: import('react').ReactNode): void
    unmount(): void
  }
}
