import type { VerificationStatus } from '@repo/api-client/queries/worker-status';
import { VERIFICATION_BANNER_MILLISECONDS } from '@repo/domain/timers';
import { Banner } from '@repo/ui/components/Banner';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { useNavigationState } from '../../navigation-state.ts';
import { homeWords } from './home-words.ts';
import { countDone } from './next-act.ts';

interface JustCompletedProps {
  /** Undefined where it did not arrive. */
  readonly status: VerificationStatus | undefined;
}

/** Shown for five seconds after her identity was verified, with how much of her verification that is. */
export function JustCompleted({ status }: JustCompletedProps) {
  const { say, language } = useLanguage();
  const { verificationCompleted = false } = useNavigationState('dashboard') ?? {};
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!verificationCompleted) return;
    const timer = setTimeout(() => setOver(true), VERIFICATION_BANNER_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [verificationCompleted]);
  if (!verificationCompleted || isOver) return null;
  const words = homeWords[language];
  const done = status === undefined ? '' : ` ${words.done(countDone(status), status.steps.length)}`;
  return (
    <Banner tone="success" title={say('dashboard.completed')}>
      {words.identityVerified + done}
    </Banner>
  );
}
