export type ToastVariant = 'success' | 'error' | 'loading'

export type Toast = {
  readonly id: number
  readonly variant: ToastVariant
  readonly message: string
}
