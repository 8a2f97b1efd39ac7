/** A window of a browser. */
export type EngineWindow = {
  url(): Promise<string>
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page and returns its JSON result. The function must not use variables of its module. */
  evaluate<parameters extends readonly unknown[], result>(
    run: (...parameters: parameters) => result,
    ...parameters: parameters
  ): Promise<result>
  /** Moves the pointer to a point of the viewport (CSS pixels) and presses its button. */
  clickAt(x: number, y: number): Promise<void>
  /** Types into the element with the focus. */
  type(text: string): Promise<void>
  /** Presses keys together: `chord('Control', 'v')`. */
  chord(...keys: readonly EngineKey[]): Promise<void>
  /** PNG of the viewport. */
  screenshot(): Promise<Buffer>
  /** Sets the size of the viewport or, in WebKit, of the window. MiniBrowser is at least 447 px wide. */
  resize(width: number, height: number): Promise<void>
  isClosed(): Promise<boolean>
  close(): Promise<void>
}

/** A browser with another engine than Chromium. */
export type EngineBrowser = {
  open(url: string): Promise<EngineWindow>
  /** All windows, also those that pages opened. */
  windows(): Promise<readonly EngineWindow[]>
  /** Exceptions and unhandled rejections of the pages. Firefox also reports errors and warnings of the console. */
  problems(): readonly string[]
  close(): Promise<void>
}

/** A character, or a key by its name in `KeyboardEvent.key`. */
export type EngineKey = 'Control' | 'Shift' | 'Tab' | 'Escape' | 'v'
