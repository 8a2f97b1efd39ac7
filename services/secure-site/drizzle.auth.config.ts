import { defineConfig } from 'drizzle-kit'

// `drizzle-kit generate --config drizzle.auth.config.ts` writes the next file of `migrations/auth` from the tables. The
// service runs those files itself.
export default defineConfig({
  dialect: 'postgresql',
  schema: ['src/auth/tables.ts', 'src/auth/approvalTables.ts'],
  out: 'migrations/auth',
  // Files run in the order of their names. Those before had numbers of four digits.
  migrations: { prefix: 'timestamp' },
  // Separators within a line would hide the end of a statement from the service base.
  breakpoints: false,
})
