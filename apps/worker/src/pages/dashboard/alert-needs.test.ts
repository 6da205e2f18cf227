import { describe, expect, it } from 'vitest';
import { tells } from '../../../stories/consent-requests.ts';
import { waitingAlerts } from './alert-needs.ts';

const asked = (number: number, employer: string) =>
  tells(number, { kind: 'contact_asked', values: { employer } }, false);
const side = tells(3, { kind: 'incident_asked', values: {} }, false);
const paper = (number: number) =>
  tells(number, { kind: 'document_refused', values: { document: 'policeClearance' } }, false);
const clear = tells(6, { kind: 'check_clear', values: { check: 'identity' } }, false);
const all = [asked(0, 'A'), asked(1, 'B'), paper(2), side, paper(4), asked(5, 'A'), clear];

describe('what waits for her', () => {
  it('is the newest alert of each matter, in the order of what is urgent', () => {
    expect(
      waitingAlerts(all, { needs: ['request', 'statement', 'documents'], employers: new Set(['B', 'A']) }),
    ).toEqual([asked(1, 'B'), asked(0, 'A'), side, paper(2)]);
  });

  it('is no request that she has answered, and nothing that she has done', () => {
    expect(waitingAlerts(all, { needs: ['request'], employers: new Set(['B']) })).toEqual([asked(1, 'B')]);
    expect(waitingAlerts(all, { needs: [], employers: new Set(['A']) })).toEqual([]);
  });
});
