import { once } from 'node:events';
import { enableCompileCache, flushCompileCache } from 'node:module';

/**
 * Runs before the service's own program. It loads everything the service is made of and then waits for the word, so that
 * a process stands ready when the one before it is killed; and it ends when the drill is gone without a word.
 */
enableCompileCache();
await import('../../src/service.ts');
// A killed process leaves no compiled code behind, so this is done before it can be killed.
flushCompileCache();
process.stdin.once('end', () => process.exit(1));
await once(process.stdin, 'data');
process.stdin.resume();
