import { failureText } from '@repo/api-client/client/failure-text';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';

interface ShowMoreProps {
  readonly list: Pick<
    UseInfiniteQueryResult,
    'error' | 'fetchNextPage' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
  >;
  /** 'Show earlier looks'. */
  readonly label: string;
  /** Told when the next page failed without words of its own. */
  readonly failed: string;
}

/** The next page of a list, below what is there. */
export const ShowMore = ({ list, label, failed }: ShowMoreProps) => (
  <>
    {list.isFetchNextPageError && <Banner tone="danger" title={failureText(list.error, failed)} />}
    {list.hasNextPage && (
      <div>
        <Button
          variant="secondary"
          size="small"
          busy={list.isFetchingNextPage}
          busyLabel="Loading..."
          onClick={() => void list.fetchNextPage()}
        >
          {label}
        </Button>
      </div>
    )}
  </>
);
