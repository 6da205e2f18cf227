/** A process that starts PostgreSQL on the given folder, prints its address, and waits to be killed. */
import { startPostgres } from '../src/start.ts';

const [dataDir = '', kind] = process.argv.slice(2);
const passing = kind === 'passing';
const server = await startPostgres({ dataDir, durable: !passing, passing });
process.stdout.write(
  `${JSON.stringify({ url: server.url(), pid: server.pid, guardPid: server.guardPid })}\n`,
);
setInterval(() => undefined, 1000);
