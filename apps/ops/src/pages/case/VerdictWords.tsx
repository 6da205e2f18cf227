import type { Verdict } from '@repo/api-client/queries/cases';
import { checkStates } from '@repo/domain/status-vocabulary';
import { checkReasonLabels } from '@repo/domain/check-reason';
import { formatDay, formatMoment } from '@repo/domain/dates';
import { evidenceSourceLabels } from '@repo/domain/evidence-source';
import { DefinitionList } from '@repo/ui/components/DefinitionList';

const NONE = 'Not given';

const evidenceText = ({ source, evidence_on: day }: Verdict): string =>
  [source === null ? NONE : evidenceSourceLabels[source], ...(day === null ? [] : [formatDay(day)])].join(
    ', ',
  );

/** What one member decided, with its grounds. */
export const VerdictWords = ({ verdict }: { readonly verdict: Verdict }) => (
  <DefinitionList
    layout="stacked"
    items={[
      { term: 'Outcome', value: checkStates[verdict.outcome].english, strong: true },
      { term: 'Reason', value: verdict.reason === null ? NONE : checkReasonLabels[verdict.reason] },
      { term: 'Evidence', value: evidenceText(verdict) },
      { term: 'Note for the report', value: verdict.note === '' ? 'None' : verdict.note },
      ...(verdict.team_note === null ? [] : [{ term: 'Note for the team', value: verdict.team_note }]),
      { term: 'By', value: `${verdict.by ?? 'A colleague'}, ${formatMoment(verdict.at)}` },
    ]}
  />
);
