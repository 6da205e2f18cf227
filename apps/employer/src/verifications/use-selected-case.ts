import type { Dashboard } from '@repo/api-client/normalise/dashboard';
import { useState } from 'react';
import { selectedCase } from '../visit.ts';
import { caseKey, caseOf, type VerificationCase } from './verification-case.ts';
import { waitingAmong } from './waiting-among.ts';

/** The case that waits for the employer, else the newest. */
const firstOf = (cases: readonly VerificationCase[], dashboard: Dashboard) =>
  waitingAmong(cases, dashboard)[0] ?? cases[0];

/**
 * The case beside the list. What comes while the employer reads selects no other case, and a filter that hides the selected
 * one shows another meanwhile.
 * @param cases those that the filter leaves.
 */
export function useSelectedCase(cases: readonly VerificationCase[], dashboard: Dashboard) {
  const [key, setKey] = useState(() => {
    const first = firstOf(cases, dashboard);
    return selectedCase.read() ?? (first === undefined ? '' : caseKey(first));
  });
  return {
    selected: caseOf(cases, key) ?? firstOf(cases, dashboard),
    select: (each: VerificationCase) => {
      setKey(caseKey(each));
      selectedCase.set(caseKey(each));
    },
  };
}
