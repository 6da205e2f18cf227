import { Banner } from '@repo/ui/components/Banner';
import { useEffect, useRef } from 'react';

interface FailureProps {
  readonly message: string;
  /** What is kept and what to do, where no answer came. */
  readonly offline?: string | false;
}

/** Below its button, so that nothing moves under the finger. On a low phone it scrolls itself into view. */
export function Failure({ message, offline = false }: FailureProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      {offline === false ? (
        <Banner tone="danger">{message}</Banner>
      ) : (
        <Banner tone="danger" title={message}>
          {offline}
        </Banner>
      )}
    </div>
  );
}
