import type { Fault } from '../fault.ts';

const TEAM = 'apps/api/src/services/people/team';
const CASEWORK = 'apps/api/src/services/casework';
const APP = 'apps/ops/src';

/** Of the team: its calls, and its site. */
export const teamFaults: readonly Fault[] = [
  {
    id: 'api/every-role-may-do-everything',
    kind: 'wrong gate',
    harm: 'An auditor, who decides nothing, decides checks.',
    file: 'apps/api/src/http/register.ts',
    find: '(call.permission === undefined || !mayDo(actor.role, call.permission))',
    replace:
      "(call.permission === undefined || (actor.role === 'finance' && !mayDo(actor.role, call.permission)))",
    first: 'team-roles',
  },
  {
    id: 'api/app-code-works-twice',
    kind: 'wrong gate',
    harm: 'Somebody who looks over a shoulder signs in as a member of the team.',
    file: `${TEAM}/second-factor/used-codes.ts`,
    find: '  return used.length > 0;',
    replace: '  return used.length >= 0;',
    first: 'second-factor',
  },
  {
    id: 'domain/one-administrator-decides',
    kind: 'wrong rule',
    harm: 'One stolen account of an administrator brings its own people into the team.',
    file: 'packages/domain/src/team-change.ts',
    find: "  if (isOwn) return 'ownProposal';\n",
    replace: '',
  },
  {
    id: 'domain/one-member-agrees-with-herself',
    kind: 'wrong rule',
    harm: 'One colleague who was paid for it writes a finding into a report, or proves an identity, alone.',
    file: 'packages/domain/src/four-eyes.ts',
    find: "    if (hadSay) return { state: 'refused', refusal: 'secondLookByAnother' };\n",
    replace: '',
  },
  {
    id: 'api/finding-before-her-answer',
    kind: 'wrong gate',
    harm: 'A finding is in the report before the worker could say that it is about another person.',
    file: `${CASEWORK}/checks/publish-finding.ts`,
    find: 'if (!entersReport(finding, tx.now)) return false;',
    replace: 'if (!entersReport(finding, tx.now) && disputed) return false;',
    first: 'finding-answers',
  },
  {
    id: 'api/finding-hinted-to-employer',
    kind: 'data kept or shown',
    harm: 'An employer reads that two members look at a check, and dismisses the worker before she can answer.',
    file: 'apps/api/src/services/reporting/reports/read-completion.ts',
    find: "status: counts ? shownStatus(row.status) : 'pending',",
    replace: "status: counts ? row.status : 'pending',",
    first: 'finding-answers',
  },
  {
    id: 'api/works-on-her-own-household',
    kind: 'wrong gate',
    harm: 'A member of the team clears the check of her own cousin.',
    file: 'apps/api/src/services/access/conflicts.ts',
    find: 'return member?.knows ?? true;',
    replace: 'return member === undefined;',
    first: 'team-conflicts',
  },
  {
    id: 'api/papers-without-a-case',
    kind: 'wrong gate',
    harm: 'A member of the team reads the papers of a neighbour whose case is none of hers.',
    file: 'apps/api/src/services/work/holders.ts',
    find: "if (held === undefined) throw new ServiceError('forbidden', 'workNotHeld');",
    replace: "if (held === undefined && workerId === '') throw new ServiceError('forbidden', 'workNotHeld');",
    first: 'work-papers',
  },
  {
    id: 'api/decides-what-a-colleague-holds',
    kind: 'wrong gate',
    harm: 'A member decides a check while a colleague is on the phone with its referee.',
    file: 'apps/api/src/services/work/holders.ts',
    find: "if (held !== undefined) throw new ServiceError('conflict', 'workHeldByAnother');",
    replace: "if (held?.id === '') throw new ServiceError('conflict', 'workHeldByAnother');",
    first: 'work-holders',
  },
  {
    id: 'domain/late-at-night',
    kind: 'wrong rule',
    harm: 'A check whose day is over is not late before midnight, and nobody works it that evening.',
    file: 'packages/domain/src/working-time.ts',
    find: 'if (isBusinessDay(moment) && moment < closing(moment))',
    replace: 'if (isBusinessDay(moment) && moment <= closing(moment))',
    first: 'working-time',
  },
  {
    id: 'domain/colleague-agrees-to-anything',
    kind: 'lost money',
    harm: 'One member sends the money of a payer to her own account, after a colleague entered the right one.',
    file: 'packages/domain/src/refund-details.ts',
    find: "return { state: isEqual ? 'agreed' : 'differ', entry: earlier };",
    replace:
      "return { state: isEqual || earlier.fingerprint !== null ? 'agreed' : 'differ', entry: earlier };",
    first: 'refund-details',
  },
  {
    id: 'ops/open-desk',
    kind: 'wrong rule',
    harm: 'An unattended desk shows identity cards to whoever passes, all day.',
    file: `${APP}/shell/use-idle-end.ts`,
    find: 'if (Date.now() - lastUse.at() >= IDLE_MILLISECONDS) endSessionToReturn();',
    replace: 'if (lastUse.at() >= IDLE_MILLISECONDS) lastUse.keep();',
  },
  {
    id: 'ops/codes-never-kept',
    kind: 'wrong gate',
    harm: 'A member goes on without her recovery codes, which are shown only once.',
    file: `${APP}/pages/sign-in/RecoveryCodesStep.tsx`,
    find: "disabledReason={!kept && 'Please keep the codes first.'}",
    replace: "disabledReason={kept && codes.length === 0 && 'Please keep the codes first.'}",
  },
];
