import type { Case } from '@repo/api-client/queries/cases';
import { LinkTabs } from '@repo/ui/components/LinkTabs';
import { StatusIcon } from '@repo/ui/components/StatusIcon';
import { useMemo } from 'react';
import { checkNames } from '../../work/work-words.ts';
import { useBegunWork } from '../../work/drafts.ts';
import { caseAddress, type CasePlace } from '../../work/case-address.ts';
import { standingIcon, standingText } from './case-words.ts';

interface ChecksProps {
  readonly found: Case;
  /** The check in sight, and what stands beside it. */
  readonly place: CasePlace;
}

/** The checks of a case with where each stands, and whether the member began to decide it. */
export function Checks({ found, place }: ChecksProps) {
  const { id, checks } = found;
  const { beside, from } = place;
  const begun = useBegunWork();
  // A step to another check draws two tiles again, and not all.
  const items = useMemo(
    () =>
      checks.map((check) => ({
        label: checkNames[check.check_kind],
        href: caseAddress(id, { check: check.check_kind, beside, from }),
        icon: <StatusIcon status={standingIcon(check)} />,
        note: `${standingText(found, check)}${begun.has(check.id) ? ', begun' : ''}`,
      })),
    [found, id, checks, beside, from, begun],
  );
  return (
    <LinkTabs
      label="Checks of this case"
      layout="tiles"
      stepped="opens"
      current={caseAddress(id, place)}
      items={items}
    />
  );
}
