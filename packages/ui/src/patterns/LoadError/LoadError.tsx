import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { RefreshIcon } from '../../icons/RefreshIcon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import { focusMainHeading } from '../../focus-main-heading.ts';

export interface LoadErrorProps {
  /** The message from the catalogue: 'Failed to fetch workers'. */
  message: string;
  /** A possible remedy, in a sentence. */
  children?: ReactNode;
  onRetry: () => void;
  /** During another attempt. Keep this component on the screen meanwhile: the pressed button has the focus. */
  retrying?: boolean;
  /** The default is 'Try Again'. */
  retryLabel?: string;
  /** The announcement for screen readers after another failed attempt: the visible content does not change then. */
  failedAgain?: string;
}

const english: Words['loadError'] = {
  retry: 'Try Again',
  failedAgain: 'Tried again, without success.',
};

/** A failed load: it says so and offers a retry. */
export function LoadError({
  message,
  children,
  onRetry,
  retrying = false,
  retryLabel,
  failedAgain,
}: LoadErrorProps) {
  const words = useWords('loadError', english);
  const button = useRef<HTMLButtonElement>(null);
  const [tried, setTried] = useState(false);
  if (retrying && !tried) setTried(true);
  useLayoutEffect(() => {
    const pressed = button.current;
    return () => {
      // The retry worked: the button disappears, and the focus of a keyboard user would be lost.
      if (pressed !== null && pressed === document.activeElement) focusMainHeading();
    };
  }, []);
  return (
    <Banner
      tone="danger"
      title={message}
      action={
        <>
          <Button
            ref={button}
            variant="secondary"
            size="small"
            icon={<RefreshIcon />}
            busy={retrying}
            onClick={onRetry}
          >
            {retryLabel ?? words.retry}
          </Button>
          <VisuallyHidden>
            <output>{tried && !retrying ? (failedAgain ?? words.failedAgain) : ''}</output>
          </VisuallyHidden>
        </>
      }
    >
      {children}
    </Banner>
  );
}
