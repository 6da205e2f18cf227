/** `npm run dev`: like `npm start`, with every code change applied at once. */
import { devRoute } from './dev-route.ts';
import { rebuildLanding, startVite } from './dev-sites.ts';
import { freePort } from '@repo/postgres/free-port';
import { startProxy } from './proxy.ts';
import { run } from './run.ts';

const WATCH = ['--watch', '--watch-preserve-output'];

await run(async (installation, { env, places, say }) => {
  await installation.checkPorts();
  const [api, employer, worker, ops] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const [databaseUrl] = await Promise.all([
    installation.prepareDatabase(),
    installation.build('@repo/landing'),
    installation.startSandbox(WATCH),
  ]);
  say('Starting Vite for the apps of employers, workers and the team …');
  await Promise.all([
    installation.startApi(databaseUrl, { port: api, nodeArgs: WATCH }),
    startVite('employer', employer, { ...env, PORT: String(api) }),
    startVite('worker', worker, { ...env, PORT: String(api) }),
    startVite('ops', ops, { ...env, PORT: String(api) }),
  ]);
  rebuildLanding({ ...env }, say);
  await startProxy(places.port, places.host, devRoute({ api, employer, worker, ops }));
});
