import { expect, it } from 'vitest';
import {
  incidentReasonLabels,
  incidentReasons,
  incidentReasonsOf,
  rulingReasonLabels,
  rulingReasons,
  rulingReasonsOf,
} from './allegation-reason.ts';

// spec: team-case-pages/reasons
it.each([
  ['an incident', incidentReasons, Object.values(incidentReasonsOf), incidentReasonLabels],
  ['a dispute', rulingReasons, Object.values(rulingReasonsOf), rulingReasonLabels],
])('each reason of %s belongs to one decision, and has words of its own', (_, all, byDecision, labels) => {
  expect(byDecision.flat()).toEqual(all);
  expect(new Set(Object.values(labels)).size).toBe(all.length);
});
