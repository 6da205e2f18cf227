import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAuditSeal } from '../src/security/audit-seal.ts';
import { auditWork, momentOf, RECHAIN, type AuditWork } from './audit-work.ts';

let work: AuditWork;
beforeEach(async () => {
  work = await auditWork();
  await work.writeUpTo(4);
  await work.anchor(4);
  await work.writeUpTo(6);
});
afterEach(() => work.stop());

const timeOf = (id: number) => momentOf(id).toISOString().replace('Z', '000Z');
const found = (id: number, words: string, at = id) => ({
  code: 1,
  line: expect.stringContaining(`FAULT: row ${id} (${timeOf(at)}) ${words}`),
});

it('a log that nobody touched is whole', async () => {
  expect(await work.verify()).toEqual({
    code: 0,
    line: 'audit log: All 6 rows are as they were written, and fit 1 anchors.\n',
  });
});

describe('who has every right in the database, but not the key, is found', () => {
  it('a row was changed', async () => {
    await work.attack(`update audit_log set details = jsonb_set(details, '{amount}', '1') where id = 3`);
    expect(await work.verify()).toEqual(found(3, 'was changed.'));
  });

  it.each([
    "at = at + interval '1 microsecond'",
    "actor = 'nobody'",
    "action = 'refunded'",
    "subject = 'purchase:9'",
  ])('a row got %s', async (change) => {
    await work.attack(`update audit_log set ${change} where id = 3`);
    expect(await work.verify()).toMatchObject({
      code: 1,
      line: expect.stringMatching(/row 3 .* was changed\./),
    });
  });

  it('a row was changed, and given a hash of its own', async () => {
    await work.attack(
      `update audit_log set actor = 'nobody', hash = encode(sha256('made up'), 'hex') where id = 3`,
    );
    expect(await work.verify()).toEqual(found(3, 'was changed.'));
  });

  it('a row was removed in the middle', async () => {
    await work.attack('delete from audit_log where id = 3');
    expect(await work.verify()).toEqual(found(3, 'was removed', 4));
  });

  it('a row was removed in the middle, and the others were numbered anew', async () => {
    await work.attack('delete from audit_log where id = 3', 'update audit_log set id = id - 1 where id > 3');
    expect(await work.verify()).toEqual(found(3, 'was removed', 4));
  });

  it('the first row was removed', async () => {
    await work.attack('delete from audit_log where id = 1');
    expect(await work.verify()).toEqual(found(1, 'was removed', 2));
  });

  it('the end was cut off', async () => {
    await work.attack('delete from audit_log where id > 2');
    expect(await work.verify()).toEqual(found(3, 'was removed with every row after it', 4));
  });

  it('everything was removed', async () => {
    await work.attack('truncate audit_log');
    expect(await work.verify()).toEqual(found(1, 'was removed with every row after it', 4));
  });

  it('the end was cut off, and the service wrote on', async () => {
    await work.attack('delete from audit_log where id > 2');
    await work.append(9, { actor: 'system', action: 'paid', subject: 'purchase:9' });
    await work.append(9, { actor: 'system', action: 'paid', subject: 'purchase:10' });
    expect(await work.verify()).toEqual(found(4, 'is another row than its anchor', 9));
  });

  it.each([
    ['made up', "'nobody', 'paid', 'purchase:9', '{}', hash, encode(sha256('made up'), 'hex'), key_id"],
    ['a copy of a later one', 'actor, action, subject, details, previous_hash, hash, key_id'],
  ])('a row was slipped in: %s', async (what, values) => {
    await work.attack(
      'update audit_log set id = id + 100 where id > 3',
      'update audit_log set id = id - 99 where id > 3',
      `insert into audit_log (id, at, actor, action, subject, details, previous_hash, hash, key_id)
       select 4, at, ${values} from audit_log where id = ${what === 'made up' ? 3 : 7}`,
    );
    expect(await work.verify()).toMatchObject({
      code: 1,
      line: expect.stringMatching(/row 4 .* was slipped in\./),
    });
  });

  it.each([1, 3])('every hash from row %i on was computed anew', async (from) => {
    await work.attack(`update audit_log set actor = 'nobody' where id = ${from}`, RECHAIN(from));
    expect(await work.verify()).toEqual(found(from, 'was changed or slipped in'));
  });

  it('every hash was computed anew, as if no key had ever been', async () => {
    await work.attack(`update audit_log set actor = 'nobody', key_id = null where id > 0`, RECHAIN(1));
    expect(await work.verify()).toEqual(found(4, 'is another row than its anchor'));
  });
});

it('who stole the key, and wrote the log anew with it, is found by the anchor outside the database', async () => {
  await work.attack('truncate audit_log');
  await work.writeUpTo(2);
  await work.append(3, { actor: 'nobody', action: 'paid', subject: 'purchase:3' });
  await work.writeUpTo(6);
  expect(await work.verify()).toEqual(found(4, 'is another row than its anchor'));
});

describe('the key', () => {
  const other = 'd4'.repeat(32);
  const second = createAuditSeal(Buffer.from(other, 'hex'));
  const entry = { actor: 'system', action: 'paid', subject: 'purchase:7' };

  it('may be replaced: the rows before are checked with the old key', async () => {
    await work.append(7, entry, second);
    const old = 'c3'.repeat(32);
    expect(await work.verify({ AUDIT_KEY: other, AUDIT_OLD_KEYS: old })).toMatchObject({ code: 0 });
    expect(await work.verify({ AUDIT_KEY: other })).toMatchObject({
      code: 1,
      line: expect.stringContaining('row 1 '),
    });
  });

  it('that was replaced writes no row after that, neither by a process that still has it nor by a thief', async () => {
    await work.append(7, entry, second);
    await expect(work.append(8, entry)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('was replaced by another') },
    });
    await work.attack('alter table audit_log disable trigger audit_log_chain');
    await work.append(8, entry);
    expect(await work.verify({ AUDIT_KEY: other, AUDIT_OLD_KEYS: 'c3'.repeat(32) })).toEqual(
      found(8, 'was changed or slipped in'),
    );
  });
});

it('an anchor that cannot be read is told, and no row', async () => {
  writeFileSync(join(work.folder, 'audit-anchors/2026-02-01.json'), '{"id":1}');
  expect(await work.verify()).toEqual({
    code: 1,
    line: 'audit log: The anchor of 2026-02-01 cannot be read.\n',
  });
});

it('names the variable that is missing', async () => {
  expect(await work.verify({ AUDIT_KEY: '' })).toEqual({
    code: 1,
    line: 'audit log: could not be checked. AUDIT_KEY: is required\n',
  });
});
