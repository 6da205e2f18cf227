import { expect, it } from 'vitest';
import { createAuditSeal, type AuditSeal } from '../../../security/audit-seal.ts';
import { ChainCheck, type FaultKind, type StoredRow } from './chain-check.ts';

const seal = createAuditSeal(Buffer.alloc(32, 1));
const newSeal = createAuditSeal(Buffer.alloc(32, 2));
const unknownSeal = createAuditSeal(Buffer.alloc(32, 3));

/** A row after another, as the service writes it. */
function next(before: StoredRow | undefined, by: AuditSeal = seal, actor = 'system'): StoredRow {
  const id = (before?.id ?? 0) + 1;
  const facts = {
    at: `2026-01-31T08:00:0${String(id)}.000000`,
    actor,
    action: 'paid',
    subject: `purchase:${String(id)}`,
    details: { amount: 1500 },
    previousHash: before?.hash ?? '',
  };
  return { ...facts, id, hash: by.hash(facts), keyId: by.keyId, unkeyedHash: null };
}

function chain(...seals: readonly AuditSeal[]): StoredRow[] {
  const rows: StoredRow[] = [];
  for (const by of seals) rows.push(next(rows.at(-1), by));
  return rows;
}

const five = chain(seal, seal, seal, seal, seal);
const [first, second, third, fourth, fifth] = [five[0], five[1], five[2], five[3], five[4]];
if (!first || !second || !third || !fourth || !fifth) throw new Error('The chain is too short');
const forged = { ...third, actor: 'nobody' };
const forgedOn = next(next(second, unknownSeal, 'nobody'), unknownSeal);
const renumbered = (row: StoredRow, id: number): StoredRow => ({ ...row, id });
const anchorOf = ({ id, at, hash }: StoredRow) => ({ id, at, hash });

function check(rows: readonly StoredRow[], anchored: readonly StoredRow[]) {
  const chainCheck = new ChainCheck([newSeal, seal], anchored.map(anchorOf));
  for (const row of rows) {
    const fault = chainCheck.see(row);
    if (fault) return fault;
  }
  return chainCheck.end();
}

it.each<[string, readonly StoredRow[], readonly StoredRow[]]>([
  ['no row', [], []],
  ['rows without an anchor', five, []],
  ['rows with anchors, in any order', five, [fourth, second]],
  ['an anchor of the last row', five, [fifth]],
  ['a key that replaced another', chain(seal, seal, newSeal, newSeal), []],
])('%s: whole', (_what, rows, anchored) => {
  expect(check(rows, anchored)).toBeUndefined();
});

it.each<[string, readonly StoredRow[], readonly StoredRow[], FaultKind, number]>([
  ['a changed row', [first, second, forged, fourth, fifth], [], 'changed', 3],
  ['a changed first row', [{ ...first, actor: 'nobody' }, second], [], 'changed', 1],
  ['a changed last row', [first, second, forged], [], 'changed-or-slipped-in', 3],
  ['two changed rows', [first, { ...second, at: 'never' }, forged, fourth], [], 'changed', 2],
  ['details that are none', [first, { ...second, details: null }, third], [], 'changed', 2],
  ['another number', [first, renumbered(second, 7)], [], 'changed', 7],
  ['another key id', [first, { ...second, keyId: unknownSeal.keyId }, third], [], 'unknown-key', 2],
  ['a removed row', [first, second, fourth, fifth], [], 'removed', 3],
  ['removed rows', [first, fourth, fifth], [], 'removed', 2],
  ['a removed first row', [second, third], [], 'removed', 1],
  ['a removed row, renumbered', [first, renumbered(third, 2), renumbered(fourth, 3)], [], 'removed', 2],
  ['two rows in the other order', [first, renumbered(third, 2), renumbered(second, 3)], [], 'slipped-in', 2],
  ['a forged row between', [first, second, forged, renumbered(third, 4)], [], 'slipped-in', 3],
  [
    'two forged rows between',
    [first, second, forged, { ...forged, id: 4 }, renumbered(third, 5)],
    [],
    'slipped-in',
    3,
  ],
  ['a copied row between', [first, second, renumbered(first, 3), renumbered(third, 4)], [], 'slipped-in', 3],
  ['a forged row at the end', [...five, { ...forged, id: 6 }], [], 'changed-or-slipped-in', 6],
  ['a chain with a made-up key', [first, second, next(second, unknownSeal), forgedOn], [], 'unknown-key', 3],
  ['a row with a replaced key', chain(seal, newSeal, seal), [], 'changed-or-slipped-in', 3],
  ['a cut end', [first, second], [third], 'removed-at-end', 3],
  ['nothing left', [], [second, fourth], 'removed-at-end', 1],
  [
    'another row than the anchor',
    [first, second, next(second, seal, 'nobody')],
    [third],
    'differs-from-anchor',
    3,
  ],
])('%s: named', (_what, rows, anchored, kind, id) => {
  expect(check(rows, anchored)).toMatchObject({ kind, id });
});
