import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { RefreshIcon } from '../../icons/RefreshIcon.tsx';

export interface LoadErrorProps {
  /** The catalogue's words: 'Failed to fetch workers'. */
  message: string;
  /** What may help, in a sentence. */
  children?: ReactNode;
  onRetry: () => void;
  /** While another try is under way. */
  retrying?: boolean;
  retryLabel?: string;
}

/** Something could not be loaded: says so and offers to try again. */
export function LoadError({
  message,
  children,
  onRetry,
  retrying = false,
  retryLabel = 'Try Again',
}: LoadErrorProps) {
  return (
    <Banner
      tone="danger"
      title={message}
      action={
        <Button variant="secondary" size="small" icon={<RefreshIcon />} busy={retrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
