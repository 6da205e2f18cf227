import { caseFileQuery, type Case, type CaseFile, type CheckOfCase } from '@repo/api-client/queries/cases';
import { checkReasonLabels } from '@repo/domain/check-reason';
import { Stack } from '@repo/ui/primitives/Stack';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { standingText, standingTone } from '../case-words.ts';
import { LoadedPapers } from '../../../evidence/LoadedPapers.tsx';
import { OutcomeLine } from '../../../evidence/OutcomeLine.tsx';

/** Why a check came out so, and in which words: the reason of the last member who said its outcome, the words of the first. */
function groundsOf({ id, status, outcome }: CheckOfCase, results: CaseFile['results']) {
  const result = results.find(({ check_id: checkId }) => checkId === id);
  // A finding that waits for the worker's answer is no outcome yet.
  const agreed = status === 'confirmed' ? 'finding' : outcome;
  const said = result?.verdicts.filter((verdict) => verdict.outcome === agreed) ?? [];
  const reason = said.at(-1)?.reason ?? null;
  const note = result?.note ?? said[0]?.note ?? '';
  return { reason: reason === null ? null : checkReasonLabels[reason], note: note === '' ? null : note };
}

/** What each other check of the case came to, and why, for the recommendation. */
export function Outcomes({ found }: { readonly found: Case }) {
  const file = useQuery(caseFileQuery(client, found));
  const others = found.checks.filter(({ check_kind: kind }) => kind !== 'final_review');
  return (
    <LoadedPapers title="The other checks" query={file}>
      {({ results }) => (
        <Stack as="ul" gap="small">
          {others.map((check) => (
            <OutcomeLine
              key={check.id}
              kind={check.check_kind}
              standing={standingText(found, check)}
              tone={standingTone(check)}
              {...groundsOf(check, results)}
            />
          ))}
        </Stack>
      )}
    </LoadedPapers>
  );
}
