import { posix } from 'node:path';
import { layers, SERVICES, wingObjection } from '@repo/repo-checks/wings';
import { Refusal, type Generator } from '../generator.ts';
import { inForm, toCamel } from '../names.ts';

const LOCK = `${SERVICES}/access/lock-worker.ts`;
const API = 'apps/api/src';
const TESTS = 'apps/api/test';

/** How a file imports another one. */
function importPath(from: string, target: string): string {
  const path = posix.relative(posix.dirname(from), target);
  return path.startsWith('.') ? path : `./${path}`;
}

const head = (file: string) => `import type { Context } from '${importPath(file, `${API}/context.ts`)}';
import { withTransaction } from '${importPath(file, `${API}/db/transaction.ts`)}';`;

const DOCSTRING = `/**
 * Replace this sentence: what it does, and what happens when it is done twice.
 * @throws ServiceError Replace this sentence: of which kind, and when.
 */`;

const verbOfWorker = (file: string, name: string) => `${head(file)}
import { lockWorker } from '${importPath(file, LOCK)}';

${DOCSTRING}
export async function ${toCamel(name)}(ctx: Context, workerId: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    // The lock comes first. Another change of the same worker's facts waits here.
    await lockWorker(tx, workerId);
    // Read, decide with @repo/domain and write here. Where her facts change: tx.factsChanged(workerId).
    tx.audit({ actor: \`worker:\${workerId}\`, action: '${name}', subject: \`worker:\${workerId}\` });
  });
}
`;

const verbOfSystem = (file: string, name: string) => `${head(file)}

${DOCSTRING}
export async function ${toCamel(name)}(ctx: Context): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    // Lock, read, decide with @repo/domain and write here.
    tx.audit({ actor: 'system', action: '${name}', subject: 'system' });
  });
}
`;

const testOfWorker = (file: string, test: string, name: string) => `import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ${toCamel(name)} } from '${importPath(test, file)}';
import { caseWorkOf } from './case-work.ts';

const api = await useApi();
const work = caseWorkOf(api);

const audited = async (worker: string) => {
  const lines = await api.ctx.db.select().from(auditLog).where(eq(auditLog.subject, \`worker:\${worker}\`));
  return lines.map(({ actor, action }) => ({ actor, action }));
};

it('is told in the audit log', async () => {
  const worker = await work.worker();
  await ${toCamel(name)}(api.ctx, worker);
  expect(await audited(worker)).toEqual([{ actor: \`worker:\${worker}\`, action: '${name}' }]);
});

it('leaves nothing behind for a worker who is gone', async () => {
  const nobody = randomUUID();
  await expect(${toCamel(name)}(api.ctx, nobody)).rejects.toThrow('The worker is gone');
  expect(await audited(nobody)).toEqual([]);
});
`;

const testOfSystem = (file: string, test: string, name: string) => `import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditLog } from '../src/db/schema/system.ts';
import { ${toCamel(name)} } from '${importPath(test, file)}';
import { useApi } from './use-api.ts';

const api = await useApi();

it('is told in the audit log', async () => {
  await ${toCamel(name)}(api.ctx);
  const lines = await api.ctx.db.select().from(auditLog).where(eq(auditLog.action, '${name}'));
  expect(lines).toMatchObject([{ actor: 'system', subject: 'system' }]);
});
`;

/** The folder of a verb. Some wings have no halls: their verbs stand in the wing itself. */
function folderOf(place: string): string {
  const [wing = '', ...halls] = place.split('/');
  const wings = layers.flat();
  if (!wings.includes(wing))
    throw new Refusal(`There is no wing "${wing}". The wings: ${wings.toSorted().join(', ')}.`);
  if (halls.length > 1) throw new Refusal(`A verb stands in a hall of its wing, not in "${place}".`);
  return [SERVICES, wing, ...halls.map((hall) => inForm('kebab', 'The name of a hall', hall))].join('/');
}

export const verbGenerator: Generator = {
  names: ['<wing>[/<hall>]', '<verb-name>'],
  makes: 'a verb of the service, with a lock, a line of the audit log, and its test',
  plan([place = '', name = '']) {
    inForm('kebab', 'The name of a verb', name);
    const folder = folderOf(place);
    const file = `${folder}/${name}.ts`;
    const test = `${TESTS}/${name}.test.ts`;
    const mayLock = wingObjection(file, LOCK) === undefined;
    return {
      files: {
        [file]: mayLock ? verbOfWorker(file, name) : verbOfSystem(file, name),
        [test]: mayLock ? testOfWorker(file, test, name) : testOfSystem(file, test, name),
      },
      inserts: [],
      next: [
        `Read what belongs into this wing: ${SERVICES}/${place.split('/')[0]}/README.md`,
        `Write the test first, then the verb: ./pnpm --filter @repo/api exec vitest run test/${name}.test.ts`,
        'Refuse by a kind and a code: packages/domain/src/refusals/english.ts has the codes.',
        `Name the action of the audit log by what was done, as 'review-deleted'.`,
        'Call it in a handler (npm run new -- call) or a job (npm run new -- job): until then it counts as dead code (./pnpm check:knip).',
      ],
    };
  },
};
