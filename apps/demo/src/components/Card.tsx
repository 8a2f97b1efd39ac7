import { type ReactNode, useId } from 'react'

export type CardProps = {
  title: string
  hint?: ReactNode | undefined
  className?: string | undefined
  children: ReactNode
}

/** A titled box. */
export function Card({ title, hint, className = '', children }: CardProps) {
  const id = useId()
  return (
    <section className={`card ${className}`} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {hint ? <p className="hint">{hint}</p> : null}
      {children}
    </section>
  )
}
