#!/usr/bin/env node
import { run } from './run.js'

process.exitCode = await run({
  args: process.argv.slice(2),
  cwd: process.cwd(),
  variables: process.env,
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
})
