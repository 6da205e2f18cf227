import { once } from 'node:events';
import { enableCompileCache, flushCompileCache } from 'node:module';

/**
 * Runs before the service's own program. It loads all modules of the service and then waits for a signal. So a process is
 * ready when the previous one is killed. It ends when the drill is gone without a signal.
 */
enableCompileCache();
await import('../../src/service.ts');
// A killed process leaves no compiled code behind, so the program flushes the cache before a kill is possible.
flushCompileCache();
process.stdin.once('end', () => process.exit(1));
await once(process.stdin, 'data');
process.stdin.resume();
