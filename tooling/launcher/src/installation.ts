import { readConfig } from '@repo/api/config';
import { type StorybookProgram, buildStorybook } from './storybook.ts';
import { buildSites } from './build.ts';
import type { Child, ChildOptions } from './child.ts';
import { type Database, startDatabase } from './database.ts';
import { apiEnvironment, type Places, readPlaces, sandboxEnvironment, usesSandbox } from './environment.ts';
import { migrate } from './migrate.ts';
import { assertPortFree } from './ports.ts';
import { PROGRAMS, type Programs, ROOT } from './root.ts';
import { localSecrets, type Secrets } from './secrets.ts';
import { type Supervised, supervise } from './supervise.ts';
import { waitFor } from './wait.ts';

/** A first start on a slow disk seeds and warms up. Later starts take a second. */
const READY_MS = 60_000;
/** The API ends itself within 10 s. The rest covers the delivery of the signal on a busy machine. */
const API_STOP_MS = 11_000;
const SANDBOX_STOP_MS = 3000;
const STORYBOOK_STOP_MS = 1000;

/** The sandbox listens on this address alone, whatever `HOST` says. */
const LOOPBACK = '127.0.0.1';

type Variables = Readonly<Record<string, string | undefined>>;

export type Plan = {
  env: Variables;
  places: Places;
  secrets: Secrets | undefined;
  say: (text: string) => void;
};

/**
 * Reads every setting of the environment, before any program starts.
 * @throws Error naming the missing or wrong variable.
 */
export function plan(env: Variables, say: (text: string) => void): Plan {
  const places = readPlaces(env, ROOT);
  const secrets = usesSandbox(env) ? localSecrets(places.dataDir) : undefined;
  // The API's own parser, only to report its errors now and not after a minute of building.
  readConfig(apiEnvironment(env, places, env['DATABASE_URL'] || 'postgres://127.0.0.1/later', secrets));
  return { env, places, secrets, say };
}

/** The running parts, in the order of their start. */
export class Installation {
  readonly #plan: Plan;
  readonly #programs: Programs;
  #database: Database | undefined;
  #sandbox: Supervised | undefined;
  #api: Supervised | undefined;
  #storybook: Child | undefined;

  constructor(made: Plan, programs = PROGRAMS) {
    this.#plan = made;
    this.#programs = programs;
  }

  #program(
    name: string,
    entry: string,
    env: NodeJS.ProcessEnv,
    nodeArgs: readonly string[] = [],
  ): ChildOptions {
    return {
      name,
      entry,
      env,
      nodeArgs,
      cwd: ROOT,
      onLine: (line) => void process.stdout.write(`${line}\n`),
    };
  }

  /** Fails with the variable's name before the build takes time. */
  async checkPorts(): Promise<void> {
    const { places, secrets } = this.#plan;
    await assertPortFree('PORT', places.port, places.host);
    if (secrets) await assertPortFree('SANDBOX_PORT', places.sandboxPort, LOOPBACK);
  }

  /** @param only - the one package to build */
  async build(only?: string): Promise<void> {
    const { env, say } = this.#plan;
    if (env['SITES_DIR']) return;
    say('Building the sites (only what has changed) …');
    await buildSites({ ...env }, only);
  }

  /** Returns the address of the migrated database. */
  async prepareDatabase(): Promise<string> {
    const { env, places, say } = this.#plan;
    const given = env['DATABASE_URL'];
    if (!given) {
      say('Starting the database …');
      this.#database = await startDatabase(places.dataDir, say);
    }
    const url = given || this.#database?.url || '';
    say('Bringing the database up to date …');
    const ownerUrl = this.#database?.ownerUrl ?? env['MIGRATION_DATABASE_URL'];
    await migrate(this.#programs.migrations, url, { ...env, MIGRATION_DATABASE_URL: ownerUrl });
    return url;
  }

  async startSandbox(nodeArgs?: readonly string[]): Promise<void> {
    const { env, places, secrets, say } = this.#plan;
    if (!secrets) return;
    say('Starting the sandbox for payments and SMS …');
    const variables = sandboxEnvironment(env, places, secrets);
    this.#sandbox = supervise(this.#program('sandbox', this.#programs.sandbox, variables, nodeArgs), say);
    await waitFor(
      this.#sandbox.current(),
      `http://${LOOPBACK}:${places.sandboxPort}/`,
      (status) => status < 500,
      READY_MS,
    );
    this.#sandbox.keepAlive();
  }

  /** @param where - a separate port, when another program listens on the public port, and arguments for Node */
  async startApi(
    databaseUrl: string,
    where: { port?: number; nodeArgs?: readonly string[] } = {},
  ): Promise<void> {
    const { env, places, secrets, say } = this.#plan;
    const { port = places.port, nodeArgs = [] } = where;
    say('Starting the API …');
    const variables = { ...apiEnvironment(env, places, databaseUrl, secrets), PORT: String(port) };
    this.#api = supervise(this.#program('API', this.#programs.api, variables, nodeArgs), say);
    await waitFor(
      this.#api.current(),
      `http://127.0.0.1:${port}/api/ready`,
      (status) => status === 200,
      READY_MS,
    );
    this.#api.keepAlive();
  }

  buildStorybook(program: StorybookProgram): void {
    const { env, places, say } = this.#plan;
    const address = siteOf(places, 'design');
    this.#storybook = buildStorybook({ ...program, env: { ...env }, address, say });
  }

  /** Stops in reverse order, so that each part keeps its dependencies until it has ended. */
  async stop(): Promise<void> {
    await this.#storybook?.stop(STORYBOOK_STOP_MS);
    await this.#api?.stop(API_STOP_MS);
    await this.#sandbox?.stop(SANDBOX_STOP_MS);
    await this.#database?.stop();
  }
}

const siteOf = ({ publicOrigin }: Places, label: string) => publicOrigin.replace('://', `://${label}.`);

/**
 * The lines with all addresses. Persons and programs wait for the last line.
 * @param hasStorybook - whether this start builds Storybook
 */
export function addresses({ places, secrets }: Plan, hasStorybook: boolean): string {
  const site = (label: string) => siteOf(places, label);
  return [
    '',
    `  Visitors    ${places.publicOrigin}`,
    `  Employers   ${site('employer')}`,
    `  Workers     ${site('worker')}`,
    `  Team        ${site('ops')}`,
    `  API         ${places.publicOrigin}/api/docs`,
    ...(hasStorybook ? [`  Design      ${site('design')}`] : []),
    ...(secrets ? [`  Sandbox     ${places.sandboxOrigin}  (the phones and the payment pages)`] : []),
    '',
    `ready ${places.publicOrigin}`,
    '',
  ].join('\n');
}
