#!/usr/bin/env node
import { run } from './run.js'

process.exitCode = await run({
  args: process.argv.slice(2),
  cwd: process.cwd(),
  userAgent: process.env.npm_config_user_agent,
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
})
