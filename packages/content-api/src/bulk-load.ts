/*
 * For programs that fill a database before a service runs on it, past the checks of the calls: `pnpm bench` does. Nothing
 * of it is needed by what runs.
 */
export { writeCapabilities } from './access/capabilities.ts';
export type { Database } from './db/database.ts';
export { openMigratedDatabase } from './migrations/migrate.ts';
export { writePost } from './posts/storage/write-post.ts';
export { renewSearchIndex } from './search-index/renew-search-index.ts';
export { type DemoContent, type DemoUser, readDemoContent } from './seed/demo-content.ts';
export { hashPasswords, writeDemoContent } from './seed/seed-demo.ts';
export { issueToken } from './tokens/issue-token.ts';
