import type { Registry } from '@repo/api-client/queries/misconduct';
import { Banner } from '@repo/ui/components/Banner';
import { NO_INCIDENT, recordCount, statusOf } from './words.ts';

/** The registry in one line. */
export function RegistryBanner({ registry }: { readonly registry: Registry }) {
  switch (statusOf(registry)) {
    case 'clear':
      return (
        <Banner tone="success" title="No Records Found">
          {NO_INCIDENT}
        </Banner>
      );
    case 'records_found':
      return (
        <Banner tone="danger" title="Records Found">
          {`${recordCount(registry.records_found ?? 0)}, upheld after we asked for the worker’s side.`}
        </Banner>
      );
    case 'not_checked':
      return (
        <Banner tone="info" title="Not Checked Yet">
          Our team has not searched the registry yet. Until then, nothing on record is shown.
        </Banner>
      );
    case 'unable_to_verify':
      return (
        <Banner tone="unknown" title="Unable to Verify">
          Our team looked, and could not tell whether anything is on record.
        </Banner>
      );
  }
}
