/** A text to sign. It scrolls when it is long, and takes the focus so that the keyboard can scroll it. */
export function MessageText({ testId, text }: { testId: string; text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by the keyboard.
    <pre tabIndex={0} data-testid={testId}>
      {text}
    </pre>
  )
}
