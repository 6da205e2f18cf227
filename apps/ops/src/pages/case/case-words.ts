import type { Case, CaseFile, CheckOfCase } from '@repo/api-client/queries/cases';
import { checkStates } from '@repo/domain/status-vocabulary';
import { formatDay } from '@repo/domain/dates';
import type { NextActor } from '@repo/domain/next-act';
import type { CaseStatus } from '@repo/domain/verification-case';
import type { BadgeTone } from '@repo/ui/components/Badge';
import type { IconStatus } from '@repo/ui/components/StatusIcon';
import { needLabels } from '../../work/work-words.ts';

const ended: Readonly<Record<Exclude<CaseStatus, 'open'>, string>> = {
  completed: 'report complete',
  closed: 'closed',
};

/** What a case is about: 'Amina Barasa, Premium Check, due 30 Nov 2026'. */
export const caseText = (found: Case, file: CaseFile | undefined): string =>
  [
    ...(file === undefined ? [] : [file.worker.name ?? 'A worker without a name']),
    found.package_name,
    found.status === 'open'
      ? found.due_at === null
        ? 'nothing left to do'
        : `due ${formatDay(found.due_at)}`
      : ended[found.status],
  ].join(', ');

const actorTexts: Readonly<Record<NextActor, string>> = {
  team: 'To do',
  worker: 'Waits for the worker',
  referee: 'Waits for a referee',
  provider: 'Waits for the provider',
  other_checks: 'After the others',
};

/** Whether the team has nothing left to decide about a check. */
export const isOver = ({ status }: CheckOfCase): boolean => status === 'decided' || status === 'confirmed';

/**
 * Where a check of a case stands: its outcome, or who must act. The identity is decided with the attempt that waits for the
 * team, so that its second look is the check's.
 */
export function standingText(
  { status, related }: Pick<Case, 'status' | 'related'>,
  check: CheckOfCase,
): string {
  if (check.status === 'decided')
    return check.outcome === null ? 'Decided' : checkStates[check.outcome].english;
  if (check.status === 'confirmed')
    return check.in_report_from === null
      ? 'Finding agreed'
      : `In the report from ${formatDay(check.in_report_from)}`;
  const comparesPhotos = status === 'open' && check.check_kind === 'identity';
  const attempt = comparesPhotos ? related.find(({ kind }) => kind === 'identity') : undefined;
  const needs = check.needs === 'first_look' ? (attempt?.needs ?? check.needs) : check.needs;
  if (needs !== 'first_look') return needLabels[needs];
  return check.acts_next === null ? 'To do' : actorTexts[check.acts_next];
}

export function standingIcon(check: CheckOfCase): Exclude<IconStatus, 'to_pay' | 'asked'> {
  if (check.status === 'decided' || check.status === 'confirmed')
    return check.status === 'confirmed' || check.outcome === 'finding'
      ? 'failed'
      : check.outcome === 'clear'
        ? 'completed'
        : 'ended';
  return check.is_open ? 'in_progress' : 'pending';
}

export const standingTone = (check: CheckOfCase): BadgeTone =>
  (
    {
      completed: 'success',
      failed: 'danger',
      ended: 'default',
      in_progress: 'info',
      pending: 'default',
    } as const
  )[standingIcon(check)];
