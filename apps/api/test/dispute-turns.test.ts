import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { findingWorkOf } from './finding-work.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const turns = z.tuple([z.object({ turn_since: z.nullable(z.coerce.date()) })]);

const api = await useApi();
const work = await findingWorkOf(api);
const team = teamWorkOf(api);
const member = await team.member('agent');
const [before, written, first, second] = [1, 2, 3, 4].map((hour) => `2026-01-05T0${String(hour)}:00:00.000Z`);

/** Raw statements: what the triggers do without the service. */
const run = (statement: SQL) => api.ctx.db.execute(statement);

let worker: string;
let check: string;
beforeEach(async () => {
  ({ worker, id: check } = await work.opened('social_media'));
});

const verdict = async (at: string | undefined, place = 1, ended: string | null = null) => {
  const id = randomUUID();
  const member_id = place === 1 ? member.id : (await team.member('agent')).id;
  await run(sql`insert into verdicts (id, check_id, member_id, place, verdict, note, created_at, ended_at)
    values (${id}, ${check}, ${member_id}, ${place}, 'finding', '', ${at}, ${ended})`);
  return id;
};
const dispute = async (status = 'open', about: SQL = sql`${check}::uuid, null`) => {
  const id = randomUUID();
  await run(sql`insert into disputes (id, worker_id, check_id, incident_id, words, status, created_at)
    values (${id}, ${worker}, ${about}, 'Not me.', ${status}, ${written})`);
  return id;
};
const turnOf = async (id: string) =>
  turns
    .parse((await run(sql`select turn_since from disputes where id = ${id}`)).rows)[0]
    .turn_since?.toISOString() ?? null;

describe('a new dispute', () => {
  it('has no turn of its own after the verdicts before it', async () => {
    await verdict(before);
    expect(await turnOf(await dispute())).toBeNull();
  });

  it('has the turn of a later verdict that counts', async () => {
    await verdict(first);
    await verdict(second, 2, second);
    expect(await turnOf(await dispute())).toBe(first);
  });

  it('of a record has none', async () => {
    const { id } = await work.reported();
    worker = (await work.workerOf(id)) ?? '';
    expect(await turnOf(await dispute('open', sql`null, ${id}::uuid`))).toBeNull();
  });
});

describe('a verdict', () => {
  it('gives the open dispute of its check its time, and the latest one counts', async () => {
    const id = await dispute();
    await verdict(first);
    expect(await turnOf(id)).toBe(first);
    await verdict(second, 2);
    expect(await turnOf(id)).toBe(second);
  });

  it('takes its time back when it ends', async () => {
    const id = await dispute();
    await verdict(first);
    const last = await verdict(second, 2);
    await run(sql`update verdicts set ended_at = ${second} where id = ${last}`);
    expect(await turnOf(id)).toBe(first);
    await run(sql`update verdicts set ended_at = ${second} where check_id = ${check}`);
    expect(await turnOf(id)).toBeNull();
  });

  it('leaves a dispute alone that is over, and the disputes of other checks', async () => {
    const over = await dispute('withdrawn');
    const other = await work.opened('social_media');
    const [ofThis, ofThat] = [check, other.id];
    [worker, check] = [other.worker, ofThat];
    const open = await dispute();
    check = ofThis;
    await verdict(first);
    expect([await turnOf(over), await turnOf(open)]).toEqual([null, null]);
  });

  it('about an incident gives no dispute a time', async () => {
    const id = await dispute();
    const incident = (await work.reported()).id;
    await run(sql`insert into verdicts (incident_id, member_id, place, verdict, note, created_at)
      values (${incident}, ${member.id}, 1, 'upheld', '', ${first})`);
    expect(await turnOf(id)).toBeNull();
  });
});
