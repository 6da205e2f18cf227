import { describe, expect, it } from 'vitest';
import { tells } from '../../../stories/consent-requests.ts';
import { endOf, waitingAlerts } from './alert-needs.ts';

const asked = (number: number, employer: string) =>
  tells(number, { kind: 'contact_asked', values: { employer } }, false);
const side = tells(3, { kind: 'incident_asked', values: {} }, false);
const paper = (number: number) =>
  tells(number, { kind: 'document_refused', values: { document: 'policeClearance' } }, false);
const clear = tells(6, { kind: 'check_clear', values: { check: 'identity' } }, false);
const all = [asked(0, 'A'), asked(1, 'B'), paper(2), side, paper(4), asked(5, 'A'), clear];

const END = '2026-11-24T09:30:00+03:00';
const endsOf = (...employers: readonly string[]) => new Map(employers.map((employer) => [employer, END]));
const LATER = '2026-11-25T09:30:00+03:00';

it('ends with the open request of its employer', () => {
  const waiting = { needs: ['request'], ends: endsOf('B') } as const;
  expect(endOf(asked(1, 'B'), waiting)).toBe(END);
  expect(endOf(asked(0, 'A'), waiting)).toBeUndefined();
  expect(endOf(side, waiting)).toBeUndefined();
});

describe('what waits for her', () => {
  it('is the newest alert of each matter: what runs out first, then the gravest, then the newest', () => {
    const ends = new Map([
      ['A', LATER],
      ['B', END],
    ]);
    expect(waitingAlerts(all, { needs: ['request', 'documents', 'statement'], ends })).toEqual([
      asked(1, 'B'),
      asked(0, 'A'),
      side,
      paper(2),
    ]);
  });

  it('is no request that she has answered, and nothing that she has done', () => {
    expect(waitingAlerts(all, { needs: ['request'], ends: endsOf('B') })).toEqual([asked(1, 'B')]);
    expect(waitingAlerts(all, { needs: [], ends: endsOf('A') })).toEqual([]);
  });
});
