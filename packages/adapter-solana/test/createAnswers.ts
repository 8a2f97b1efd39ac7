/** The person in front of a wallet, who approves unless a test chose another answer. */
export function createAnswers() {
  const answers: (() => Promise<void>)[] = []
  return {
    ask: async () => answers.shift()?.(),
    approveNext: () => void answers.push(async () => {}),
    rejectNext: () =>
      void answers.push(() =>
        Promise.reject(Object.assign(new Error('User rejected the request.'), { code: 4001 })),
      ),
    failNext: (error: unknown) => void answers.push(() => Promise.reject(error)),
    holdNext() {
      let release = () => {}
      const held = new Promise<void>(resolve => {
        release = resolve
      })
      answers.push(() => held)
      return async () => {
        release()
        for (let turn = 0; turn < 5; turn++) await new Promise(resolve => setTimeout(resolve))
      }
    },
  }
}
