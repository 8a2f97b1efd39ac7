export type CodeAreaProps = { labelledBy: string; testId: string; text: string }

/** Code in a box that scrolls, for the mouse and for keys. */
export function CodeArea({ labelledBy, testId, text }: CodeAreaProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section aria-labelledby={labelledBy} tabIndex={0} className="code" dir="ltr">
      <pre data-testid={testId}>{text}</pre>
    </section>
  )
}
