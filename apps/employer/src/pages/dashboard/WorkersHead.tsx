import { Spinner } from '@repo/ui/components/Spinner';
import { Tooltip } from '@repo/ui/components/Tooltip';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Spread } from '@repo/ui/primitives/Spread';
import { Text } from '@repo/ui/primitives/Text';
import { listHeading } from './filter-words.ts';
import type { useWorkerSearch } from './use-worker-search.ts';

const TRUST_GUIDE =
  'The trust score goes from 0 to 100. Platinum: 81 to 100. Gold: 61 to 80. Silver: 41 to 60. Basic: up to 40, and every worker whose identity is not verified yet. “Verified” is about the identity alone.';

/** The heading of the list, with the count where one is known. It keeps its place while the list loads. */
export function WorkersHead({ search }: { readonly search: ReturnType<typeof useWorkerSearch> }) {
  const { list, shown, failed, isSearching } = search;
  const isLoaded = list.data !== undefined;
  const heading = listHeading(search.isSearch, search.shownFilters);
  return (
    <Spread wrap>
      <Inline>
        <Heading level={2} size={3}>
          {isLoaded && !failed ? `${heading} (${shown.length})` : heading}
        </Heading>
        {isLoaded && isSearching && !failed && <Spinner label="Searching workers..." />}
      </Inline>
      <Inline gap="none">
        {(shown.length > 0 || list.isPending) && (
          <Text as="span" size="small" tone="muted">
            Ring: trust score
          </Text>
        )}
        <Tooltip label="Trust score guide">{TRUST_GUIDE}</Tooltip>
      </Inline>
    </Spread>
  );
}
