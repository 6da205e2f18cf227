import type { Case } from '@repo/api-client/queries/cases';
import { Banner } from '@repo/ui/components/Banner';
import { LinkTabs } from '@repo/ui/components/LinkTabs';
import { Stack } from '@repo/ui/primitives/Stack';
import { besideParts, caseAddress, type BesidePart, type CasePlace } from '../../../work/case-address.ts';
import { CaseFacts } from './CaseFacts.tsx';
import { Looks } from './Looks.tsx';
import { LiveReport } from './LiveReport.tsx';
import { Timeline } from './Timeline.tsx';

const labels: Readonly<Record<BesidePart, string>> = {
  report: 'Report',
  file: 'Who asked',
  timeline: 'Timeline',
  looks: 'Who looked',
};

interface BesideProps {
  readonly found: Case;
  readonly place: CasePlace;
}

/** What stands beside the check: the report, who asked, what happened, who looked. */
export function Beside({ found, place }: BesideProps) {
  return (
    <Stack gap="medium">
      <LinkTabs
        label="About this case"
        current={caseAddress(found.id, place)}
        items={besideParts.map((beside) => ({
          id: beside,
          label: labels[beside],
          href: caseAddress(found.id, { ...place, beside }),
        }))}
      />
      <Part found={found} part={place.beside} />
    </Stack>
  );
}

function Part({ found, part }: Pick<BesideProps, 'found'> & { readonly part: BesidePart }) {
  if (part === 'timeline') return <Timeline found={found} />;
  if (part === 'looks') return <Looks caseId={found.id} />;
  if (!found.holds)
    return <Banner tone="info" title="The report and her file open for a member who holds work about her." />;
  return part === 'file' ? <CaseFacts found={found} /> : <LiveReport found={found} />;
}
