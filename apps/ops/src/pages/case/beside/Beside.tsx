import type { Case } from '@repo/api-client/queries/cases';
import { lazyPart } from '@repo/app-shell/parts/lazy-part';
import { Banner } from '@repo/ui/components/Banner';
import { LinkTabs } from '@repo/ui/components/LinkTabs';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { Stack } from '@repo/ui/primitives/Stack';
import { Suspense } from 'react';
import { besideParts, caseAddress, type BesidePart, type CasePlace } from '../../../work/case-address.ts';
import { LiveReport } from './LiveReport.tsx';

/** Opened now and then; the report is read with every check. */
const caseFacts = lazyPart(() => import('./CaseFacts.tsx'));
const timeline = lazyPart(() => import('./Timeline.tsx'));
const looks = lazyPart(() => import('./Looks.tsx'));

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
      <Suspense fallback={<Skeleton label="Loading..." kind="card" count={2} />}>
        <Part found={found} part={place.beside} />
      </Suspense>
    </Stack>
  );
}

function Part({ found, part }: Pick<BesideProps, 'found'> & { readonly part: BesidePart }) {
  if (part === 'timeline') return <timeline.Part found={found} />;
  if (part === 'looks') return <looks.Part caseId={found.id} />;
  if (!found.holds)
    return (
      <Banner
        tone="info"
        title="The report and the file open for a member who holds work about this worker."
      />
    );
  return part === 'file' ? <caseFacts.Part found={found} /> : <LiveReport found={found} />;
}
