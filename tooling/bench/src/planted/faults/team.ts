import type { Fault } from '../fault.ts';

const TEAM = 'apps/api/src/services/people/team';
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
