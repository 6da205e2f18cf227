import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { RefreshIcon } from '../../icons/RefreshIcon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import { focusMainHeading } from '../../focus-main-heading.ts';

export interface LoadErrorProps {
  /** The catalogue's words: 'Failed to fetch workers'. */
  message: string;
  /** What may help, in a sentence. */
  children?: ReactNode;
  onRetry: () => void;
  /** While another try is under way. Keep showing this meanwhile: the button that was pressed has the focus. */
  retrying?: boolean;
  /** 'Try Again' when left out. */
  retryLabel?: string;
  /** What readers hear when another try came to nothing: what is seen does not change then. */
  failedAgain?: string;
}

const english: Words['loadError'] = {
  retry: 'Try Again',
  failedAgain: 'Tried again, without success.',
};

/** Something could not be loaded: says so and offers to try again. */
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
      // It worked: the button goes, and whoever pressed it by keyboard would be left nowhere.
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
