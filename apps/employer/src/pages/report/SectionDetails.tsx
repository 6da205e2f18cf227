import type { Report } from '@repo/api-client/queries/reports';
import type { CheckedSection } from '@repo/domain/report-words';
import { TextLink } from '@repo/ui/components/TextLink';
import { OnScreen } from '@repo/ui/patterns/OnPaper';
import { paths } from '../../paths.ts';
import { FullIdNumber } from './FullIdNumber.tsx';

interface SectionDetailsProps {
  readonly section: CheckedSection;
  readonly report: Report;
}

/** What an employer can open from a section. */
export function SectionDetails({ section, report }: SectionDetailsProps) {
  if (section === 'identity' && report.identity?.id_number != null)
    // Nothing keeps the whole number, and paper would.
    return (
      <OnScreen>
        <FullIdNumber workerId={report.nanny_id} />
      </OnScreen>
    );
  // The registry tells what is true of her now, once there is something to tell.
  if (section === 'misconduct' && report.ended === null && report.misconduct?.outcome != null)
    return (
      <OnScreen>
        <TextLink placement="alone" href={paths.misconductRegistry} state={{ workerId: report.nanny_id }}>
          View Misconduct Registry
        </TextLink>
      </OnScreen>
    );
  return null;
}
