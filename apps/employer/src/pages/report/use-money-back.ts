import type { Verification } from '@repo/api-client/normalise/dashboard';
import { dashboardQuery } from '@repo/api-client/queries/dashboard';
import type { Report } from '@repo/api-client/queries/reports';
import { isFirstTry } from '@repo/app-shell/data/first-try';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { casesOf } from '../../verifications/verification-case.ts';
import { isStopped, refundWords, shownState, statusLine } from '../../verifications/words.ts';

/** Whether a report opens only with a package: none is paid, and nothing has ended it. */
export const isClosed = ({ access_level, ended }: Report): boolean =>
  access_level === 'none' && ended === null;

const canHaveMoneyBack = (report: Report): boolean => isClosed(report) || report.ended?.stopped === true;

/**
 * What the employer got back for the check of a closed report or of a stopped one, in a sentence. Undefined where no money
 * went back. The report does without it when the list of verifications fails to load.
 */
export function useMoneyBack(report: Report | undefined): {
  readonly moneyBack: string | undefined;
  readonly isWaiting: boolean;
} {
  const isAsked = report !== undefined && canHaveMoneyBack(report);
  const query = useQuery({ ...dashboardQuery(client), enabled: isAsked });
  const newest = casesOf(query.data?.verifications ?? []).find(
    ({ lead }) => lead.nanny_id === report?.nanny_id,
  )?.lead;
  return {
    moneyBack: isAsked && newest !== undefined ? sentenceOf(newest, isClosed(report)) : undefined,
    isWaiting: isAsked && isFirstTry(query),
  };
}

function sentenceOf(item: Verification, isWithoutReport: boolean): string | undefined {
  if (item.source.kind === 'request') return undefined;
  if (isWithoutReport)
    return shownState(item) === 'refunded' ? statusLine(item, undefined, false) : undefined;
  return isStopped(item) ? refundWords(item.source.purchase) : undefined;
}
