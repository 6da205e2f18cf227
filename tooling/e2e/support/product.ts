import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig as readApiConfig } from '@repo/api/config';
import { createLog } from '@repo/api/log';
import { startService } from '@repo/api/service';
import { cleanHere } from '@repo/api/test/clean-here';
import { apiEnvironment, sandboxEnvironment, type Places } from '@repo/launcher/environment';
import { newSecrets } from '@repo/launcher/secrets';
import type { Stack } from '@repo/launcher/stack';
import { freePort } from '@repo/postgres/free-port';
import { buildSandbox } from '@repo/sandbox/app';
import { readConfig as readSandboxConfig } from '@repo/sandbox/config';

/** The part of the whole product that a journey uses. */
export type Product = Pick<Stack, 'origin' | 'apiAddress' | 'sandboxOrigin' | 'logs' | 'stop'>;

const HOST = '127.0.0.1';
/** Delivery reports and refunds arrive faster than a person notices. An identity decision does not come by itself. */
const TIMINGS = { report: 20, refundStep: 20, identityDecision: 3_600_000 };

/**
 * Starts the product in this process, which has its code loaded already: a separate process would load it for each journey.
 * The database must be migrated.
 * @param drawsApart - Whether a separate process draws each image, as in production, or this process, which is quicker.
 */
export async function startProduct(
  databaseUrl: string,
  variables: Readonly<Record<string, string>>,
  drawsApart: boolean,
): Promise<Product> {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const places: Places = {
    host: HOST,
    port,
    sandboxPort,
    publicOrigin: `http://localhost:${port}`,
    sandboxOrigin: `http://localhost:${sandboxPort}`,
    dataDir: mkdtempSync(join(tmpdir(), 'journey-')),
  };
  const secrets = newSecrets();
  const lines: string[] = [];
  const sandbox = await buildSandbox({
    ...readSandboxConfig(sandboxEnvironment(variables, places, secrets)),
    dataDir: undefined,
    timings: TIMINGS,
    logLevel: 'error',
  });
  await sandbox.listen({ port: sandboxPort, host: HOST });
  const config = readApiConfig(apiEnvironment(variables, places, databaseUrl, secrets));
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const service = await startService(config, log, drawsApart ? undefined : cleanHere);
  return {
    origin: (site) => `http://${site ? `${site}.` : ''}localhost:${port}`,
    apiAddress: () => `http://${HOST}:${port}`,
    sandboxOrigin: places.sandboxOrigin,
    logs: () => [...lines],
    async stop() {
      await service.stop();
      await sandbox.close();
      rmSync(places.dataDir, { recursive: true, force: true });
    },
  };
}
