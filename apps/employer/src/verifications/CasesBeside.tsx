import type { Dashboard } from '@repo/api-client/normalise/dashboard';
import { initialsOf } from '@repo/domain/initials';
import { canViewReport } from '@repo/domain/verification-status';
import { ListRows } from '@repo/ui/components/ListRows';
import { SelectRow } from '@repo/ui/components/SelectRow';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { ListBeside } from '@repo/ui/patterns/ListBeside';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { caseDetail } from './case-detail.ts';
import { CaseBar, CaseChip } from './CaseProgress.tsx';
import { ItemLine } from './ItemLine.tsx';
import { PackageLine } from './PackageLine.tsx';
import { reportLinkOf } from './subject.ts';
import { useSelectedCase } from './use-selected-case.ts';
import { isPaidFor, type Facts } from './use-verifications.ts';
import { caseKey, type VerificationCase } from './verification-case.ts';
import { nameInList, shownState } from './words.ts';

export interface CasesProps {
  /** At least one. */
  readonly cases: readonly VerificationCase[];
  readonly dashboard: Dashboard;
  readonly factsOf: (workerId: string) => Facts;
}

/** The cases of a desk: the list, and the selected one beside it. */
export function CasesBeside({ cases, dashboard, factsOf }: CasesProps) {
  const { selected, select } = useSelectedCase(cases, dashboard);
  const [told, setTold] = useState('');
  if (selected === undefined) return null;
  const factsAbout = ({ lead }: VerificationCase) => ({
    facts: factsOf(lead.nanny_id),
    isPaid: isPaidFor(lead, dashboard),
  });
  return (
    <>
      {/* The focus stays on the row: a reader hears what changed beside it. */}
      <VisuallyHidden>
        <output>{told}</output>
      </VisuallyHidden>
      <ListBeside
        entries="rows"
        opened={caseKey(selected)}
        list={
          <ListRows>
            {cases.map((each) => (
              <CaseRow
                key={caseKey(each)}
                verification={each}
                {...factsAbout(each)}
                isSelected={each === selected}
                onSelect={() => {
                  select(each);
                  setTold(`${nameOf(each, factsOf)} is shown beside the list`);
                }}
              />
            ))}
          </ListRows>
        }
      >
        <Suspense fallback={<Skeleton label="Loading..." kind="card" count={2} />}>
          <caseDetail.Part verification={selected} {...factsAbout(selected)} />
        </Suspense>
      </ListBeside>
    </>
  );
}

const nameOf = ({ lead }: VerificationCase, factsOf: CasesProps['factsOf']): string =>
  factsOf(lead.nanny_id).worker.data?.displayName ?? lead.workerName;

interface CaseRowProps {
  readonly verification: VerificationCase;
  readonly facts: Facts;
  readonly isPaid: boolean;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

/** One case in the list of a desk. Its score and its checks stand beside the list. */
function CaseRow({ verification: { lead }, facts, isPaid, isSelected, onSelect }: CaseRowProps) {
  const navigate = useNavigate();
  const { completion } = facts;
  const worker = facts.worker.data;
  const { href, state } = reportLinkOf(lead, worker);
  return (
    <SelectRow
      initials={worker?.initials ?? initialsOf({ name: nameInList(lead) })}
      photo={worker?.photo ?? undefined}
      name={worker?.displayName ?? lead.workerName}
      facts={<PackageLine item={lead} />}
      status={<CaseChip lead={lead} completion={completion} isPaid={isPaid} />}
      current={isSelected}
      onSelect={onSelect}
      onOpen={canViewReport(shownState(lead)) ? () => void navigate(href, { state }) : undefined}
    >
      <ItemLine item={lead} completion={completion.data} isPaid={isPaid} />
      <CaseBar lead={lead} completion={completion} isPaid={isPaid} />
    </SelectRow>
  );
}
