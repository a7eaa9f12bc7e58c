#!/usr/bin/env node
import { runCommandLine } from './cli/command-line.ts';

// What it writes, backups above all, is for anyone who runs it alone.
process.umask(0o077);
process.exitCode = await runCommandLine(process.argv.slice(2));
