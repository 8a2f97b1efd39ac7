'use client'
import { useEffect } from 'react'
import { useToast } from '../../hooks/useToast.js'

/** Says once that a list could not be loaded. */
export function useFailureToast(error: Error | null, message: string): void {
  const toast = useToast()
  useEffect(() => {
    if (error) toast.show({ variant: 'error', message })
  }, [error, toast, message])
}
